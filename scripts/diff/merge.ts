import { compare } from "../core/cli/finding.js";
import { commonName, type Contract, placeOf } from "./contract.js";
import type { Found, Owner, Spot } from "./found.js";
import type { SourceOperation } from "../read/source-operations.js";
import { child, pointerKeys, rootNode } from "../read/spec-node.js";
import { titleOf } from "./match-operations.js";
import { type Change, type Place, type Verdict, VERDICTS } from "./model.js";
import type { Reach } from "./rule.js";
import { combined, gravest, verdictOf } from "./verdicts/verdict-of.js";

/** A change and its verdict for each affected operation. */
export interface Rated {
  change: Change;
  owners: ReadonlyMap<Owner, Verdict>;
}

interface Merged {
  all: Found[];
  base?: Place;
  revision?: Place;
}

/** Rules of a change that differ by the schema that includes it. */
const SAME_CHANGE: Readonly<Record<string, string>> = {
  "property-no-longer-listed": "property-removed",
  "read-only-property-removed": "property-removed",
  "write-only-property-removed": "property-removed",
  "deprecated-property-removed": "property-removed",
  "required-property-added": "property-added",
};

/**
 * Merges the same changes of one position, assigns verdicts, and sorts the changes by severity.
 *
 * @param field the verdict that counts: that of one reader, or the more severe one
 */
export function rate(found: readonly Found[], base: Contract, revision: Contract, field: "verdict" | Reach): Rated[] {
  const merged = new Map<string, Merged>();
  for (const each of found) {
    const places = {
      ...(each.base !== undefined && { base: place(base, each.base) }),
      ...(each.revision !== undefined && { revision: place(revision, each.revision) }),
    };
    const { inJson: rule = each.rule } = each;
    const key = JSON.stringify([SAME_CHANGE[rule] ?? rule, ownPlaces(each, places)]);
    const known = merged.get(key) ?? { all: [], ...places };
    known.all.push(each);
    merged.set(key, known);
  }
  return [...merged.values()].map(ratedOf).sort((a, b) => compareChanges(a.change, b.change));

  function ratedOf({ all, ...places }: Merged): Rated {
    const used = all.filter(({ owners }) => owners.size > 0);
    const ways = (used.length > 0 ? used : all).map((each) => ({ each, rating: verdictOf(each, each.owners) }));
    const most = combined(ways.map((way) => way.rating));
    const rating = { ...most, verdict: most[field] };
    const owners = new Map<Owner, Verdict>();
    for (const { each } of ways) {
      for (const [owner, directions] of each.owners)
        owners.set(owner, gravest([owners.get(owner), verdictOf(each, new Map([[owner, directions]]))[field]]));
    }
    const named = ways.flatMap((way) => (way.rating.rule === rating.rule ? [way.each] : []));
    const { message, ...spots } = named.reduce((known, each) => (isShorter(each.message, known.message) ? each : known));
    const parent = spots.base !== undefined && spots.revision === undefined && { parent: parentPlace(base, revision, spots.base) };
    return { change: { ...rating, message: `${message}.`, ...namesOf(owners, rating.verdict), ...places, ...parent }, owners };
  }
}

/** Returns the places that tell a change from others. */
function ownPlaces({ base, revision }: Found, places: Pick<Merged, "base" | "revision">): (Place | undefined)[] {
  const isOne = base?.isAbove !== revision?.isAbove;
  return [isOne && base?.isAbove ? undefined : places.base, isOne && revision?.isAbove ? undefined : places.revision];
}

/** Prefers the shortest message: a node reached in several ways has several names. */
function isShorter(message: string, other: string): boolean {
  return message.length < other.length || (message.length === other.length && message < other);
}

function place(contract: Contract, { node, of = "value" }: Spot): Place {
  return placeOf(contract, node, of);
}

/** Returns the position of the nearest parent that the newer contract has. */
function parentPlace(base: Contract, revision: Contract, { node }: Spot): Place {
  const name = commonName(base.tree, node.file.path);
  const file = [...revision.tree.files.values()].find(({ path }) => commonName(revision.tree, path) === name);
  const keys = file === undefined ? [] : (pointerKeys(node.pointer.slice(1)) ?? []);
  const root = file === undefined ? revision.root : rootNode(file);
  const parents = keys.map((_, index) => child(root, ...keys.slice(0, keys.length - 1 - index)));
  return placeOf(revision, parents.find((parent) => parent !== undefined) ?? root, "key");
}

function namesOf(owners: Rated["owners"], verdict: Verdict): Pick<Change, "operations" | "lessSevere" | "tags"> {
  const withVerdict = (isSame: boolean): SourceOperation[] =>
    [...owners].filter(([, own]) => (own === verdict) === isSame).map(([owner]) => owner.revision ?? owner.base);
  const idsOf = (operations: readonly SourceOperation[]): string[] => [...new Set(operations.map(titleOf))].sort(compare);
  const [operations, others] = [withVerdict(true), withVerdict(false)];
  return {
    operations: idsOf(operations),
    ...(others.length > 0 && { lessSevere: idsOf(others) }),
    tags: [...new Set(operations.flatMap(({ tags }) => tags))].sort(compare),
  };
}

function compareChanges(a: Change, b: Change): number {
  const [place, other] = [a.revision ?? a.base, b.revision ?? b.base];
  return (
    VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) ||
    compare(place?.file ?? "", other?.file ?? "") ||
    (place?.line ?? 0) - (other?.line ?? 0) ||
    (place?.column ?? 0) - (other?.column ?? 0) ||
    compare(a.rule, b.rule) ||
    compare(a.message, b.message)
  );
}
