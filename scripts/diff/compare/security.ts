// Security schemes, and the requirements of operations.
import { canonical } from "../canonical.js";
import { child, entriesOf, follow, isObject, type SpecNode } from "../../read/spec-node.js";
import type { SourceOperation } from "../../read/source-operations.js";
import type { Contract } from "../contract.js";
import { type Difference, type Found, type Owner, REQUEST } from "../found.js";
import type { OperationPair } from "../match-operations.js";
import { cameOrWent, leavesOf, type Member, membersOf } from "../members.js";
import { changeOf, shown } from "./spots.js";
import { compareMarks, DEPRECATION } from "./marks.js";
import { isForReaders } from "./texts.js";

/** Compares the security requirements of each operation. */
export function compareSecurity(base: Contract, revision: Contract, pairs: readonly OperationPair[]): Found[] {
  const oldNames = renamed(base, revision);
  return pairs.flatMap((pair) => {
    const [before, after] = [securityOf(base, pair.base), securityOf(revision, pair.revision)];
    const [old, now] = [alternatives(before), alternatives(after, oldNames)];
    const lost = old.filter((had) => !now.some((has) => covers(had, has)));
    const gained = now.filter((has) => !old.some((had) => covers(has, had)));
    // A list that came or went for all operations is one change.
    const isOfAll = [before, after].every((each) => each === undefined || each.pointer === "#/security");
    const spots = {
      base: { node: before ?? (isOfAll ? base.root : pair.base.node) },
      revision: { node: after ?? (isOfAll ? revision.root : pair.revision.node) },
    };
    const owners = new Map<Owner, number>([[pair, REQUEST]]);
    const changes: Found[] = [];
    if (lost.length > 0) {
      const message = `Requests ${lost.map(named).join(" or ")} are no longer accepted, only those ${now.map(named).join(" or ")}`;
      changes.push({ rule: "security-narrowed", message, ...spots, owners });
    } else if (gained.length > 0) {
      changes.push({
        rule: "security-widened",
        message: `Requests ${gained.map(named).join(" or ")} are accepted now`,
        ...spots,
        owners,
      });
    }
    return changes;
  });
}

/** Returns the names of an operation's security schemes. */
function schemesOf(contract: Contract, operation: SourceOperation): string[] {
  return alternatives(securityOf(contract, operation)).flatMap(Object.keys);
}

type Alternative = Readonly<Record<string, readonly string[]>>;

function securityOf({ root }: Contract, { node }: SourceOperation): SpecNode | undefined {
  return child(node, "security") ?? child(root, "security");
}

function alternatives(node: SpecNode | undefined, oldNames: ReadonlyMap<string, string> = new Map()): Alternative[] {
  const list = Array.isArray(node?.value) ? (node.value as unknown[]) : [];
  const found = list
    .filter(isObject)
    .map((alternative) =>
      Object.fromEntries(Object.entries(alternative).map(([name, scopes]) => [oldNames.get(name) ?? name, textsOf(scopes)])),
    );
  return found.length === 0 ? [{}] : found;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

/** Checks if one security requirement includes another. */
function covers(had: Alternative, asked: Alternative): boolean {
  return Object.entries(asked).every(([name, scopes]) => had[name] !== undefined && scopes.every((scope) => had[name]?.includes(scope)));
}

function named(alternative: Alternative): string {
  const names = Object.entries(alternative).map(([name, scopes]) =>
    scopes.length === 0 ? `\`${name}\`` : `\`${name}\` (${scopes.join(", ")})`,
  );
  return names.length === 0 ? "without credentials" : `with ${names.join(" and ")}`;
}

function schemesIn(root: SpecNode): SpecNode | undefined {
  return child(root, "components", "securitySchemes");
}

/** Returns the old names of renamed schemes by their new ones. */
function renamed(base: Contract, revision: Contract): ReadonlyMap<string, string> {
  const [before, after] = [schemesIn(base.root), schemesIn(revision.root)];
  const removed = new Map(entriesOf(before).filter(([name]) => after === undefined || child(after, name) === undefined));
  const names = new Map<string, string>();
  for (const [name, node] of entriesOf(after)) {
    if (before !== undefined && child(before, name) !== undefined) continue;
    const old = [...removed].find(([, each]) => contentOf(base, each) === contentOf(revision, node))?.[0];
    if (old === undefined) continue;
    removed.delete(old);
    names.set(name, old);
  }
  return names;
}

/** Returns what a scheme determines of requests. The names of HTTP schemes and headers are case-insensitive. */
function contentOf({ tree }: Contract, node: SpecNode): string {
  const scheme = follow(tree, node)?.value;
  if (!isObject(scheme)) return canonical(scheme);
  const fields = Object.entries(scheme).filter(([key]) => isMeant(key));
  const isCaseless = (key: string): boolean => key === "scheme" || (key === "name" && scheme["in"] === "header");
  return canonical(Object.fromEntries(fields.map(([key, value]) => [key, isCaseless(key) ? String(value).toLowerCase() : value])));
}

/** Compares the security schemes. */
export function compareSchemes(base: Contract, revision: Contract, pairs: readonly OperationPair[]): Found[] {
  const oldNames = renamed(base, revision);
  const [before, after] = [schemesIn(base.root), schemesIn(revision.root)];
  const members = membersOf(before, after);
  const isRenamed = ({ key, base: node }: Member): boolean =>
    node === undefined ? oldNames.has(key) : [...oldNames.values()].includes(key);
  const others = members.filter((member) => (member.base !== undefined && member.revision !== undefined) || !isRenamed(member));
  const renames = [...oldNames].map(([name, old]): Found => ({
    rule: "security-scheme-renamed",
    message: `The security scheme \`${old}\` was renamed to \`${name}\``,
    ...(before && { base: { node: child(before, old) ?? before, of: "key" } }),
    ...(after && { revision: { node: child(after, name) ?? after, of: "key" } }),
    owners: new Map(),
  }));
  return [
    ...renames,
    ...others.flatMap((scheme) => {
      const users = pairs.filter((pair) => schemesOf(base, pair.base).includes(scheme.key));
      const owners = new Map<Owner, number>(users.map((pair) => [pair, REQUEST]));
      return compareScheme(base, revision, scheme, users.length > 0).map((each) => ({ ...each, owners }));
    }),
  ];
}

function compareScheme(base: Contract, revision: Contract, scheme: Member, isUsed: boolean): Difference[] {
  const name = `The security scheme \`${scheme.key}\``;
  const [before, after] = [follow(base.tree, scheme.base), follow(revision.tree, scheme.revision)];
  if (before === undefined || after === undefined) return cameOrWent(scheme.base, scheme.revision, "security-scheme", name);
  const marks = [...compareMarks(name, DEPRECATION, before, after), ...compareScopes(scheme.key, before, after)];
  if (contentOf(base, before) === contentOf(revision, after)) return marks;
  const rule = isUsed ? "security-scheme-changed" : "unused-security-scheme-changed";
  const [type, newType] = [child(before, "type"), child(after, "type")];
  if (type !== undefined && newType !== undefined && type.value !== newType.value) {
    const message = `${name} changed from ${shown(type.value)} to ${shown(newType.value)}`;
    return [{ rule, message, base: { node: type }, revision: { node: newType } }];
  }
  const leaves = membersOf(before, after).flatMap((member) => leavesOf(member, before, after, isMeant));
  const changes = leaves.map(({ places, ...leaf }) => {
    const message = `\`${leaf.key}\` of the security scheme \`${scheme.key}\` ${changeOf(leaf.before, leaf.after)}`;
    // Another flow was added, or its URL for new tokens.
    return { rule: leaf.before === undefined ? "security-scheme-added" : rule, message, ...places };
  });
  return [...marks, ...changes];
}

/** Compares the names of the scopes of flows that both schemes have. */
function compareScopes(name: string, before: SpecNode, after: SpecNode): Difference[] {
  return membersOf(child(before, "flows"), child(after, "flows")).flatMap(({ base: flow, revision: newFlow }) =>
    flow === undefined || newFlow === undefined
      ? []
      : membersOf(child(flow, "scopes"), child(newFlow, "scopes")).flatMap(({ key, base, revision }) =>
          cameOrWent(base, revision, "security-scope", `The scope \`${key}\` of the security scheme \`${name}\``),
        ),
  );
}

function isMeant(key: string): boolean {
  return !isForReaders(key) && key !== "deprecated";
}
