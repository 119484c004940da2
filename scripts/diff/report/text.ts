import type { Colors } from "picocolors/types.js";
import { printable } from "../../core/cli/printable.js";
import { type Change, type Verdict, VERDICTS } from "../model.js";
import { RULES } from "../verdicts/index.js";
import { bumpText, type Compared, countByVerdict, operationsText, placesText, rangeText, reachText } from "./compared.js";

export interface TextOptions {
  colours: Colors;
  /** Lists documentation changes, all operations, and the reason of each verdict. */
  verbose: boolean;
}

/** Returns the report as text: changes by verdict, most severe first, each with its positions. */
export function textReport(compared: Compared, { colours, verbose }: TextOptions): string {
  const { diff } = compared;
  const range = printable(rangeText(compared));
  if (diff.changes.length === 0) return `No changes ${range}.\n`;
  const counts = countByVerdict(diff);
  const groups = VERDICTS.filter((verdict) => counts[verdict] > 0).map((verdict) => {
    const changes = diff.changes.filter((change) => change.verdict === verdict);
    const shown = verbose ? changes : changes.filter(({ isText }) => isText !== true);
    const texts = changes.length - shown.length;
    const hidden = texts === 0 ? [] : [`  ${texts} documentation ${texts === 1 ? "change" : "changes"}; use --verbose to list them`];
    const title = colours.bold(colourOf(verdict, colours)(`${verdict} (${changes.length})`));
    return [title, ...shown.map((change) => changeText(change, compared, { colours, verbose })), ...hidden].join("\n");
  });
  const summary = `${diff.changes.length} ${diff.changes.length === 1 ? "change" : "changes"} ${range}. ${bumpText(diff)}`;
  return `${[...groups, summary.trim()].join("\n\n")}\n`;
}

function changeText(change: Change, compared: Compared, { colours, verbose }: TextOptions): string {
  const places = Object.values(placesText(change, compared));
  const why = RULES[change.rule]?.why;
  return [
    `  ${printable(change.message)} ${colours.dim(`${change.rule}, ${change.side}${reachText(change)}`)}`,
    `    ${colours.dim(printable(places.join(" → ")))}`,
    ...(change.operations.length === 0 ? [] : [`    ${printable(operationsText(change, verbose ? Number.POSITIVE_INFINITY : 4))}`]),
    ...(change.accepted === undefined ? [] : [`    accepted: ${printable(change.accepted)}`]),
    ...(verbose && why !== undefined ? [`    reason: ${why}`] : []),
  ].join("\n");
}

function colourOf(verdict: Verdict, colours: Colors): (text: string) => string {
  return verdict === "breaking" ? colours.red : verdict === "risky" ? colours.yellow : colours.green;
}
