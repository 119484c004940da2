import type { BaseRef } from "../base-ref.js";
import { bumpOf, type Change, type ContractDiff, type Place, type Verdict, VERDICTS } from "../model.js";

/** The content of a report: the changes since a commit. */
export interface Compared {
  base: BaseRef;
  diff: ContractDiff;
}

/** Formats a base as `v1.2.3 (1234567)`, or as the hash alone. */
export function nameOfBase({ ref, commit }: BaseRef): string {
  return commit.startsWith(ref) ? commit.slice(0, 12) : `${ref} (${commit.slice(0, 7)})`;
}

export function countByVerdict({ changes }: ContractDiff): Record<Verdict, number> {
  const count = (wanted: Verdict): number => changes.filter(({ verdict }) => verdict === wanted).length;
  return { breaking: count("breaking"), risky: count("risky"), compatible: count("compatible") };
}

/** Formats the counts as `2 breaking, 1 risky`, without zeros. */
export function countsText(diff: ContractDiff): string {
  const counts = countByVerdict(diff);
  return VERDICTS.filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${counts[verdict]} ${verdict}`)
    .join(", ");
}

/** Returns a sentence about the version bump of the changes. */
export function bumpText(diff: ContractDiff): string {
  const bump = bumpOf(diff);
  return bump === "none" ? "" : `The next version is a ${bump} version${bump === "major" ? " (before 1.0.0: a minor one)" : ""}.`;
}

export function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** Lists the operations of a change, up to a maximum. */
export function operationsText({ operations, lessSevere = [] }: Change, shown: number): string {
  const others = lessSevere.length === 0 ? "" : ` (less severe for ${namesText(lessSevere, shown)})`;
  return namesText(operations, shown) + others;
}

function namesText(names: readonly string[], shown: number): string {
  const named = names.slice(0, shown).join(", ");
  const more = names.length - shown;
  return more > 0 ? `${named} and ${more} more` : named;
}
