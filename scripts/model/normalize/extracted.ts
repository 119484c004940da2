import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { freeName, referenceTo } from "./deep-references.js";
import { isSimple } from "./normal-object.js";

/**
 * Components for the schemas of properties that several schemas share. A copy of a nested schema would contain copies of what it includes,
 * and grow with each level.
 */
export class Extracted {
  /** The added components. More may be added while they are iterated. */
  readonly schemas: Schema[] = [];
  readonly #document: OpenApiDocument;
  readonly #names = new Map<Schema, string>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  /** Returns a schema of a few words, or a reference to a component with a copy of it. */
  shared(wanted: string, schema: Schema): Schema {
    if (typeof schema !== "object" || isSimple(schema)) return schema;
    let name = this.#names.get(schema);
    if (name === undefined) {
      const schemas = ((this.#document.components ??= {}).schemas ??= {});
      name = freeName(schemas, wanted);
      this.#names.set(schema, name);
      const copy = structuredClone(schema);
      schemas[name] = copy;
      this.schemas.push(copy);
    }
    const { description, deprecated } = schema;
    return { ...(description !== undefined && { description }), ...(deprecated !== undefined && { deprecated }), $ref: referenceTo(name) };
  }
}
