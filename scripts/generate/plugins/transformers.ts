import ts from "../../core/modules/typescript.js";
import { identifiersIn } from "../../emit/identifiers-in.js";
import { declareTypes } from "../../emit/openapi-typescript.js";
import { itemSchema, itemType } from "../../emit/pagination.js";
import { printDeclarations } from "../../emit/print-types.js";
import { CONVERSIONS, runtimeModule } from "../../emit/runtime-module.js";
import { importLine } from "../../emit/text.js";
import { numberedTypeName, typeName } from "../../model/names.js";
import { isPaginated } from "../../model/operation-facts.js";
import { referenceTo } from "../../model/normalize/deep-references.js";
import { nameRecursiveSchemas } from "../../model/normalize/recursion.js";
import { isObject, rewrite } from "../../model/normalize/walk.js";
import type { OpenApiDocument, Plugin, PluginContext, PluginOperation } from "../plugin.js";
import { Conversions, type OwnNames } from "./conversions.js";
import { constantNames, jsonResults, resultKey, schemaText, uniqueNames } from "./json-results.js";
import type { Schema } from "./validators.js";

/** Generates operations with converted results: `Date` for date-times, and `bigint` for integers of 64 bits. */
export const transformers: Plugin = transformersPlugin("transformers", "toDate");

/** The same for a service whose date-times have no offset, and are in UTC. */
export const transformersUtc: Plugin = transformersPlugin("transformers-utc", "toUtcDate");

function transformersPlugin(name: string, date: string): Plugin {
  return {
    name,
    generate(context) {
      const { path, text } = runtimeModule(CONVERSIONS);
      return [
        { path: "transformers.ts", text: transformersText(context, date) },
        { path: path.replace(/^plugins\//, ""), text: `\n${text}` },
      ];
    },
  };
}

function transformersText(context: PluginContext, date: string): string {
  const results = resultsOf(context);
  const document = documentOf(context, results);
  const schemas = Object.entries(document.components?.schemas ?? {});
  const functions = context.operations.map(({ name }) => name);
  const own = { ...ownNames(functions), date };
  const named = Object.keys(context.normalized.components?.schemas ?? {});
  const constants = constantNames("Transformer", named, context.operations, functions);
  const conversions = new Conversions(document, constants, own);
  const converted = schemas.filter(([name]) => conversions.names.has(name));
  const codes = converted.map(([name, schema]): [string, string] => [name, conversions.codeOf(schema)]);
  if (codes.length === 0) return "\nexport {};\n";
  const wanted = codes.map(([name]): [string, string] => [name, `Transformed${results.get(name)?.type ?? typeNameOf(name)}`]);
  const types = uniqueNames(new Map(wanted), functions);
  for (const [, schema] of converted) conversions.mark(schema, types);
  const declare = (constant: string, type: string, code: string): string =>
    `const ${constant}: ${own.conversions}.Transformer<${type}> = /* @__PURE__ */ ${own.conversions}.transformer(() => ${code});\n`;
  const declarations = codes.map(([name, code]) => {
    const { operation, mayBeEmpty = false } = results.get(name) ?? {};
    const type = `${types.get(name) ?? ""}${mayBeEmpty ? " | undefined" : ""}`;
    const subject = operation === undefined ? `the schema ${schemaText(name)}` : `the result of \`${operation.name}\``;
    const constant = constants.get(name) ?? "";
    const call = operation === undefined ? "" : `\n${operationText(context, operation, type, constant, types, own)}`;
    return `/** Converts ${subject}. */\nexport ${declare(constant, type, code || "(value) => value")}${call}`;
  });
  const hidden = [...conversions.recursive].map(([constant, code]) => declare(constant, "unknown", code));
  const text = [printedTypes(document, types), ...declarations, ...hidden].join("\n");
  return `\n${importsOf(text, own)}\n${text}`;
}

function typeNameOf(schema: string): string {
  return typeName(schema) ?? numberedTypeName(schema);
}

/** Returns names that no operation has, also with a number. */
function ownNames(functions: readonly string[]): Omit<OwnNames, "date"> {
  const taken = functions.flatMap((name) => [name, name.replace(/_\d+$/, "")]);
  const names = uniqueNames(new Map(["api", "c", "recursive"].map((name) => [name, name])), [...new Set(taken)]);
  return { api: names.get("api") ?? "", conversions: names.get("c") ?? "", recursive: names.get("recursive") ?? "" };
}

function importsOf(text: string, { api, conversions }: OwnNames): string {
  const used = identifiersIn(text);
  const types = ["OperationClient", "OperationDescriptor", "Pagination"].filter((name) => used.has(name));
  return [
    ...(used.has(api) ? [`import * as ${api} from "../operations/index.js";\n`] : []),
    ...(types.length === 0 ? [] : [importLine("import type", types, "../runtime/operation.js")]),
    ...(used.has("components") ? [importLine("import type", ["components"], "../types.js")] : []),
    `import * as ${conversions} from "./conversions.js";\n`,
  ].join("");
}

/** Prints the types of converted values, from schemas that are marked. */
function printedTypes(document: OpenApiDocument, types: ReadonlyMap<string, string>): string {
  const { components, others } = declareTypes(document, types);
  const [, ...declared] = components;
  const used = identifiersIn(printDeclarations(declared));
  return printDeclarations([...declared, ...others.filter((node) => ts.isTypeAliasDeclaration(node) && used.has(node.name.text))]);
}

/** Returns the function of an operation with a converted result. */
function operationText(
  { document }: PluginContext,
  operation: PluginOperation,
  type: string,
  constant: string,
  types: ReadonlyMap<string, string>,
  { api, conversions }: OwnNames,
): string {
  const { name, requestType, requestIsOptional } = operation;
  const doc = `/** Calls \`${name}\`, and converts the dates and the integers of 64 bits in its result. */\n`;
  const request = `request${requestIsOptional ? "?" : ""}: ${api}.${requestType} & ${conversions}.Fixed`;
  const signature = `(client: OperationClient, ${request}): Promise<${type}>`;
  if (!isPaginated(operation)) {
    const call = `${conversions}.converted(client, ${constant}, (own) => ${api}.${name}(own, request))`;
    return `${doc}export function ${name}${signature} {\n  return ${call};\n}\n`;
  }
  const item = types.get(itemSchema(document, operation) ?? "") ?? itemType(document, operation, type);
  const face = [signature, "readonly operation: OperationDescriptor", `readonly pagination: Pagination<${type}, ${item}>`];
  const value = `/* @__PURE__ */ ${conversions}.paginated(${api}.${name}, ${constant})`;
  return `${doc}export const ${name}: {\n${face.map((line) => `  ${line};\n`).join("")}} = ${value};\n`;
}

/** The result of an operation. */
interface Result {
  readonly operation: PluginOperation;
  readonly type: string;
  readonly schema: Schema;
  /** A response may have no body. */
  readonly mayBeEmpty: boolean;
}

/** Returns the results that are JSON of a described type, by their keys. */
function resultsOf(context: PluginContext): Map<string, Result> {
  const results = new Map<string, Result>();
  for (const operation of context.operations) {
    const schemas = [...new Set(jsonResults(context, operation))];
    const bodies = schemas.filter(isObject);
    const [first, ...others] = bodies;
    const mayBeEmpty = schemas.includes(null);
    if (first === undefined || schemas.length > bodies.length + Number(mayBeEmpty)) continue;
    const schema: Schema = others.length === 0 ? first : { anyOf: bodies };
    results.set(resultKey(operation), { operation, type: operation.resultType ?? "", schema, mayBeEmpty });
  }
  return results;
}

/** Returns a document of the named schemas and the results. */
function documentOf({ normalized }: PluginContext, results: ReadonlyMap<string, Result>): OpenApiDocument {
  const { openapi, info, components } = normalized;
  const bodies = Object.fromEntries([...results].map(([key, { schema }]) => [key, schema]));
  // Copies schemas that are at several places: whether they are converted may depend on the place.
  const text = JSON.stringify({ openapi, info, components: { schemas: { ...components?.schemas, ...bodies } } });
  const document = JSON.parse(text) as OpenApiDocument;
  const names = new Map([...nameRecursiveSchemas(document)].map(([name, alias]) => [`#/${alias}`, referenceTo(name)]));
  return rewriteReferences(document, names);
}

function rewriteReferences(document: OpenApiDocument, names: ReadonlyMap<string, string>): OpenApiDocument {
  rewrite(document, (node) => {
    if (isObject(node) && typeof node["$ref"] === "string") node["$ref"] = names.get(node["$ref"]) ?? node["$ref"];
    return node;
  });
  return document;
}
