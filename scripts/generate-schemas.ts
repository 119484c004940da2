import { enumerations, type Enumeration } from "./lib/enumerations.js";
import type { OpenApiDocument } from "./lib/openapi.js";
import type { OutputFile } from "./lib/output.js";
import { docComment, HEADER, LINE_WIDTH, quote } from "./lib/text.js";

const IDENTIFIER = /^[A-Za-z_$][A-Za-z_$0-9]*$/;

/**
 * `schemas.ts`: a type for each named schema, and for each enumeration its values as a constant.
 * Where only answers have the enumeration, its type takes unknown strings too and `Known…` is the closed one.
 */
export function generateSchemas(document: OpenApiDocument): OutputFile {
  const enums = new Map(enumerations(document).map((enumeration) => [enumeration.name, enumeration]));
  const declarations = Object.entries(document.components?.schemas ?? {})
    .filter(([name]) => IDENTIFIER.test(name))
    .flatMap(([name, schema]) => {
      const alias = declare(name, schema.description);
      const enumeration = enums.get(name);
      return enumeration === undefined ? [alias] : [constant(enumeration), ...closedType(enumeration), alias];
    });
  const head = declarations.length === 0 ? "export {};\n" : 'import type { components } from "./types.js";\n';
  return { path: "schemas.ts", text: [HEADER, head, ...declarations].join("\n") };
}

/** `ProjectRole` → `PROJECT_ROLES`. */
export function constantName(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toUpperCase();
  if (/[^AEIOU]Y$/.test(words)) return `${words.slice(0, -1)}IES`;
  return /(S|X|CH|SH)$/.test(words) ? `${words}ES` : `${words}S`;
}

function declare(name: string, description: string | undefined): string {
  const comment = description === undefined ? "" : `${docComment(description.trim().split("\n"))}\n`;
  return `${comment}export type ${name} = components["schemas"][${quote(name)}];\n`;
}

function constant({ name, values }: Enumeration): string {
  const head = `export const ${constantName(name)} =`;
  const items = values.map(quote);
  const flat = `${head} [${items.join(", ")}] as const;`;
  const text = flat.length <= LINE_WIDTH ? flat : `${head} [\n${items.map((item) => `  ${item},\n`).join("")}] as const;`;
  return `/** The values of {@link ${name}} that the contract lists. */\n${text}\n`;
}

function closedType({ name, open }: Enumeration): string[] {
  if (!open) return [];
  return [
    `/** A value of {@link ${name}} that the contract lists. */\nexport type Known${name} = (typeof ${constantName(name)})[number];\n`,
  ];
}
