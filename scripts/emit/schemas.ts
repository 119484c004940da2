import type { DocumentFault } from "../read/document-fault.js";
import { typeCase } from "../model/case.js";
import { enumerations, type Enumeration, valuesIn } from "../model/enumerations.js";
import { compare } from "../core/cli/finding.js";
import { listOperations } from "../model/operations.js";
import { fieldOf } from "../model/parameters.js";
import { NameClaims, type NameWish, numberedTypeName, typeName } from "../model/names.js";
import type { OpenApiDocument, Schema } from "../read/openapi.js";
import type { OutputFile } from "../core/files/output.js";
import { docComment, HEADER, LINE_WIDTH, propertyKey, quote } from "./text.js";
import { directedSchemas } from "../model/normalize/type-view.js";

/**
 * Generates `schemas.ts`: a type per named schema, and a constant with the values of each enumeration.
 * The type of an open enumeration, which is in responses only, accepts unknown strings, and `Known…` is closed. If requests or responses lack properties of a
 * schema, `…Input` and `…Output` are their types, unless the name is taken.
 */
export function generateSchemas(document: OpenApiDocument): OutputFile {
  const { schemas } = namedSchemas(document);
  const declarations = schemas.flatMap((schema) => {
    const alias = declare(schema);
    return schema.enumeration === undefined ? [alias] : [constant(schema.type, schema.enumeration), ...closedType(schema), alias];
  });
  const taken = new Set(schemas.flatMap(({ type, enumeration }) => [type, ...enumerationNames(type, enumeration)]));
  declarations.push(...directedTypes(document, schemas, taken), ...parameterConstants(document, taken));
  const head = schemas.length === 0 ? (declarations.length === 0 ? "export {};\n" : "") : 'import type { components } from "./types.js";\n';
  return { path: "schemas.ts", text: [HEADER, head, ...declarations].join("\n") };
}

/** Generates the types of schemas that differ in requests or responses. */
function directedTypes(document: OpenApiDocument, schemas: readonly NamedSchema[], taken: ReadonlySet<string>): string[] {
  const types = new Map(schemas.map(({ name, type }) => [name, type]));
  return directedSchemas(document).flatMap(({ name, origin, direction }) => {
    const type = types.get(origin);
    const own = `${type ?? ""}${direction === "request" ? "Input" : "Output"}`;
    if (type === undefined || taken.has(own)) return [];
    const dropped = direction === "request" ? "read-only" : "write-only";
    const doc = `/** {@link ${type}} in ${direction}s, without its ${dropped} properties. */\n`;
    return [`${doc}export type ${own} = components["schemas"][${quote(name)}];\n`];
  });
}

/** Generates constants of the values of parameters, and of their items, that are no named enumerations. A name that is taken has none. */
function parameterConstants(document: OpenApiDocument, taken: Set<string>): string[] {
  return listOperations(document).flatMap(({ name, parameters }) =>
    parameters.flatMap((parameter) => {
      const values = valuesIn(parameter.schema ?? null) ?? valuesIn(parameter.schema?.items ?? null);
      const constant = constantName(typeCase(name) + typeCase(typeName(parameter.name) ?? "")).replace(/_BIES$/, "_BYS");
      if (values === undefined || values.length < 2 || taken.has(constant)) return [];
      taken.add(constant);
      return [list(constant, `\`${fieldOf(parameter)}.${parameter.name}\` of {@link ${name}}`, values.map(literal))];
    }),
  );
}

/** A component schema and its TypeScript name. */
interface NamedSchema {
  name: string;
  type: string;
  doc: string[];
  enumeration: Enumeration | undefined;
}

/** Returns the faults in the names of schemas. */
export function schemaFaults(document: OpenApiDocument): DocumentFault[] {
  return namedSchemas(document).faults;
}

/** Returns the name of each schema's type. */
export function typeNames(document: OpenApiDocument): Map<string, string> {
  return new Map(namedSchemas(document).schemas.map(({ name, type }) => [name, type]));
}

/** Returns the schemas in the document's order with unique type names. A schema with exactly that name has precedence. */
function namedSchemas(document: OpenApiDocument): { schemas: NamedSchema[]; faults: DocumentFault[] } {
  const enums = new Map(enumerations(document).map((enumeration) => [enumeration.name, enumeration]));
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]): NamedSchema => {
    const { description, deprecated } = (schema as Schema | null) ?? {};
    const lines = typeof description === "string" ? description.trim().split("\n") : [];
    const doc = deprecated === true ? [...lines, "@deprecated"] : lines;
    const type = typeName(name) ?? numberedTypeName(name);
    return { name, type, doc, enumeration: enums.get(name) };
  });
  const claims = new NameClaims({ "the module itself": ["components"] });
  const sorted = [...schemas].sort(byClaim);
  const names = claims.claim(sorted.map(wishOf));
  for (const [index, schema] of sorted.entries()) schema.type = names[index] ?? schema.type;
  const nameless = sorted.filter(({ name }) => typeName(name) === undefined);
  return { schemas, faults: [...nameless.map(namelessFault), ...claims.faults] };
}

function wishOf({ name, type, enumeration }: NamedSchema): NameWish {
  return {
    owner: `the schema ${JSON.stringify(name)}`,
    wanted: type,
    namesOf: (wanted) => [wanted, ...enumerationNames(wanted, enumeration)],
    at: ["components", "schemas", name],
    hint: "rename one of the two schemas",
  };
}

function namelessFault({ name }: NamedSchema): DocumentFault {
  const message = `No type name can be derived from the schema ${JSON.stringify(name)}.`;
  return { at: ["components", "schemas", name], message, hint: "use a name with a letter or a digit", fatal: false };
}

function byClaim(a: NamedSchema, b: NamedSchema): number {
  const [first, second] = [a, b].map(({ name, type }) => (name === type ? 0 : 1)) as [number, number];
  return first - second || compare(a.name, b.name);
}

function enumerationNames(type: string, enumeration: Enumeration | undefined): string[] {
  if (enumeration === undefined) return [];
  const named = enumeration.names === undefined ? [] : [namedConstant(type)];
  return [constantName(type), ...named, ...(enumeration.open ? [`Known${type}`] : [])];
}

/** `ProjectRole` → `PROJECT_ROLES`. */
export function constantName(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toUpperCase();
  if (/[^AEIOU]Y$/.test(words)) return `${words.slice(0, -1)}IES`;
  return /(S|X|CH|SH)$/.test(words) ? `${words}ES` : `${words}S`;
}

/** `ProjectRole` → `PROJECT_ROLE_VALUES`. */
function namedConstant(name: string): string {
  return `${name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toUpperCase()}_VALUES`;
}

function declare({ name, type, doc }: NamedSchema): string {
  const comment = docComment(doc);
  return `${comment === "" ? "" : `${comment}\n`}export type ${type} = components["schemas"][${quote(name)}];\n`;
}

function constant(type: string, { values, names }: Enumeration): string {
  const items = values.map(literal);
  const listed = list(constantName(type), `{@link ${type}}`, items);
  if (names === undefined) return listed;
  const members = names.map((name, index) => `  ${propertyKey(name)}: ${items[index] ?? ""},\n`);
  const doc = `/** The values of {@link ${type}} by their names. */\n`;
  return `${listed}\n${doc}export const ${namedConstant(type)} = {\n${members.join("")}} as const;\n`;
}

function literal(value: string | number): string {
  return typeof value === "string" ? quote(value) : JSON.stringify(value).replace("e+", "e");
}

function list(name: string, owner: string, values: readonly string[]): string {
  const items = [...new Set(values)];
  const head = `export const ${name} =`;
  const flat = `${head} [${items.join(", ")}] as const;`;
  const text = flat.length <= LINE_WIDTH ? flat : `${head} [\n${items.map((item) => `  ${item},\n`).join("")}] as const;`;
  return `${docComment([`The listed values of ${owner}.`])}\n${text}\n`;
}

function closedType({ type, enumeration }: NamedSchema): string[] {
  if (enumeration?.open !== true) return [];
  return [`/** A listed value of {@link ${type}}. */\nexport type Known${type} = (typeof ${constantName(type)})[number];\n`];
}
