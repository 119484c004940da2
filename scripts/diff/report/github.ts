import { annotationText, fileInWorkspace } from "../../core/cli/annotation.js";
import { printable } from "../../core/cli/printable.js";
import type { Change, Verdict } from "../model.js";
import { bumpText, type Compared, operationsText, placesText, rangeText, reachText } from "./compared.js";

const LEVELS = { breaking: "error", risky: "warning", compatible: "notice" } as const satisfies Record<Verdict, string>;

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
  const { base } = placesText(change, compared);
  const operations = operationsText(change, 4);
  const lines = [
    change.message,
    ...(operations === "" ? [] : [`Operations: ${operations}.`]),
    ...(base === undefined ? [] : [`Before: ${base}`]),
    ...(accepted === undefined ? [] : [`Accepted: ${accepted}`]),
  ];
  const place = revision && { ...revision, file: fileOf(revision.file, compared) };
  const level = accepted === undefined ? LEVELS[verdict] : "notice";
  return annotationText(level, `${verdict}: ${rule}${reachText(change)}`, lines, place);
}

function fileOf(file: string, { revision }: Compared): string | undefined {
  const ref = /^[^:]{2,}:/.exec(revision?.document ?? "")?.[0];
  return ref !== undefined && file.startsWith(ref) ? file.slice(ref.length) : fileInWorkspace(file);
}
