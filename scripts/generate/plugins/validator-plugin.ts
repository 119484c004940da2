import { importLine, quote } from "../../emit/text.js";
import { typeName, NameClaims, numberedTypeName } from "../../model/names.js";
import { isJsonType } from "../../model/media-types.js";
import { successResponses, usualTypes } from "../../model/operation-facts.js";
import { resolveReference } from "../../model/schemas.js";
import { operationAt } from "../../read/openapi.js";
import type { OpenApiDocument, Plugin, PluginContext, PluginOperation } from "../plugin.js";
import { type Dialect, type Schema, validatorOf } from "./validators.js";

/** A validation library. */
export interface Library extends Dialect {
  readonly name: string;
  readonly dependency: string;
  /** The import and the function `named`. */
  readonly head: string;
  /** Returns the type of the validator of a type. */
  typed(type: string): string;
  readonly undefined: string;
}

/** Returns a plugin that generates a validator for each named schema, and for each result that is JSON. */
export function validatorPlugin(library: Library): Plugin {
  return {
    name: library.name,
    dependencies: [library.dependency],
    generate(context) {
      const { normalized, operations } = context;
      const schemas = Object.entries(normalized.components?.schemas ?? {});
      const { constants, results } = namesOf(
        schemas.map(([name]) => name),
        operations,
      );
      const declare = (constant: string, type: string, doc: string, code: string): string =>
        `/** ${doc} */\nexport const ${constant}: ${library.typed(type)} = /* @__PURE__ */ named<${type}>(() => ${code});\n`;
      const parts = schemas.map(([name, schema]) => {
        const doc = `Validates the schema ${JSON.stringify(name).replaceAll("*/", "*\\/")}.`;
        return declare(constants.get(name) ?? "", `components["schemas"][${quote(name)}]`, doc, validatorOf(schema, constants, library));
      });
      const checked = operations.flatMap((operation) =>
        resultOf(context, operation, constants, library).map((code) => ({ operation, code })),
      );
      for (const { operation, code } of checked) {
        const doc = `Validates the result of \`${operation.name}\`, for its option \`schema\`.`;
        parts.push(declare(results.get(operation.name) ?? "", `api.${operation.resultType ?? "never"}`, doc, code));
      }
      const imports = [
        library.head,
        ...(checked.length === 0 ? [] : ['import type * as api from "../operations/index.js";\n']),
        ...(schemas.length === 0 ? [] : [importLine("import type", ["components"], "../types.js")]),
      ];
      const text = parts.length === 0 ? "\nexport {};\n" : ["\n" + imports.join(""), NAMED(library), ...parts].join("\n");
      return [{ path: `${library.name}.ts`, text }];
    },
  };
}

function NAMED(library: Library): string {
  return `/** Names the type of a validator: both come from one schema. Inferring it would be slow, and impossible for recursive schemas. */
function named<Type>(validator: () => ${library.typed("unknown")}): ${library.typed("Type")} {
  return ${library.lazy("validator()")} as ${library.typed("Type")};
}
`;
}

function namesOf(schemas: readonly string[], operations: readonly PluginOperation[]): Record<"constants" | "results", Map<string, string>> {
  const claims = new NameClaims({ "the module itself": ["named", "api", "z", "v"] });
  const claim = (names: readonly string[], wanted: (name: string) => string): Map<string, string> => {
    const wishes = names.map((name) => ({ owner: name, wanted: wanted(name), namesOf: (own: string) => [own], at: [], hint: "" }));
    const claimed = claims.claim(wishes);
    return new Map(names.map((name, index) => [name, claimed[index] ?? name]));
  };
  const constants = claim(schemas, (name) => lowerFirst(`${typeName(name) ?? numberedTypeName(name)}Schema`));
  return {
    constants,
    results: claim(
      operations.map(({ name }) => name),
      (name) => `${name}ResultSchema`,
    ),
  };
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Returns the validator of an operation's result in a list, which is empty if the result may be something else than JSON. */
function resultOf(
  { normalized }: PluginContext,
  operation: PluginOperation,
  constants: ReadonlyMap<string, string>,
  library: Library,
): string[] {
  if (operation.resultType === undefined) return [];
  const members: string[] = [];
  for (const [status] of successResponses(operation)) {
    const content = responseOf(normalized, operation, status)?.content ?? {};
    const types = usualTypes(Object.keys(content));
    if (types.length === 0) members.push(library.undefined);
    for (const type of types) {
      const object = content[type] ?? null;
      if (!isJsonType(type) || (object as unknown) === null) return [];
      members.push(validatorOf((object as { schema?: Schema }).schema, constants, library));
    }
  }
  return members.length === 0 ? [] : [library.union([...new Set(members)])];
}

type Item = NonNullable<OpenApiDocument["paths"]>[string];
type Reply = PluginOperation["responses"] extends Map<string, infer Response extends object> ? Response : never;

function responseOf(normalized: OpenApiDocument, { path, method }: PluginOperation, status: string): Reply | undefined {
  const item = resolveReference<Item>(normalized, normalized.paths?.[path]);
  return resolveReference<Reply>(normalized, operationAt(item, method)?.responses?.[status]);
}
