// Shared by the emitters: TypeScript text that is safe for any document.

import { isIdentifier } from "../model/names.js";

/** The `printWidth` of `.prettierrc.json`. Generated text is formatted accordingly. */
export const LINE_WIDTH = 140;

const INDEX = /^(0|[1-9]\d{0,14})$/;
const LINE_SEPARATORS = /[\u2028\u2029]/g;

/** Returns a string literal in the quotes that need fewer escapes; double quotes by default. */
export function quote(value: string): string {
  const text = JSON.stringify(value).replace(LINE_SEPARATORS, (separator) => `\\u${separator.charCodeAt(0).toString(16)}`);
  if (count(value, '"') <= count(value, "'")) return text;
  const body = text.slice(1, -1).replace(/\\.|'/g, (part) => (part === '\\"' ? '"' : part === "'" ? "\\'" : part));
  return `'${body}'`;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** Returns a property name, quoted if necessary. */
export function propertyKey(name: string): string {
  return isIdentifier(name) || INDEX.test(name) ? name : quote(name);
}

/** Returns an import or export on one line, or with one name per line if it does not fit. */
export function importLine(keyword: string, names: readonly string[], from: string): string {
  const line = `${keyword} { ${names.join(", ")} } from ${quote(from)};\n`;
  if (line.length <= LINE_WIDTH + 1 || names.length < 2) return line;
  return `${keyword} {\n${names.map((name) => `  ${name},\n`).join("")}} from ${quote(from)};\n`;
}

/** Returns an indented JSDoc block without a final line break, or the empty string if it has no text. */
export function docComment(lines: readonly string[], indent = ""): string {
  const safe = lines.flatMap((line) => escapeComment(line).split("\n")).map((line) => line.trimEnd());
  while (safe.at(-1) === "") safe.pop();
  if (safe.length === 0) return "";
  if (safe.length === 1 && safe[0] !== undefined) return `${indent}/** ${safe[0].trim()} */`;
  const body = safe.map((line) => (line === "" ? `${indent} *` : `${indent} * ${line}`));
  return [`${indent}/**`, ...body, `${indent} */`].join("\n");
}

/** Escapes text for use in a comment, where a line break of HTML is one. */
export function escapeComment(text: string): string {
  return text.replaceAll("*/", "*\\/").replace(/\r\n?|[\u2028\u2029]| *<br *\/?> */gi, "\n");
}

/** First line of every generated file. */
export const HEADER = "// Generated from spec/ by `npm run generate`; edits are lost.\n";
