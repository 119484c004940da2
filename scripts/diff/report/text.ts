import type { Colors } from "picocolors/types.js";
import { printable } from "../../core/cli/printable.js";
import { type Change, type Verdict, VERDICTS } from "../model.js";
import { RULES } from "../verdicts/index.js";
import { bumpText, type Compared, countByVerdict, nameOfBase, operationsText, placeText } from "./compared.js";

export interface TextOptions {
  colours: Colors;
  /** Lists documentation changes, all operations, and the reason of each verdict. */
  verbose: boolean;
}

/** Returns the report as text: changes by verdict, most severe first, each with its positions. */
export function textReport({ base, diff }: Compared, { colours, verbose }: TextOptions): string {
  if (diff.changes.length === 0) return `No changes since ${printable(nameOfBase(base))}.\n`;
  const counts = countByVerdict(diff);
  const groups = VERDICTS.filter((verdict) => counts[verdict] > 0).map((verdict) => {
    const changes = diff.changes.filter((change) => change.verdict === verdict);
    const shown = verbose ? changes : changes.filter(({ isText }) => isText !== true);
    const texts = changes.length - shown.length;
    const hidden = texts === 0 ? [] : [`  ${texts} documentation ${texts === 1 ? "change" : "changes"}; use --verbose to list them`];
    const title = colours.bold(colourOf(verdict, colours)(`${verdict} (${changes.length})`));
    return [title, ...shown.map((change) => changeText(change, base.ref, { colours, verbose })), ...hidden].join("\n");
  });
  const summary = `${diff.changes.length} ${diff.changes.length === 1 ? "change" : "changes"} since ${printable(nameOfBase(base))}. ${bumpText(diff)}`;
  return `${[...groups, summary.trim()].join("\n\n")}\n`;
}

function changeText(change: Change, ref: string, { colours, verbose }: TextOptions): string {
  const places = [
    ...(change.base === undefined ? [] : [`${ref}:${placeText(change.base)}`]),
    ...(change.revision === undefined ? [] : [placeText(change.revision)]),
  ];
  const why = RULES[change.rule]?.why;
  return [
    `  ${printable(change.message)} ${colours.dim(`${change.rule}, ${change.side}`)}`,
    `    ${colours.dim(printable(places.join(" → ")))}`,
    ...(change.operations.length === 0 ? [] : [`    ${printable(operationsText(change, verbose ? Number.POSITIVE_INFINITY : 4))}`]),
    ...(verbose && why !== undefined ? [`    reason: ${why}`] : []),
  ].join("\n");
}

function colourOf(verdict: Verdict, colours: Colors): (text: string) => string {
  return verdict === "breaking" ? colours.red : verdict === "risky" ? colours.yellow : colours.green;
}
