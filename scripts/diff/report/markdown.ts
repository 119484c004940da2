import { printable } from "../../core/cli/printable.js";
import { type Change, type ContractDiff, type OperationChange, type Verdict, VERDICTS } from "../model.js";
import { bumpText, type Compared, countsText, namesText, operationsText, placesText, rangeText, reachText } from "./compared.js";

/** Maximum number of rows of a table, and of names in a line. */
const ROWS = 60;

/** Maximum length of rows and lines, since a pull request comment is limited to 65,536 characters. */
const LENGTH = 60_000;

/** The space that is left in the comment. */
class Space {
  #left = LENGTH;

  /** Returns the first lines that fit. */
  take(lines: readonly string[]): string[] {
    const shown: string[] = [];
    for (const line of lines.slice(0, ROWS)) {
      if (line.length >= this.#left) break;
      this.#left -= line.length + 1;
      shown.push(line);
    }
    return shown;
  }
}

const TITLES: Readonly<Record<Verdict, string>> = { breaking: "Breaking", risky: "Risky", compatible: "Compatible" };

/** Returns the report for a pull request comment: changes by verdict, and operations by tag. */
export function markdownReport(compared: Compared): string {
  const { diff, revision } = compared;
  const title = `## ${revision === undefined ? "The contract" : "Changes"} ${escape(rangeText(compared))}`;
  if (diff.changes.length === 0) return `${title}\n\nNo changes.\n`;
  const space = new Space();
  const tables = VERDICTS.flatMap((verdict) => tableOf(verdict, compared, space));
  return [title, `${countsText(diff)}. ${bumpText(diff)}`.trim(), ...tables, ...operationsOf(diff, space)].join("\n\n") + "\n";
}

function tableOf(verdict: Verdict, compared: Compared, space: Space): string[] {
  const all = compared.diff.changes.filter((change) => change.verdict === verdict);
  const rows = all.filter(({ isText }) => isText !== true);
  const texts = all.length - rows.length;
  const shown = space.take(rows.slice(0, ROWS).map((change) => rowOf(change, compared)));
  const hidden = rows.length - shown.length;
  const table = ["| Change | Operations | Before | After |", "| --- | --- | --- | --- |", ...shown];
  return [
    ...(all.length === 0 ? [] : [`### ${TITLES[verdict]} (${all.length})`]),
    ...(shown.length === 0 ? [] : [table.join("\n")]),
    ...(hidden === 0 ? [] : [`${hidden} more; the format text lists them.`]),
    ...(texts === 0 ? [] : [`${texts} documentation ${texts === 1 ? "change" : "changes"}.`]),
  ];
}

function rowOf(change: Change, compared: Compared): string {
  const { base = "", revision = "" } = placesText(change, compared);
  const [before, after] = [code(base), code(revision)];
  const accepted = change.accepted === undefined ? "" : ` Accepted: ${escape(change.accepted)}`;
  return `| ${escape(change.message)} ${code(change.rule)}${reachText(change)}${accepted} | ${escape(operationsText(change, 4))} | ${before} | ${after} |`;
}

const KINDS = { added: "Added", changed: "Changed", removed: "Removed" } as const;

function operationsOf({ operations }: ContractDiff, space: Space): string[] {
  if (operations.length === 0) return [];
  const lines = [...new Set(operations.map(({ tag }) => tag))].map((tag) => {
    const kinds = (Object.keys(KINDS) as OperationChange["kind"][]).flatMap((kind) => {
      const named = operations.filter((operation) => operation.tag === tag && operation.kind === kind);
      const names = named.map(({ operationId }) => code(operationId));
      return names.length === 0 ? [] : [`${KINDS[kind].toLowerCase()} ${namesText(names, ROWS)}`];
    });
    return `- **${escape(tag === "" ? "Without a tag" : tag)}**: ${kinds.join("; ")}`;
  });
  const shown = space.take(lines);
  const hidden = lines.length - shown.length;
  return ["### Operations", [...shown, ...(hidden === 0 ? [] : [`- ${hidden} more tags; the format json lists them.`])].join("\n")];
}

/** Escapes text of the contract, so that it cannot end a cell or add links, mentions or HTML. */
function escape(text: string): string {
  const parts = printable(text.replace(/\s+/g, " ")).split(/(`[^`]*`)/);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? code(part.slice(1, -1)) : part.replace(/[\\`*_{}[\]<>|~#@!]/g, (sign) => (sign === "@" ? "&#64;" : `\\${sign}`)),
    )
    .join("");
}

function code(text: string): string {
  const shown = printable(text).replaceAll("|", "\\|").trim();
  return shown === "" ? "" : shown.includes("`") ? `\`\` ${shown} \`\`` : `\`${shown}\``;
}
