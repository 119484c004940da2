// What the emitters share: TypeScript text that is safe whatever the contract says.

/** The line width that `.prettierrc.json` sets; what is emitted is already formatted to it. */
export const LINE_WIDTH = 140;

const IDENTIFIER = /^[A-Za-z_$][A-Za-z_$0-9]*$/;
const LINE_SEPARATORS = /[\u2028\u2029]/g;

/** A double-quoted string literal. */
export function quote(value: string): string {
  return JSON.stringify(value).replace(LINE_SEPARATORS, (separator) => `\\u${separator.charCodeAt(0).toString(16)}`);
}

/** A property name, quoted only where it has to be. */
export function propertyKey(name: string): string {
  return IDENTIFIER.test(name) || String(Number(name)) === name ? name : quote(name);
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

/** `AI gateway rules` → `ai-gateway-rules`: the form of a tag in folder, file and subpath names. */
export function kebabCase(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** `ai-gateway-rules` → `AiGatewayRules`. */
export function kebabToPascal(kebab: string): string {
  return kebab.split("-").map(pascalCase).join("");
}

/** The first line of every generated file. */
export const HEADER = "// Generated from spec/ by `npm run generate`; edits are lost.\n";
