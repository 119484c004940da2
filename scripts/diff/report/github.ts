import { printable } from "../../core/cli/printable.js";
import type { Change, Verdict } from "../model.js";
import { bumpText, type Compared, operationsText, placesText, rangeText } from "./compared.js";

const COMMANDS: Readonly<Record<Verdict, string>> = { breaking: "error", risky: "warning", compatible: "notice" };

/**
 * Returns the report as workflow commands, which GitHub shows as annotations at the places in the revision. Changes of documentation are
 * counted only.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function githubReport(compared: Compared): string {
  const { changes } = compared.diff;
  const shown = changes.filter(({ isText }) => isText !== true);
  const summary = `${changes.length} ${changes.length === 1 ? "change" : "changes"} ${rangeText(compared)}. ${bumpText(compared.diff)}`;
  return [...shown.map((change) => annotation(change, compared)), printable(summary.trim())].map((line) => `${line}\n`).join("");
}

function annotation(change: Change, compared: Compared): string {
  const { verdict, rule, revision, accepted } = change;
  const { base } = placesText(change, compared);
  const place = revision === undefined ? {} : { file: revision.file, line: revision.line, col: revision.column };
  const properties = { ...place, title: `${verdict}: ${rule}` };
  const operations = operationsText(change, 4);
  const said = [
    change.message,
    ...(operations === "" ? [] : [`Operations: ${operations}.`]),
    ...(base === undefined ? [] : [`Before: ${base}`]),
    ...(accepted === undefined ? [] : [`Accepted: ${accepted}`]),
  ];
  const command = accepted === undefined ? COMMANDS[verdict] : "notice";
  const listed = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(printable(String(value)))}`);
  return `::${command} ${listed.join(",")}::${escape(said.map(printable).join("\n"))}`;
}

function escape(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escape(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
