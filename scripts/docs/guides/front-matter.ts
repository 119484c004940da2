import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import type { Finding } from "../../core/cli/finding.js";

/** The rule of findings in guides. */
export const GUIDE_RULE = "guide";

/** A guide's front matter. */
export interface FrontMatter {
  title: string;
  description: string;
  /** The position among the guides, lowest first. */
  order: number;
}

/** A parsed guide, or findings in its front matter. */
export type ParsedGuide = { frontMatter: FrontMatter; text: string } | { findings: readonly Finding[] };

interface FoundField {
  value: unknown;
  line: number;
}

const HEAD = /^---\r?\n(?<fields>[\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const FIELDS = ["title", "description", "order"];
const HINT = "begin the file with ---, a title, a description and an order, and --- again";

/** @param file absolute path, for findings */
export function parseGuide(file: string, text: string): ParsedGuide {
  const source = text.replace(/^\uFEFF/, "");
  const findings: Finding[] = [];
  const report = (line: number, message: string, hint = HINT): void => {
    findings.push({ file, line, column: 1, rule: GUIDE_RULE, message, hint });
  };
  const head = source.startsWith("---") ? HEAD.exec(source) : null;
  if (head === null) {
    report(1, "The guide has no front matter.");
    return { findings };
  }
  const fields = fieldsOf(head.groups?.["fields"] ?? "", report);
  if (findings.length > 0) return { findings };

  for (const [name, { line }] of fields) {
    if (!FIELDS.includes(name)) report(line, `Unknown field \`${name}\`.`, `use ${FIELDS.join(", ")}`);
  }
  for (const name of FIELDS.filter((field) => !fields.has(field))) report(1, `The guide has no \`${name}\`.`);
  const title = fields.get("title");
  const description = fields.get("description");
  const order = fields.get("order");
  for (const [name, field] of Object.entries({ title, description })) {
    if (field !== undefined && !isText(field.value)) report(field.line, `\`${name}\` is not a string.`, "write plain text");
  }
  if (order !== undefined && !isPlace(order.value)) report(order.line, "`order` is not a positive integer.", "number the guides from 1");
  if (findings.length > 0 || !isText(title?.value) || !isText(description?.value) || !isPlace(order?.value)) return { findings };
  const frontMatter = { title: title.value, description: description.value, order: order.value };
  return { frontMatter, text: `${source.slice(head[0].length).trim()}\n` };
}

function fieldsOf(yaml: string, report: (line: number, message: string, hint?: string) => void): Map<string, FoundField> {
  const lineCounter = new LineCounter();
  const { contents, errors } = parseDocument(yaml, { lineCounter, prettyErrors: false });
  // The first line of the file is the dashes.
  const lineOf = (offset = 0): number => lineCounter.linePos(offset).line + 1;
  for (const { pos, message } of errors) report(lineOf(pos[0]), `The front matter is not YAML: ${message}`, "correct the YAML");
  const fields = new Map<string, FoundField>();
  if (!isMap(contents)) return fields;
  for (const { key, value } of contents.items) {
    fields.set(String(key), { value: isScalar(value) ? value.value : value, line: lineOf(isScalar(key) ? key.range[0] : undefined) });
  }
  return fields;
}

/** Checks for text that is not blank. */
export function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

function isPlace(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
