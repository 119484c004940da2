import { compare } from "../core/cli/finding.js";
import { commonName, type Contract, placeOf } from "./contract.js";
import type { Found, Owner, Spot } from "./found.js";
import type { SourceOperation } from "../read/source-operations.js";
import { child, pointerKeys, rootNode } from "../read/spec-node.js";
import { titleOf } from "./match-operations.js";
import { type Change, type Place, type Verdict, VERDICTS } from "./model.js";
import { verdictOf } from "./verdicts/verdict-of.js";

/** A change and its verdict for each affected operation. */
export interface Rated {
  change: Change;
  owners: ReadonlyMap<Owner, Verdict>;
}

/** Merges changes of the same rule and position, assigns verdicts, and sorts the changes by severity. */
export function rate(found: readonly Found[], base: Contract, revision: Contract): Rated[] {
  const merged = new Map<string, { found: Found; base?: Place; revision?: Place; owners: Map<Owner, number> }>();
  for (const each of found) {
    const places = {
      ...(each.base !== undefined && { base: place(base, each.base) }),
      ...(each.revision !== undefined && { revision: place(revision, each.revision) }),
    };
    const key = JSON.stringify([each.rule, places]);
    const known = merged.get(key) ?? { found: each, ...places, owners: new Map<Owner, number>() };
    if (isShorter(each.message, known.found.message)) known.found = each;
    for (const [owner, directions] of each.owners) known.owners.set(owner, (known.owners.get(owner) ?? 0) | directions);
    merged.set(key, known);
  }
  return [...merged.values()]
    .map(({ found, owners: directions, ...places }) => {
      const { message } = found;
      const rating = verdictOf(found, directions);
      const owners = new Map([...directions].map(([owner, each]) => [owner, verdictOf(found, new Map([[owner, each]])).verdict]));
      const parent = found.base !== undefined && found.revision === undefined && { parent: parentPlace(base, revision, found.base) };
      return { change: { ...rating, message: `${message}.`, ...namesOf(owners, rating.verdict), ...places, ...parent }, owners };
    })
    .sort((a, b) => compareChanges(a.change, b.change));
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
