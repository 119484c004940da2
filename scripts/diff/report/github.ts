import { resolve } from "node:path";
import { relativePath } from "../../core/cli/finding.js";
import { printable } from "../../core/cli/printable.js";
import { isUrl, isWithin } from "../../read/allowed-refs.js";
import type { Change, Verdict } from "../model.js";
import { bumpText, type Compared, operationsText, placesText, rangeText, reachText } from "./compared.js";

const COMMANDS: Readonly<Record<Verdict, string>> = { breaking: "error", risky: "warning", compatible: "notice" };

/**
 * Returns the report as workflow commands, which GitHub shows as annotations at the places in the revision, for removals at the nearest
 * parent. Changes of documentation are counted only.
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
  const { verdict, rule, parent, revision = parent, accepted } = change;
  const { base } = placesText(change, compared);
  const file = revision === undefined ? undefined : fileInWorkspace(revision.file, compared);
  const place = revision === undefined || file === undefined ? {} : { file, line: revision.line, col: revision.column };
  const properties = { ...place, title: `${verdict}: ${rule}${reachText(change)}` };
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

/** Returns a file relative to the workspace, as GitHub expects in any working directory; undefined for a URL. */
function fileInWorkspace(file: string, { revision }: Compared): string | undefined {
  if (isUrl(file)) return undefined;
  const ref = /^[^:]{2,}:/.exec(revision?.document ?? "")?.[0];
  if (ref !== undefined && file.startsWith(ref)) return file.slice(ref.length);
  const [workspace, path] = [process.env["GITHUB_WORKSPACE"], resolve(file)];
  return workspace !== undefined && isWithin(workspace, path) ? relativePath(workspace, path) : file;
}

function escape(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escape(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
