import { isIdentifier } from "../../model/names.js";
import { quote } from "../../emit/text.js";
import { type Literal, literal, SAMPLE_WIDTH } from "./literal.js";

// Writes statements as Prettier formats them, without a trailing line break.

/** Writes an import with sorted names. */
export function importOf(names: readonly string[], module: string): string {
  const sorted = [...new Set(names)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const line = `import { ${sorted.join(", ")} } from ${quote(module)};`;
  if (line.length <= SAMPLE_WIDTH) return line;
  return `import {\n${sorted.map((name) => `  ${name},\n`).join("")}} from ${quote(module)};`;
}

export interface Call {
  /** The text before the bracket: `const group = await readAccessGroup`. */
  start: string;
  /** The arguments before the options, as code. */
  arguments: readonly string[];
  /** Omitted if empty. */
  options: Readonly<Record<string, Literal>>;
  /** The text after the bracket. Default: a semicolon. */
  end?: string;
}

/** Writes a call: on one line, with the options on several lines, or with each argument on its own line. */
export function callOf({ start, arguments: given, options, end = ";" }: Call): string {
  const hasOptions = Object.keys(options).length > 0;
  const flat = `${start}(${[...given, ...(hasOptions ? [literal(options, 0, Infinity)] : [])].join(", ")})${end}`;
  if (!flat.includes("\n") && flat.length <= SAMPLE_WIDTH) return flat;
  const head = `${start}(${given.map((argument) => `${argument}, `).join("")}`;
  if (hasOptions && head.length < SAMPLE_WIDTH) return `${head}${literal(options, 0, 0)})${end}`;
  // Prettier breaks after the equals sign if there is only a short argument.
  const isShort = !hasOptions && given.length === 1 && given.join("").length <= SAMPLE_WIDTH / 4;
  if (isShort && start.includes(" = ")) return `${start.replace(" = ", " =\n  ")}(${given.join("")})${end}`;
  const lines = [...given, ...(hasOptions ? [literal(options, 2, SAMPLE_WIDTH - 3)] : [])];
  return `${start}(\n${lines.map((line) => `  ${line},\n`).join("")})${end}`;
}

/** Writes a block with its head, such as a loop. */
export function blockOf(head: string, statements: readonly string[]): string {
  return `${head} {\n${statements.map((statement) => `${indented(statement)}\n`).join("")}}`;
}

/** Returns the member access of a path: `["pagination", "next"]` → `.pagination.next`. */
export function accessOf(path: readonly string[]): string {
  return path.map((name) => (isIdentifier(name) ? `.${name}` : `[${quote(name)}]`)).join("");
}

/** Writes a statement that prints the fields of a value, or the value itself without fields. */
export function printed(value: string, accesses: readonly string[]): string {
  return `console.log(${accesses.length === 0 ? value : accesses.map((access) => `${value}${access}`).join(", ")});`;
}

/** Writes a comment, wrapped. Line breaks in the text become spaces. */
export function commentOf(text: string): string {
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? "";
    if (`// ${line} ${word}`.length > SAMPLE_WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.map((line) => `// ${line}`).join("\n");
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}
