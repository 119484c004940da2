// Reads a text again that the fast parser refuses. The errors of this parser have a code and an offset.
import { parseYaml } from "@redocly/openapi-core";
import { isAlias, isMap, isNode, isScalar, type Node, parseDocument, type Scalar, visit, type YAMLError } from "yaml";
import type { FileData, SYNTAX } from "./faults/file-texts.js";
import { FileFault, placeIn } from "./file-fault.js";
import { PART } from "./text-kind.js";

type Code = keyof typeof SYNTAX;
type SyntaxFault = { [Each in Code]: readonly [code: Each, offset: number, data: FileData[Each]] }[Code];

/** A text in quotes, or a list or object in brackets. */
interface Enclosed {
  node: Node;
  /** The quote or bracket. */
  open: string;
  start: number;
  end: number;
  isClosed: boolean;
}

interface Line {
  line: string;
  /** Offset of the line. */
  start: number;
}

/** An error, and what is around it. */
interface Clues extends Line {
  text: string;
  nodes: readonly Node[];
  enclosed: readonly Enclosed[];
  code: YAMLError["code"];
  offset: number;
  /** The first character behind it that is no space, and its offset. */
  sign: string;
  next: number;
  /** The innermost brackets around the error. */
  brackets: Enclosed | undefined;
}

/** Returns the value of a text that the fast parser refuses, such as one with a bracket that closes as far left as its key. Throws `FileFault`. */
export function readAgain(file: string, text: string): unknown {
  const document = parseDocument(text, { keepSourceTokens: true, merge: true, prettyErrors: false, stringKeys: true });
  const nodes: Node[] = [];
  visit(document, { Node: (_, node) => void nodes.push(node) });
  const enclosed = nodes.flatMap(enclosedOf);
  const lost = nodes.filter((node) => isAlias(node) && node.resolve(document) === undefined).map(startOf);
  // This parser ends a text that is not closed with its line, and may take its last quote for the closing one.
  const ends = enclosed.filter(({ isClosed }) => !isClosed).map(({ end }) => end);
  const error = firstError([...document.errors, ...document.warnings], [...lost, ...ends], text);
  if (error === undefined) {
    // The fast parser resolves keys, such as `1.0`, before they become texts.
    visit(document, {
      Pair: (_, { key }) => {
        if (isScalar(key) && key.type === "PLAIN") key.value = String(parseYaml(String(key.value)));
      },
    });
    return document.toJS({ maxAliasCount: -1 });
  }
  const { code, offset } = error;
  // A key of several lines ends in the one that is at fault.
  const key = code === "BLOCK_AS_IMPLICIT_KEY" ? scalarAt(nodes, offset) : undefined;
  const next = Math.max(offset + Math.max(0, text.slice(offset).search(/\S/)), (key?.range?.[1] ?? 0) - 1);
  const brackets = enclosed.findLast(({ open, start, end }) => start < offset && offset < end && open in CLOSE);
  const clues = { text, nodes, enclosed, code, offset, next, sign: text.charAt(next), brackets };
  const [kind, place, data] = explain({ ...clues, ...lineAt(text, next) }, lineAt(text, offset));
  throw new FileFault(file, kind, data, placeIn(text, place));
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return { start, line: text.slice(start).split("\n", 1)[0] ?? "" };
}

/** Returns the first error that does not follow from another: what is behind a closed bracket makes a key of the whole. */
function firstError(errors: readonly YAMLError[], others: readonly number[], text: string): Pick<Clues, "code" | "offset"> | undefined {
  const all = errors
    .filter(({ name, code }) => name === "YAMLParseError" || code === "TAG_RESOLVE_FAILED")
    .map(({ code, pos: [offset] }) => ({ code, offset }))
    .concat(others.map((offset) => ({ code: "BAD_ALIAS", offset })))
    .sort((a, b) => a.offset - b.offset);
  const keys = all.filter(({ code, offset }) => code === "MULTILINE_IMPLICIT_KEY" && /[[{]/.test(text.charAt(offset)));
  return all.find(({ offset }) => !keys.some((key) => key.offset === offset)) ?? all[0];
}

function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

function scalarAt(nodes: readonly Node[], offset: number): Scalar | undefined {
  return nodes.filter(isScalar).find((node) => startOf(node) === offset);
}

const CLOSE: Readonly<Record<string, string>> = { "[": "]", "{": "}" };

function enclosedOf(node: Node): Enclosed[] {
  const { srcToken: token, range } = node;
  const [start = 0, end = 0] = range ?? [];
  if (token?.type === "flow-collection") {
    const open = token.start.source;
    return [{ node, open, start, end, isClosed: token.end[0]?.source === CLOSE[open] }];
  }
  if (token?.type !== "double-quoted-scalar" && token?.type !== "single-quoted-scalar") return [];
  const [, quotes = ""] = /(?:^|[^\\])(?:\\\\)*("|'+)$/.exec(token.source.slice(1)) ?? [];
  return [{ node, open: token.source.charAt(0), start, end, isClosed: quotes.length % 2 === 1 }];
}

/** Explains an error by the first way that fits. `first` is the line where it begins. */
function explain(clues: Clues, first: Line): SyntaxFault {
  return (
    ofLine(first, OTHERS) ??
    ofLine(clues, OTHERS) ??
    ofEnd(clues) ??
    ofCode(clues) ??
    ofQuote(clues) ??
    inBrackets(clues) ??
    ofLine(first, FORMS) ??
    ofLine(clues, FORMS) ??
    ofLines(clues) ??
    otherwise(clues)
  );
}

/** Finds the end of the brackets that the document is in, before the error. */
function ofEnd({ text, enclosed: [root], offset, next }: Clues): SyntaxFault | undefined {
  if (root?.isClosed !== true || !(root.open in CLOSE) || root.start !== text.search(/\S/)) return undefined;
  const isKey = root.start === offset && !/^\s*:/.test(text.slice(root.end));
  return isKey || root.end <= offset ? ["more-after-end", Math.max(next, root.end), {}] : undefined;
}

function ofCode({ text, nodes, code, next, line, sign, brackets }: Clues): SyntaxFault | undefined {
  switch (code) {
    case "DUPLICATE_KEY": {
      const isPart = !/^\w/.test(line) || PART.test(line) || !/^(?:openapi|swagger)\s*:/m.test(text);
      const key = String(scalarAt(nodes, next)?.value);
      return [isPart ? "duplicate-key" : "duplicate-root-key", next, { key }];
    }
    case "MULTIPLE_DOCS":
      return ["several-documents", next, {}];
    case "BAD_DQ_ESCAPE":
      return ["unknown-escape", next, {}];
    case "BAD_SCALAR_START":
    case "TAG_RESOLVE_FAILED":
      return text.startsWith("!include", next) ? ["include", next, {}] : ["unquoted-text", next, { sign }];
    case "NON_STRING_KEY":
      return brackets === undefined && /[[{]/.test(sign) ? ["unquoted-key", next, {}] : undefined;
    default:
      return undefined;
  }
}

/** Finds a bracket or quote that is not closed, or a quote that ends a text before the error. */
function ofQuote({ text, enclosed, code, offset, sign, brackets }: Clues): SyntaxFault | undefined {
  const quoted = enclosed.findLast(({ open, start, end }) => {
    if (open in CLOSE || end > offset) return start === offset && code === "MULTILINE_IMPLICIT_KEY";
    return /^ *$/.test(text.slice(end, offset));
  });
  const found = enclosed.findLast(({ end, isClosed }) => end === offset && !isClosed) ?? quoted;
  if (found === undefined) return undefined;
  const { open, start, end, isClosed } = found;
  // A quote of another text.
  const isOther = (brackets === undefined ? /\n(?:.*[:,[{-])?\s*$/ : /\n/).test(text.slice(start, end - 1));
  if (!isClosed || isOther) return ["unclosed", start, { sign: open, close: CLOSE[open] ?? open }];
  if (start === offset || (brackets !== undefined && (end < offset || /["'[\]{},]/.test(sign)))) return undefined;
  return ["early-quote", end - 1, { escape: open === "'" ? "''" : '\\"' }];
}

function inBrackets({ text, code, offset, next, sign, brackets }: Clues): SyntaxFault | undefined {
  if (/[*&!@`%]/.test(sign)) return ["unquoted-text", next, { sign }];
  if (brackets === undefined) return undefined;
  const before = text.slice(0, offset).trimEnd();
  if (code === "BLOCK_IN_FLOW" || code === "MULTILINE_IMPLICIT_KEY") return ofSeveralLines(text, offset, before);
  if (code === "NON_STRING_KEY" || /[,:#]/.test(sign)) return ["unexpected-sign", offset, { sign }];
  if (code !== "MISSING_CHAR" && code !== "UNEXPECTED_TOKEN") return undefined;
  const pair = isMap(brackets.node) ? brackets.node.items.find(({ value }) => startOf(value) === offset) : undefined;
  const key = before.slice(startOf(pair?.key));
  return pair && /^["']/.test(key) ? ["missing-colon", before.length, { key }] : ["missing-comma", before.length, {}];
}

/** Explains a key of several lines within brackets. */
function ofSeveralLines(text: string, offset: number, before: string): SyntaxFault {
  const [value] = /^[^\s"'][^\n"':]*?(?=\s*\n|\s+["'])/.exec(text.slice(offset)) ?? [];
  if (value !== undefined) return ["missing-comma", offset + value.length, {}];
  return ["unexpected-sign", text.indexOf(":", /\n\s*:$/.test(before) ? before.length - 1 : offset), { sign: ":" }];
}

const KEY = String.raw`[\s-]*(?:"[^"]*"|'[^']*'|[^\s"'#:]+):\s+`;

type Forms = readonly (readonly [code: Code, form: RegExp])[];

/** Forms of the begin of a line that is no YAML, such as one with a placeholder of Helm or Jinja. What is at fault ends them. */
const OTHERS: Forms = [
  ["tab-indent", /^ *(\t)(?=\s*\S)/],
  ["space-indent", /^ *([^\S ])(?=\s*\S)/],
  ["template", /^[^"'#]*?(\{(?=[{%])|<(?=%))/],
];

/** Forms of a line with an error. */
const FORMS: Forms = [
  ["unquoted-text", new RegExp(`^(?:${KEY}|[\\s-]*)([*&!@\`%])`)],
  ["missing-space", /^\s*(-)(?=[\w"'{])/],
  ["missing-space", /^[\s-]*([\w$-]+:)(?=[^\s:/])/],
  ["unquoted-text", new RegExp(`^${KEY}(-(?=\\s)|\\[(?=[^\\]]*\\]\\s*[^\\s#,])|\\{(?=[^}]*\\}\\s*[^\\s#,]))`)],
  ["text-after-header", new RegExp(`^${KEY}[|>][-+\\d]*\\s+([^\\s#])`)],
  ["unquoted-colon", new RegExp(`^${KEY}[^"'|>[{\\s].*?(:)(?=\\s|$)`)],
];

function ofLine({ line, start }: Line, forms: Forms): SyntaxFault | undefined {
  for (const [code, form] of forms) {
    const [all = "", sign] = form.exec(line) ?? [];
    if (sign !== undefined) return [code, start + all.length - 1, { sign }] as SyntaxFault;
  }
  return undefined;
}

/** Finds the text below `|` or `>` that is not indented, or a key without a colon above lines that are its object. */
function ofLines({ text, start, line }: Clues): SyntaxFault | undefined {
  const indent = line.search(/\S|$/);
  const above = text.slice(0, start).trimEnd().split("\n").at(-1) ?? "";
  if (/[:-]\s+[|>][-+\d]*$/.test(above) && indent <= above.search(/[^\s-]/)) return ["flat-text", start + indent, {}];
  const [, key] = /^ *([^\s#'"{}[\]&*!|>:,-][^\s#:"',]*) *$/.exec(line) ?? [];
  const below = text.slice(start + line.length);
  const isAbove = below.search(/[^\n ]/) === -1 || below.search(/[^\n ]/) - 1 > indent;
  return key === undefined || !isAbove ? undefined : ["missing-colon", start + indent + key.length, { key }];
}

function otherwise({ code, sign, next, start, line }: Clues): SyntaxFault {
  if (code === "BAD_INDENT" || code === "BLOCK_AS_IMPLICIT_KEY") return ["indentation", start + line.search(/\S|$/), {}];
  return /[\]},:#]/.test(sign) ? ["unexpected-sign", next, { sign }] : ["stray-line", next, {}];
}
