// What the emitters share: TypeScript text that is safe whatever the contract says.

/** The line width that `.prettierrc.json` sets; what is emitted is already formatted to it. */
export const LINE_WIDTH = 140;

const IDENTIFIER = /^[A-Za-z_$][A-Za-z_$0-9]*$/;
const INDEX = /^(0|[1-9]\d{0,14})$/;
const LINE_SEPARATORS = /[\u2028\u2029]/g;

/** Whether a text is an identifier of ASCII letters; a reserved word is one too. */
export function isIdentifier(text: string): boolean {
  return IDENTIFIER.test(text);
}

/** A string literal, in the quotes that need fewer escapes; double ones where it is all the same. */
export function quote(value: string): string {
  const text = JSON.stringify(value).replace(LINE_SEPARATORS, (separator) => `\\u${separator.charCodeAt(0).toString(16)}`);
  if (count(value, '"') <= count(value, "'")) return text;
  const body = text.slice(1, -1).replace(/\\.|'/g, (part) => (part === '\\"' ? '"' : part === "'" ? "\\'" : part));
  return `'${body}'`;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** A property name, quoted only where it has to be. */
export function propertyKey(name: string): string {
  return IDENTIFIER.test(name) || INDEX.test(name) ? name : quote(name);
}

/** An import on one line where it fits, one name a line where it does not. */
export function importLine(keyword: "import" | "import type", names: readonly string[], from: string): string {
  const line = `${keyword} { ${names.join(", ")} } from ${quote(from)};\n`;
  if (line.length <= LINE_WIDTH + 1 || names.length < 2) return line;
  return `${keyword} {\n${names.map((name) => `  ${name},\n`).join("")}} from ${quote(from)};\n`;
}

/** A JSDoc block at the given indentation, without a line break at its end; the empty string where there is nothing to say. */
export function docComment(lines: readonly string[], indent = ""): string {
  const safe = lines.flatMap((line) => escapeComment(line).split("\n")).map((line) => line.trimEnd());
  while (safe.at(-1) === "") safe.pop();
  if (safe.length === 0) return "";
  if (safe.length === 1 && safe[0] !== undefined) return `${indent}/** ${safe[0].trim()} */`;
  const body = safe.map((line) => (line === "" ? `${indent} *` : `${indent} * ${line}`));
  return [`${indent}/**`, ...body, `${indent} */`].join("\n");
}

/** Text that cannot end the comment it stands in. */
export function escapeComment(text: string): string {
  return text.replaceAll("*/", "*\\/").replace(/\r\n?|[\u2028\u2029]/g, "\n");
}

/** `readAccessGroup` → `ReadAccessGroup`. */
export function pascalCase(camel: string): string {
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** `readAccessGroup` → `read-access-group`: the form of a name in an address. */
export function kebabCaseOfName(camel: string): string {
  return kebabCase(camel.replace(/[A-Z]/g, (letter) => `-${letter}`));
}

/** A text without line breaks and repeated spaces. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** `AI gateway rules` → `ai-gateway-rules`: the form of a tag in folder, file and subpath names; never empty. */
export function kebabCase(name: string): string {
  const kebab = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return kebab === "" ? ["u", ...Array.from(name, (character) => character.codePointAt(0)?.toString(16))].join("-") : kebab;
}

/** `ai-gateway-rules` → `AiGatewayRules`; a digit keeps its distance, so that `v-12` and `v1-2` stay apart. */
export function kebabToPascal(kebab: string): string {
  return kebab
    .split("-")
    .map((part) => (/^\d/.test(part) ? `_${part}` : pascalCase(part)))
    .join("");
}

/** The first line of every generated file. */
export const HEADER = "// Generated from spec/ by `npm run generate`; edits are lost.\n";
