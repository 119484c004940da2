import type { YamlParseError } from "@redocly/openapi-core";
import { FileFault, placeIn } from "./file-fault.js";
import { jsonFault } from "./parse-json.js";

interface Said {
  message: string;
  hint: string;
  line?: number;
  column?: number;
}

/** The parser's message and the text around it, from which the cause is found. */
interface Clues {
  message: string;
  line: string;
  lines: readonly string[];
  /** Index of the line. */
  at: number;
  column: number;
}

const QUOTE = "put the text in quotes";
const ALIAS = "An unquoted text begins with `*` or `&`.";

/** Plain words for the parser's messages. The first form that fits, and returns something, is used. */
const FORMS: readonly (readonly [form: RegExp, explain: (clues: Clues) => Said | undefined])[] = [
  [
    /duplicated mapping key/i,
    ({ line, lines, column }) => ({
      message: `The key \`${keyOf(line.slice(column - (/["']/.test(line.charAt(column - 2)) ? 2 : 1)))}\` is twice in one object.`,
      hint: `remove one of the two${ROOT.test(lines.join("\n")) && /^\w/.test(line) && !PART.test(line) ? "; if it is a field of the object above, indent it" : ""}`,
    }),
  ],
  [/single document/, ({ lines }) => ({ ...secondDocument(lines), column: 1 })],
  [/./, ({ lines, at, message }) => indentedOtherwise(lines, at) ?? template(lines, message.includes("complex keys") ? 0 : at)],
  [/complex keys/, ({ lines }) => bracedKey(lines)],
  [/Deficient indentation|end of the stream|document separator within|flow (collection|sequence|mapping)|missed comma/i, unclosed],
  [/implicit key|document separator is expected|Bad indentation/i, ({ lines, at }) => missingSpace(lines, at) ?? flatText(lines, at)],
  [/Bad indentation|flow mapping/i, endsEarly],
  [/Bad indentation|implicit key|document separator is expected/i, missingColon],
  [/Bad indentation|reserved indicators?|cannot start any token|^Unexpected/i, unquoted],
  [/line break is expected/, () => ({ message: "A text follows `|` or `>` in its line.", hint: "begin the text in the next line" })],
  [/Unidentified alias|alias name|anchor/i, () => ({ message: ALIAS, hint: QUOTE })],
  [/tag.*include/i, () => ({ message: "YAML has no includes.", hint: "refer to the file: `$ref: ./FILE`" })],
  [/tag/i, () => ({ message: "An unquoted text begins with `!`.", hint: QUOTE })],
  [
    /escape sequence/i,
    () => ({ message: "A text in double quotes has an unknown `\\` escape.", hint: "use single quotes, or write `\\\\`" }),
  ],
  [
    /implicit key|document separator is expected/,
    () => ({ message: "The line is neither `key: value` nor a list item.", hint: "fix the line or its indentation" }),
  ],
  [
    /Bad indentation/i,
    () => ({ message: "The indentation does not match the lines above.", hint: "indent it like the other keys of its object" }),
  ],
];

/** Throws `FileFault` if a file has unresolved merge conflicts, in any language. */
export function checkConflicts(file: string, text: string): void {
  if (!text.includes("<<<<<<<")) return;
  const offset = text.search(/^<{7}(?: |$)/m);
  if (offset === -1 || !/^>{7}(?: |$)/m.test(text)) return;
  const hint = "keep one of the two sides, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`";
  throw new FileFault(file, "A merge conflict is not resolved.", hint, { ...placeIn(text, offset), rule: "yaml-syntax" });
}

/** Throws `FileFault` for a web page, as most tools that show a document have one. Its faults as YAML lead nowhere. */
export function checkWebPage(file: string, text: string): void {
  if (!/^\s*<(?:!doctype|!--|html|\?xml)/i.test(text)) return;
  const hint = "pass the document that the page shows, such as /openapi.json, or its raw file";
  throw new FileFault(file, `The file is ${/<html|<!doctype html/i.test(text) ? "a web page" : "XML"}, not an OpenAPI document.`, hint);
}

const BEGIN = /^\s*(?:\{|["']?(?:openapi|swagger)["']?\s*:)/;
const ROOT = /^(?:openapi|swagger)\s*:/m;
const PART = /^["']?(?:info|paths|servers|tags|components|security|definitions|host|basePath|x-[\w-]+)["']?\s*:/;
const MODULE = /^\s*(?:export default|module\.exports\s*=|(?:export )?(?:const|let|var)\s[^={]*=)\s*\{/m;

/** Returns the fault of a document within another text, such as an answer in Markdown, the output of a program, or a module. */
export function surroundingsFault(file: string, text: string): FileFault | undefined {
  if (MODULE.test(text))
    return new FileFault(file, "The file is a module, not a document.", "pass a JSON file with the object that it exports");
  const lines = text.split("\n", 100);
  const begin = lines.findIndex((line) => BEGIN.test(line));
  const before = lines.slice(0, Math.max(0, begin)).filter((line) => !/^\s*(?:#.*|---.*|%YAML.*)?$/.test(line));
  if (before.length === 0 || before.some((line) => PART.test(line))) return undefined;
  const isFence = /^\s*(?:```|~~~)/.test(before.at(-1) ?? "");
  const hint = `remove the text before it${isFence ? ", and the line that ends the Markdown block" : ""}`;
  return new FileFault(file, `The document begins at line ${begin + 1}, after other text.`, hint, {
    line: lines.indexOf(before[0] ?? "") + 1,
  });
}

/** Converts a parse error: says in plain words what to do. */
export function syntaxFault({ source, originalError, line, col }: YamlParseError): FileFault {
  const lines = source.body.split("\n");
  const at = Number.isNaN(line) ? 0 : line - 1;
  // Without the file's name and text, which may have words of the forms.
  const clues = { message: sentence(originalError.message), line: lines[at] ?? "", lines, at, column: Number.isNaN(col) ? 1 : col };
  const json = jsonFault(source.body);
  let said: Said | undefined = json && { ...json, ...placeIn(source.body, json.offset) };
  if (said === undefined) for (const [form, explain] of FORMS) if (form.test(clues.message) && (said = explain(clues)) !== undefined) break;
  const language = source.absoluteRef.endsWith(".json") ? "JSON" : "YAML";
  const { message, hint, ...place } = said ?? { message: clues.message, hint: `fix the ${language} here or on the line above` };
  return new FileFault(source.absoluteRef, message, hint, { line: at + 1, column: clues.column, ...place, rule: "yaml-syntax" });
}

/** Removes the position and the source excerpt from a parser's message. */
export function sentence(message: string): string {
  const [first = ""] = message.split("\n");
  const bare = first.replace(/\s*\(\d+:\d+\)\s*$/, "").replace(/ in "[^"]*"$/, "");
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${/[.!?`]$/.test(bare) ? "" : "."}`;
}

function keyOf(line: string): string {
  const [, , quoted, plain] = /^[\s{,-]*(?:(["'])(.*?)\1\s*:|(.*?)\s*:(?:\s|$))/.exec(line) ?? [];
  return quoted ?? plain ?? line.trim();
}

function secondDocument(lines: readonly string[]): Said {
  const second = lines.findIndex((text, index) => index > 0 && /^---(?:\s|$)/.test(text));
  return {
    message: "The file has two documents, separated by `---`.",
    hint: "move the second to a file of its own",
    line: Math.max(0, second) + 1,
  };
}

function indentedOtherwise(lines: readonly string[], at: number): Said | undefined {
  const index = [at, at - 1].find((each) => /^\s*[^\S ]\s*\S/.test(lines[each] ?? ""));
  if (index === undefined) return undefined;
  const isTab = /^\s*\t/.test(lines[index] ?? "");
  const message = isTab ? "The line is indented with a tab." : "The line is indented with a space of another kind.";
  return { message, hint: `indent it with ${isTab ? "" : "plain "}spaces`, line: index + 1, column: 1 };
}

/** Finds a placeholder of Helm, Jinja and the like, from a line on. */
function template(lines: readonly string[], from: number): Said | undefined {
  const index = lines.findIndex((line, each) => each >= from && /^[^"'#]*(?:\{\{|\{%|<%)/.test(line));
  if (index === -1 || (from > 0 && index > from)) return undefined;
  const column = (lines[index] ?? "").search(/\{\{|\{%|<%/) + 1;
  return {
    message: "The file is a template: it has placeholders.",
    hint: "pass the file that the template makes",
    line: index + 1,
    column,
  };
}

/** Finds a key in braces, such as a path that is one parameter. The parser has no place of it. */
function bracedKey(lines: readonly string[]): Said | undefined {
  const line = lines.findIndex((each) => /^\s*[{[].*[\]}]\s*:(?:\s|$)/.test(each)) + 1;
  return line === 0 ? undefined : { message: "An unquoted key begins with a bracket.", hint: "put the key in quotes", line, column: 1 };
}

/** Finds the last quote or bracket before a line that is not closed. */
function unclosed({ lines, at }: Clues): Said | undefined {
  const open: { sign: string; line: number; column: number }[] = [];
  const text = lines.slice(0, at + 1);
  let closed = -1;
  for (const [index, line] of text.entries()) {
    if (index <= closed) continue;
    // Signs count at the start of a value only, as in YAML, or within brackets.
    for (const found of line.matchAll(/(?<=^[\s-]*|[:,[{]\s*|\s-\s+)(?:"(?:[^"\\]|\\.)*("?)|'(?:[^']|'')*('?))|[[\]{}]|(?:^|\s)#.*/g)) {
      const [sign, double, single] = found;
      const place = { line: index + 1, column: found.index + 1 };
      if (/^["']/.test(sign)) {
        if ((double ?? single) !== "" && sign.length > 1) continue;
        closed = endOfText(text, index + 1, sign.charAt(0));
        if (closed === -1) return notClosed({ sign: sign.charAt(0), ...place });
      } else if (/[[{]/.test(sign)) open.push({ sign, ...place });
      else if (/[\]}]/.test(sign)) open.pop();
    }
  }
  const last = open.at(-1);
  return last && notClosed(last);
}

/** Returns the index of the line that ends a text of several lines: the first with its quote, which has nothing of its own after it. */
function endOfText(lines: readonly string[], from: number, quote: string): number {
  const index = lines.findIndex((line, at) => at >= from && line.includes(quote));
  const [, after = ""] = lines[index]?.split(quote) ?? [];
  return /^\s*(?:[,\]}#].*)?$/.test(after) && lines[index]?.split(quote).length === 2 ? index : -1;
}

function notClosed({ sign, line, column }: { sign: string; line: number; column: number }): Said {
  const close = { "[": "]", "{": "}" }[sign] ?? sign;
  return { message: `The \`${sign}\` is not closed.`, hint: `add the closing \`${close}\``, line, column };
}

function missingSpace(lines: readonly string[], at: number): Said | undefined {
  const index = [at, at - 1].find((each) => /^\s*(?:-[\w"'{]|[\s-]*[\w$-]+:[^\s:/])/.test(lines[each] ?? ""));
  const line = lines[index ?? -1];
  if (line === undefined || index === undefined) return undefined;
  const isItem = /^\s*-\S/.test(line);
  const column = line.indexOf(isItem ? "-" : ":") + 1;
  return {
    message: `A space is missing after \`${isItem ? "-" : `${keyOf(line.replace(":", ": "))}:`}\`.`,
    hint: `add a space after the ${isItem ? "dash" : "colon"}`,
    line: index + 1,
    column,
  };
}

/** Finds a key without a colon above lines that are its object. */
function missingColon({ lines, at }: Clues): Said | undefined {
  const [, spaces, key] = /^( *)([^\s#'"{[&*!|>-][^#]*?) *$/.exec(lines[at - 1] ?? "") ?? [];
  const [below = ""] = /^ */.exec(lines[at] ?? "") ?? [];
  if (spaces === undefined || key === undefined || below.length <= spaces.length || /:(\s|$)/.test(key)) return undefined;
  return { message: `A colon is missing after \`${key}\`.`, hint: `write \`${key}:\``, line: at, column: spaces.length + key.length + 1 };
}

/** Finds the text below `|` or `>` that is not indented. */
function flatText(lines: readonly string[], at: number): Said | undefined {
  const head = lines.findLastIndex((line, index) => index < at && /[:-]\s+[|>][-+\d]*\s*$/.test(line));
  const [key = 0, text = 0] = [lines[head], lines[head + 1]].map((line = "") => line.search(/[^\s-]/));
  if (head === -1 || text > key) return undefined;
  return {
    message: "The lines of a text are not indented.",
    hint: "indent each of them more than its key",
    line: head + 2,
    column: text + 1,
  };
}

/** Finds a text with the quotes that it is in. */
function endsEarly({ line }: Clues): Said | undefined {
  const [before, quoted = ""] = /^[\s-]*(?:[^\s"'#:]+:\s+)?("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s#:,\]}]/.exec(line) ?? [];
  if (before === undefined) return undefined;
  const sign = quoted.charAt(0);
  const hint = `write ${sign === "'" ? "`''`" : '`\\"`'} for a quote within the text`;
  return { message: "A quote ends the text early.", hint, column: line.indexOf(quoted) + quoted.length };
}

function unquoted({ line, lines, at }: Clues): Said | undefined {
  const alias = [at, at - 1].find((each) => /^[\s-]*[*&]\S+:(\s|$)/.test(lines[each] ?? ""));
  if (alias !== undefined) return { message: ALIAS, hint: QUOTE, line: alias + 1, column: (lines[alias] ?? "").search(/[*&]/) + 1 };
  const [before, sign] = /^[\s-]*(?:[^\s"'#:]+:\s+)?([@`%*])/.exec(line) ?? [];
  if (before !== undefined)
    return { message: sign === "*" ? ALIAS : "An unquoted text begins with `@`, `%` or a backtick.", hint: QUOTE, column: before.length };
  const [, key] = /^([\s-]*[^\s"'#:]+:\s+)(?:-\s|\[[^\]]*\]\s*[^\s#,]|\{[^}]*\}\s*[^\s#,])/.exec(line) ?? [];
  if (key !== undefined) return { message: "An unquoted text begins with `[`, `{` or `-`.", hint: QUOTE, column: key.length + 1 };
  if (/^[\s-]*[^\s"'#:]+:\s+[^"'|>[{\s].*?:(\s|$)/.test(line))
    return { message: "An unquoted text contains a colon and a space.", hint: QUOTE };
  return undefined;
}
