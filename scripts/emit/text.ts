// What the emitters share: TypeScript text that is safe whatever the contract says.

import { isIdentifier } from "../model/names.js";

/** The line width that `.prettierrc.json` sets; what is emitted is already formatted to it. */
export const LINE_WIDTH = 140;

const INDEX = /^(0|[1-9]\d{0,14})$/;
const LINE_SEPARATORS = /[\u2028\u2029]/g;

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
  return isIdentifier(name) || INDEX.test(name) ? name : quote(name);
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

/** The first line of every generated file. */
export const HEADER = "// Generated from spec/ by `npm run generate`; edits are lost.\n";
