import { join } from "node:path";
import { annotationText, fileInWorkspace, workspace } from "../../core/cli/annotation.js";
import { isUrl } from "../../core/cli/finding.js";
import { printable } from "../../core/cli/printable.js";
import type { Change, Verdict } from "../model.js";
import { bumpText, type Compared, operationsText, placesText, rangeText, reachText } from "./compared.js";

export const LEVELS = { breaking: "error", risky: "warning", compatible: "notice" } as const satisfies Record<Verdict, string>;

/**
 * Returns the report as workflow commands, which GitHub shows as annotations at the places in the revision, for removals at the nearest
 * parent. Changes of documentation are counted only.
 */
export function githubReport(compared: Compared): string {
  const { changes } = compared.diff;
  const shown = changes.filter(({ isText }) => isText !== true);
  const summary = `${changes.length} ${changes.length === 1 ? "change" : "changes"} ${rangeText(compared)}. ${bumpText(compared.diff)}`;
  return `${shown.map((change) => annotationOf(change, compared)).join("")}${printable(summary.trim())}\n`;
}

function annotationOf(change: Change, compared: Compared): string {
  const { verdict, rule, parent, revision = parent, accepted } = change;
  const place = revision && { ...revision, file: fileInWorkspace(sourceOf(revision.file, compared)) };
  const level = accepted === undefined ? LEVELS[verdict] : "notice";
  return annotationText(level, `${verdict}: ${rule}${reachText(change)}`, linesOf(change, compared), place);
}

/** Returns what is said of a change beside its place. */
export function linesOf(change: Change, compared: Compared): string[] {
  const { message, accepted } = change;
  const { base } = placesText(change, compared);
  const operations = operationsText(change, 4);
  return [
    message,
    ...(operations === "" ? [] : [`Operations: ${operations}.`]),
    ...(base === undefined ? [] : [`Before: ${base}`]),
    ...(accepted === undefined ? [] : [`Accepted: ${accepted}`]),
  ];
}

/** Returns the file of a place in the workspace, also for one of a git commit. */
export function sourceOf(file: string, { revision }: Compared): string {
  const ref = /^[^:]{2,}:/.exec(revision?.document ?? "")?.[0];
  return ref !== undefined && !isUrl(file) && file.startsWith(ref) ? join(workspace(), file.slice(ref.length)) : file;
}
