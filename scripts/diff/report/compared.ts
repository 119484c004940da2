import type { BaseRef } from "../base-ref.js";
import { bumpOf, type Change, type ContractDiff, type Place, type Verdict, VERDICTS } from "../model.js";

/** What a report is of: the changes since a commit. */
export interface Compared {
  base: BaseRef;
  diff: ContractDiff;
}

/** `v1.2.3 (1234567)`; a commit that was named by its hash is said once. */
export function nameOfBase({ ref, commit }: BaseRef): string {
  return commit.startsWith(ref) ? commit.slice(0, 12) : `${ref} (${commit.slice(0, 7)})`;
}

export function countByVerdict({ changes }: ContractDiff): Record<Verdict, number> {
  const count = (wanted: Verdict): number => changes.filter(({ verdict }) => verdict === wanted).length;
  return { breaking: count("breaking"), risky: count("risky"), compatible: count("compatible") };
}

/** `2 breaking, 1 risky`; what there is none of is left out. */
export function countsText(diff: ContractDiff): string {
  const counts = countByVerdict(diff);
  return VERDICTS.filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${counts[verdict]} ${verdict}`)
    .join(", ");
}

/** What the changes ask of the next version, as a sentence. */
export function bumpText(diff: ContractDiff): string {
  const bump = bumpOf(diff);
  return bump === "none" ? "" : `They ask for a ${bump} version${bump === "major" ? " (before 1.0.0: a minor one)" : ""}.`;
}

export function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** The operations, some of them by name. */
export function operationsText({ operations }: Change, shown: number): string {
  const named = operations.slice(0, shown).join(", ");
  const more = operations.length - shown;
  return more > 0 ? `${named} and ${more} more` : named;
}
