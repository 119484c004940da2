import { type DocumentFault, refuse } from "./lib/document-fault.js";
import { enumerations, type Enumeration } from "./lib/enumerations.js";
import { NameClaims, typeName } from "./lib/names.js";
import type { OpenApiDocument } from "./lib/openapi.js";
import type { OutputFile } from "./lib/output.js";
import { docComment, HEADER, LINE_WIDTH, quote } from "./lib/text.js";

/**
 * `schemas.ts`: a type for each named schema, and for each enumeration its values as a constant.
 * Where only answers have the enumeration, its type takes unknown strings too and `Known…` is the closed one.
 */
export function generateSchemas(document: OpenApiDocument): OutputFile {
  const schemas = namedSchemas(document);
  refuse(nameFaults(schemas));
  const declarations = schemas.flatMap((schema) => {
    const alias = declare(schema);
    return schema.enumeration === undefined ? [alias] : [constant(schema.type, schema.enumeration), ...closedType(schema), alias];
  });
  const head = declarations.length === 0 ? "export {};\n" : 'import type { components } from "./types.js";\n';
  return { path: "schemas.ts", text: [HEADER, head, ...declarations].join("\n") };
}

/** A schema of the document's components, and what it is called in TypeScript. */
interface NamedSchema {
  name: string;
  type: string;
  description: string | undefined;
  enumeration: Enumeration | undefined;
}

function namedSchemas(document: OpenApiDocument): NamedSchema[] {
  const enums = new Map(enumerations(document).map((enumeration) => [enumeration.name, enumeration]));
  return Object.entries(document.components?.schemas ?? {}).map(([name, { description }]) => {
    return { name, type: typeName(name) ?? "", description, enumeration: enums.get(name) };
  });
}

/** What stands in the way of a name for each schema. */
export function schemaFaults(document: OpenApiDocument): DocumentFault[] {
  return nameFaults(namedSchemas(document));
}

function nameFaults(schemas: readonly NamedSchema[]): DocumentFault[] {
  const claims = new NameClaims({ "the module itself": ["components"] });
  const nameless: DocumentFault[] = [];
  for (const { name, type, enumeration } of schemas) {
    const [owner, at] = [`the schema ${JSON.stringify(name)}`, ["components", "schemas", name]];
    if (type === "")
      nameless.push({ at, message: `The schema ${JSON.stringify(name)} yields no name.`, hint: "give it a name with a letter or a digit" });
    else claims.claim(owner, [type, ...enumerationNames(type, enumeration)], at, "rename one of the two schemas");
  }
  return [...nameless, ...claims.faults];
}

function enumerationNames(type: string, enumeration: Enumeration | undefined): string[] {
  if (enumeration === undefined) return [];
  return enumeration.open ? [constantName(type), `Known${type}`] : [constantName(type)];
}

/** `ProjectRole` → `PROJECT_ROLES`. */
export function constantName(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toUpperCase();
  if (/[^AEIOU]Y$/.test(words)) return `${words.slice(0, -1)}IES`;
  return /(S|X|CH|SH)$/.test(words) ? `${words}ES` : `${words}S`;
}

function declare({ name, type, description }: NamedSchema): string {
  const doc = description === undefined ? "" : docComment(description.trim().split("\n"));
  return `${doc === "" ? "" : `${doc}\n`}export type ${type} = components["schemas"][${quote(name)}];\n`;
}

function constant(type: string, { values }: Enumeration): string {
  const head = `export const ${constantName(type)} =`;
  const items = values.map(quote);
  const flat = `${head} [${items.join(", ")}] as const;`;
  const text = flat.length <= LINE_WIDTH ? flat : `${head} [\n${items.map((item) => `  ${item},\n`).join("")}] as const;`;
  return `/** The values of {@link ${type}} that the contract lists. */\n${text}\n`;
}

function closedType({ type, enumeration }: NamedSchema): string[] {
  if (enumeration?.open !== true) return [];
  return [
    `/** A value of {@link ${type}} that the contract lists. */\nexport type Known${type} = (typeof ${constantName(type)})[number];\n`,
  ];
}
