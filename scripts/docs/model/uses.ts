// Maps schemas to the schemas and operations that use them.
import type { OpenApiDocument } from "../../read/openapi.js";
import type { OperationModel } from "../../model/operation.js";
import { type Role, roleOf } from "../../read/roles.js";
import { atPointer, componentName } from "../../model/schemas.js";

const SCHEMA = /^#\/components\/schemas\/([^/]+)/;

export class Uses {
  readonly #document: OpenApiDocument;
  /** The schemas that an operation's request or responses use, directly or indirectly. */
  readonly #reached = new Map<OperationModel, ReadonlySet<string>>();
  /** The schemas that a schema references directly. */
  readonly #named = new Map<string, ReadonlySet<string>>();
  readonly #operations = new Map<string, OperationModel[]>();
  readonly #owners = new Map<string, string[]>();

  constructor(document: OpenApiDocument, operations: readonly OperationModel[]) {
    this.#document = document;
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) this.#named.set(name, this.#namesIn(schema));
    for (const [owner, names] of this.#named) for (const name of names) if (name !== owner) add(this.#owners, name, owner);
    for (const operation of operations) {
      const { parameters, requestBody, responses } = operation;
      const reached = this.#closure(this.#namesIn([parameters, requestBody, ...responses.values()]));
      this.#reached.set(operation, reached);
      for (const name of reached) add(this.#operations, name, operation);
    }
  }

  /** Returns the operations whose request or responses use a schema, directly or indirectly. */
  operationsOf(schema: string): readonly OperationModel[] {
    return this.#operations.get(schema) ?? [];
  }

  /** Returns the schemas that the operations use. */
  schemasOf(operations: readonly OperationModel[]): Set<string> {
    return new Set(operations.flatMap((operation) => [...(this.#reached.get(operation) ?? [])]));
  }

  /** Returns the other schemas that reference a schema. */
  ownersOf(schema: string): readonly string[] {
    return this.#owners.get(schema) ?? [];
  }

  #closure(names: Iterable<string>): Set<string> {
    const closure = new Set(names);
    // Iteration over a set includes members added meanwhile.
    for (const name of closure) for (const next of this.#named.get(name) ?? []) closure.add(next);
    return closure;
  }

  /** Returns the schemas that a part of the document references, also through components other than schemas. */
  #namesIn(part: unknown): Set<string> {
    const names = new Set<string>();
    const seen = new Set<unknown>();
    const visit = (node: unknown, role: Role): void => {
      if (node === null || typeof node !== "object" || role === "data" || seen.has(node)) return;
      seen.add(node);
      for (const [key, value] of Object.entries(node)) {
        if (key === "$ref" && role === "fields" && typeof value === "string") {
          const name = SCHEMA.exec(value)?.[1];
          const target = atPointer(this.#document, value);
          if (name === undefined) visit(target, "fields");
          else names.add(componentName(name));
        } else if (!key.startsWith("x-") || role === "names") visit(value, Array.isArray(node) ? role : roleOf(role, key, value));
      }
    };
    visit(part, "fields");
    return names;
  }
}

function add<Value>(lists: Map<string, Value[]>, name: string, value: Value): void {
  const list = lists.get(name);
  if (list === undefined) lists.set(name, [value]);
  else list.push(value);
}
