import { importLine, quote } from "../../emit/text.js";
import type { Plugin, PluginContext, PluginOperation } from "../plugin.js";
import { constantNames, jsonResults, resultKey, schemaText } from "./json-results.js";
import { textChecks, textConditions } from "./text-checks.js";
import { type Dialect, validatorOf } from "./validators.js";

/** A validation library. */
export interface Library extends Dialect {
  readonly name: string;
  readonly dependency: string;
  /** The import and the function `named`. */
  readonly head: string;
  /** The type of the validator of `Type`. A form takes its fields from the input. */
  readonly typed: string;
  /** The same for the code of an object whose properties are known. Default: none, since the library cannot derive others of it. */
  readonly derivable?: { readonly typed: string; readonly isMeant: (code: string) => boolean };
  readonly undefined: string;
}

/** Returns a plugin that generates a validator for each named schema, and for each result that is JSON, and one that also checks text. */
export function validatorPlugins(library: Library): [Plugin, Plugin] {
  return [validatorPlugin(library, library.name), validatorPlugin({ ...library, textConditions }, `${library.name}-formats`)];
}

function validatorPlugin(library: Library, name: string): Plugin {
  return {
    name,
    dependencies: [library.dependency],
    generate(context) {
      const { normalized, operations } = context;
      const schemas = Object.entries(normalized.components?.schemas ?? {});
      const names = schemas.map(([name]) => name);
      const constants = constantNames("Schema", names, operations, ["named", "api", "z", "v"]);
      const declare = (constant: string, type: string, doc: string, code: string): string => {
        const validator = library.derivable?.isMeant(code) === true ? "ObjectValidator" : "Validator";
        return `/** ${doc} */\nexport const ${constant}: ${validator}<${type}> = /* @__PURE__ */ named(() => ${code});\n`;
      };
      const parts = schemas.map(([name, schema]) => {
        const doc = `Validates the schema ${schemaText(name)}.`;
        return declare(constants.get(name) ?? "", `components["schemas"][${quote(name)}]`, doc, validatorOf(schema, constants, library));
      });
      const checked = operations.flatMap((operation) =>
        resultOf(context, operation, constants, library).map((code) => ({ operation, code })),
      );
      for (const { operation, code } of checked) {
        const doc = `Validates the result of \`${operation.name}\`, for its option \`schema\`.`;
        parts.push(declare(constants.get(resultKey(operation)) ?? "", `api.${operation.resultType ?? "never"}`, doc, code));
      }
      const imports = [
        library.head,
        ...(checked.length === 0 ? [] : ['import type * as api from "../operations/index.js";\n']),
        ...(schemas.length === 0 ? [] : [importLine("import type", ["components"], "../types.js")]),
      ];
      const text =
        parts.length === 0
          ? "\nexport {};\n"
          : ["\n" + imports.join(""), NAMED(library), ...textChecks(parts.join("")), ...parts].join("\n");
      return [{ path: `${library.name}.ts`, text }];
    },
  };
}

function NAMED(library: Library): string {
  const { typed, derivable } = library;
  const objects = `/** The validator of an object; its \`unwrap()\` has \`pick()\`, \`extend()\`, \`shape\` and others. */
export type ObjectValidator<Type> = ${derivable?.typed ?? ""};
`;
  return `/** The validator of a type. */
export type Validator<Type> = ${typed};

${derivable === undefined ? "" : `${objects}\n`}/** Names the type of a validator: both come from one schema. Inferring it would be slow, and impossible for recursive schemas. */
function named<Named>(validator: () => Validator<unknown>): Named {
  return ${library.lazy("validator()")} as unknown as Named;
}
`;
}

/** Returns the validator of an operation's result in a list, which is empty if the result may be something else than JSON. */
function resultOf(context: PluginContext, operation: PluginOperation, constants: ReadonlyMap<string, string>, library: Library): string[] {
  const members = jsonResults(context, operation).map((schema) =>
    schema === null ? library.undefined : validatorOf(schema, constants, library),
  );
  return members.length === 0 ? [] : [library.union([...new Set(members)])];
}
