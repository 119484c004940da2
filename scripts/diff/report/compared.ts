import type { Finding } from "../../core/cli/finding.js";
import type { BaseRef } from "../base-ref.js";
import { gravest } from "../verdicts/verdict-of.js";
import { bumpOf, type Change, type ContractDiff, type Place, type Verdict, VERDICTS } from "../model.js";

/** A document, as named by the user. */
interface Named {
  document: string;
}

/** The changes of the contract since a commit, or from one document to another. */
export type Compared = Changes & ({ base: BaseRef; revision?: undefined } | { base: Named; revision: Named });

interface Changes {
  diff: ContractDiff;
  /** Entries of the file of accepted changes that accept none; undefined without such a file. */
  unused?: readonly Finding[] | undefined;
}

/** Formats a base as `v1.2.3 (1234567)`, or as the hash alone. */
export function nameOfBase({ ref, commit }: BaseRef): string {
  return commit.startsWith(ref) ? commit.slice(0, 12) : `${ref} (${commit.slice(0, 7)})`;
}

/** Formats what is compared as `since v1.2.3 (1234567)` or `from a.yaml to b.yaml`. */
export function rangeText(compared: Compared): string {
  const { base, revision } = compared;
  return revision === undefined ? `since ${nameOfBase(base)}` : `from ${base.document} to ${revision.document}`;
}

/** Formats the positions of a change, in the base and in the revision. */
export function placesText({ base, revision }: Change, compared: Compared): { base?: string; revision?: string } {
  const prefix = compared.revision === undefined ? `${compared.base.ref}:` : "";
  return {
    ...(base !== undefined && { base: prefix + placeText(base) }),
    ...(revision !== undefined && { revision: placeText(revision) }),
  };
}

/** Counts the changes by verdict, those that are accepted as well. */
export function countByVerdict({ changes }: Pick<ContractDiff, "changes">): Record<Verdict, number> {
  const count = (wanted: Verdict): number => changes.filter(({ verdict }) => verdict === wanted).length;
  return { breaking: count("breaking"), risky: count("risky"), compatible: count("compatible") };
}

/** Formats the counts as `2 breaking, 1 risky`, without zeros. */
export function countsText(diff: Pick<ContractDiff, "changes">): string {
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

/** Says where a change shows, if it is not both on the wire and in types. */
export function reachText({ verdict, wire, code, side }: Change): string {
  if (verdict === "compatible" || side === "code" || wire === code) return "";
  return gravest([wire, code]) !== verdict ? "" : wire === verdict ? " (wire only)" : " (types only)";
}

function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** Lists the operations of a change, up to a maximum. */
export function operationsText({ operations, lessSevere = [] }: Change, shown: number): string {
  const others = lessSevere.length === 0 ? "" : ` (less severe for ${namesText(lessSevere, shown)})`;
  return namesText(operations, shown) + others;
}

/** Lists names, up to a maximum. */
export function namesText(names: readonly string[], shown: number): string {
  const named = names.slice(0, shown).join(", ");
  const more = names.length - shown;
  return more > 0 ? `${named} and ${more} more` : named;
}
