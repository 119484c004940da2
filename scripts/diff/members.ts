import { child, entriesOf, isObject, type SpecNode } from "../read/spec-node.js";
import { canonical } from "./canonical.js";
import type { Difference } from "./found.js";
import { ANNOTATIONS } from "./normal-keywords.js";

/** A member of two objects or lists. One side is undefined if the member was added or removed. */
export interface Member {
  key: string;
  base: SpecNode | undefined;
  revision: SpecNode | undefined;
}

type Places = Pick<Difference, "base" | "revision">;

/** Pairs the members of two objects by key, and those of two lists by content, then by name; unnamed ones by order. */
export function membersOf(
  base: SpecNode | undefined,
  revision: SpecNode | undefined,
  keyOf = (key: string, _node: SpecNode): string => key,
): Member[] {
  let removed = entriesOf(base);
  let added = entriesOf(revision);
  const members: Member[] = [];
  const pairBy = (identityOf: (key: string, node: SpecNode) => string): void => {
    removed = removed.filter(([key, node]) => {
      const identity = identityOf(key, node);
      const other = added.find((each) => identityOf(...each) === identity);
      if (other === undefined) return true;
      members.push({ key: other[0], base: node, revision: other[1] });
      added = added.filter((each) => each !== other);
      return false;
    });
  };
  if (Array.isArray(base?.value) && Array.isArray(revision?.value)) {
    pairBy((_, { value }) => canonical(value, ANNOTATIONS));
    pairBy((_, node) => ["in", "name", "url"].map((key) => child(node, key)?.value).join(" "));
  } else {
    // Several keys may have one identity, such as paths that differ in the names of parameters.
    pairBy((key) => key);
    pairBy(keyOf);
  }
  return [
    ...members,
    ...removed.map(([key, node]) => ({ key, base: node, revision: undefined })),
    ...added.map(([key, node]) => ({ key, base: undefined, revision: node })),
  ];
}

/** Returns the change of a node that was added or removed, with the rule `<rule>-added` or `<rule>-removed`. */
export function cameOrWent(base: SpecNode | undefined, revision: SpecNode | undefined, rule: string, name: string): Difference[] {
  if ((base === undefined) === (revision === undefined)) return [];
  const happened = base === undefined ? "added" : "removed";
  return [{ rule: `${rule}-${happened}`, message: `${name} was ${happened}`, ...onlyPlace(base, revision) }];
}

/** A changed value and its positions: two, unless it is an object that was added or removed. */
export interface Leaf {
  key: string;
  before: unknown;
  after: unknown;
  places: Places;
}

/** Returns the changed values of a member, as deep as both sides have it. */
export function leavesOf(
  { key, base, revision }: Member,
  baseAbove: SpecNode,
  revisionAbove: SpecNode,
  isMeant: (key: string) => boolean = () => true,
): Leaf[] {
  const [before, after] = [base?.value, revision?.value];
  if (!isMeant(key) || canonical(before) === canonical(after)) return [];
  if (base !== undefined && revision !== undefined && isObject(before) && isObject(after)) {
    return membersOf(base, revision).flatMap((member) => leavesOf(member, base, revision, isMeant));
  }
  const isOnly = (base === undefined || revision === undefined) && isObject(before ?? after);
  const places = isOnly ? onlyPlace(base, revision) : { base: { node: base ?? baseAbove }, revision: { node: revision ?? revisionAbove } };
  return [{ key, before, after, places }];
}

function onlyPlace(base: SpecNode | undefined, revision: SpecNode | undefined): Places {
  return {
    ...(base !== undefined && { base: { node: base, of: "key" } }),
    ...(revision !== undefined && { revision: { node: revision, of: "key" } }),
  };
}
