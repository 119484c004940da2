import { isIdentifier } from "../../model/names.js";
import { quote } from "../../emit/text.js";
import { type Literal, literal, SAMPLE_WIDTH } from "./literal.js";

// Statements as prettier has them; none ends with a line break.

/** An import of names, in the order of the alphabet. */
export function importOf(names: readonly string[], module: string): string {
  const sorted = [...new Set(names)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const line = `import { ${sorted.join(", ")} } from ${quote(module)};`;
  if (line.length <= SAMPLE_WIDTH) return line;
  return `import {\n${sorted.map((name) => `  ${name},\n`).join("")}} from ${quote(module)};`;
}

export interface Call {
  /** The text before the bracket: `const group = await readAccessGroup`. */
  start: string;
  /** Those before the options, each as it is written. */
  arguments: readonly string[];
  /** Left out where it has no members. */
  options: Readonly<Record<string, Literal>>;
  /** The text after the bracket. Default: a semicolon. */
  end?: string;
}

/** A call: on one line, with its options alone over several, or with each argument on a line of its own. */
export function callOf({ start, arguments: given, options, end = ";" }: Call): string {
  const hasOptions = Object.keys(options).length > 0;
  const flat = `${start}(${[...given, ...(hasOptions ? [literal(options, 0, Infinity)] : [])].join(", ")})${end}`;
  if (!flat.includes("\n") && flat.length <= SAMPLE_WIDTH) return flat;
  const head = `${start}(${given.map((argument) => `${argument}, `).join("")}`;
  if (hasOptions && head.length < SAMPLE_WIDTH) return `${head}${literal(options, 0, 0)})${end}`;
  // Prettier breaks behind the sign of equality where there is but a short argument.
  const isShort = !hasOptions && given.length === 1 && given.join("").length <= SAMPLE_WIDTH / 4;
  if (isShort && start.includes(" = ")) return `${start.replace(" = ", " =\n  ")}(${given.join("")})${end}`;
  const lines = [...given, ...(hasOptions ? [literal(options, 2, SAMPLE_WIDTH - 3)] : [])];
  return `${start}(\n${lines.map((line) => `  ${line},\n`).join("")})${end}`;
}

/** A block behind its head, such as that of a loop. */
export function blockOf(head: string, statements: readonly string[]): string {
  return `${head} {\n${statements.map((statement) => `${indented(statement)}\n`).join("")}}`;
}

/** Returns the member access of a path: `["pagination", "next"]` → `.pagination.next`. */
export function accessOf(path: readonly string[]): string {
  return path.map((name) => (isIdentifier(name) ? `.${name}` : `[${quote(name)}]`)).join("");
}

/** Prints what can be read of a value: its fields, or itself where none are named. */
export function printed(value: string, accesses: readonly string[]): string {
  return `console.log(${accesses.length === 0 ? value : accesses.map((access) => `${value}${access}`).join(", ")});`;
}

/** A comment over as many lines as it takes; what breaks a line in the text does not end it. */
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
