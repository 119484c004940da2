import { printable } from "../../core/cli/printable.js";
import { type Change, type ContractDiff, type OperationChange, type Verdict, VERDICTS } from "../model.js";
import { bumpText, type Compared, countsText, operationsText, placesText, rangeText } from "./compared.js";

/** Maximum number of rows, since a pull request comment is limited to 65,536 characters. */
const ROWS = 60;

const TITLES: Readonly<Record<Verdict, string>> = { breaking: "Breaking", risky: "Risky", compatible: "Compatible" };

/** Returns the report for a pull request comment: changes by verdict, and operations by tag. */
export function markdownReport(compared: Compared): string {
  const { diff, revision } = compared;
  const title = `## ${revision === undefined ? "The contract" : "Changes"} ${escape(rangeText(compared))}`;
  if (diff.changes.length === 0) return `${title}\n\nNo changes.\n`;
  const tables = VERDICTS.flatMap((verdict) => tableOf(verdict, compared));
  return [title, `${countsText(diff)}. ${bumpText(diff)}`.trim(), ...tables, ...operationsOf(diff)].join("\n\n") + "\n";
}

function tableOf(verdict: Verdict, compared: Compared): string[] {
  const all = compared.diff.changes.filter((change) => change.verdict === verdict);
  const rows = all.filter(({ isText }) => isText !== true);
  const texts = all.length - rows.length;
  const hidden = Math.max(0, rows.length - ROWS);
  const table = [
    "| Change | Operations | Before | After |",
    "| --- | --- | --- | --- |",
    ...rows.slice(0, ROWS).map((change) => rowOf(change, compared)),
  ];
  return [
    ...(all.length === 0 ? [] : [`### ${TITLES[verdict]} (${all.length})`]),
    ...(rows.length === 0 ? [] : [table.join("\n")]),
    ...(hidden === 0 ? [] : [`${hidden} more; the format text lists them.`]),
    ...(texts === 0 ? [] : [`${texts} documentation ${texts === 1 ? "change" : "changes"}.`]),
  ];
}

function rowOf(change: Change, compared: Compared): string {
  const { base = "", revision = "" } = placesText(change, compared);
  const [before, after] = [code(base), code(revision)];
  const accepted = change.accepted === undefined ? "" : ` Accepted: ${escape(change.accepted)}`;
  return `| ${escape(change.message)} ${code(change.rule)}${accepted} | ${escape(operationsText(change, 4))} | ${before} | ${after} |`;
}

const KINDS = { added: "Added", changed: "Changed", removed: "Removed" } as const;

function operationsOf({ operations }: ContractDiff): string[] {
  if (operations.length === 0) return [];
  const lines = [...new Set(operations.map(({ tag }) => tag))].map((tag) => {
    const kinds = (Object.keys(KINDS) as OperationChange["kind"][]).flatMap((kind) => {
      const named = operations.filter((operation) => operation.tag === tag && operation.kind === kind);
      return named.length === 0
        ? []
        : [
            `${KINDS[kind].toLowerCase()} ${named
              .slice(0, ROWS)
              .map(({ operationId }) => code(operationId))
              .join(", ")}`,
          ];
    });
    return `- **${escape(tag === "" ? "Without a tag" : tag)}**: ${kinds.join("; ")}`;
  });
  return ["### Operations", lines.join("\n")];
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
