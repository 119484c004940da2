import { child, follow, isObject, type SpecNode } from "../../read/spec-node.js";
import type { Contract } from "../contract.js";
import type { Difference, Found } from "../found.js";
import { cameOrWent, leavesOf, type Member, membersOf } from "../members.js";
import { schemesOf } from "./operations.js";
import { shown } from "./spots.js";
import { isForReaders } from "./texts.js";

/** Compares the parts of the root document that concern all operations. */
export function compareDocument(base: Contract, revision: Contract): Found[] {
  const [before, after] = [base.root, revision.root];
  const used = new Set(base.operations.flatMap((operation) => schemesOf(base, operation)));
  const differences = [
    ...compareVersion(before, after, ["openapi"], "OpenAPI version"),
    ...compareVersion(before, after, ["info", "version"], "version"),
    ...compareServers(child(before, "servers"), child(after, "servers")),
    ...membersOf(schemesIn(before), schemesIn(after)).flatMap((scheme) => compareScheme(base, revision, scheme, used.has(scheme.key))),
    ...membersOf(child(before, "tags"), child(after, "tags")).flatMap(compareTag),
    ...compareOthers(base, revision, before, after, "jsonSchemaDialect"),
    ...compareOthers(base, revision, before, after, "webhooks", "other-break"),
  ];
  return differences.map((difference) => ({ ...difference, owners: new Map() }));
}

function compareVersion(before: SpecNode, after: SpecNode, keys: readonly string[], name: string): Difference[] {
  const [from, to] = [child(before, ...keys) ?? before, child(after, ...keys) ?? after];
  if (from.value === to.value) return [];
  const message = `The ${name} of the document changed from ${shown(from.value)} to ${shown(to.value)}`;
  return [{ rule: "contract-version-changed", message, base: { node: from }, revision: { node: to } }];
}

/** Reports an added or removed tag. Its operations are compared on their own. */
function compareTag({ base, revision }: Member): Difference[] {
  return cameOrWent(base, revision, "tag", `The tag \`${textIn(base ?? revision, "name")}\``).map((each) => ({
    ...each,
    rule: "text-changed",
  }));
}

/** Compares servers, paired by URL, the others by order. */
export function compareServers(base: SpecNode | undefined, revision: SpecNode | undefined): Difference[] {
  const members = membersOf(base, revision);
  const added = members.filter((member) => member.base === undefined);
  const others = members.filter((member) => member.base !== undefined);
  const pairs = others.map((member) => (member.revision === undefined ? { ...member, revision: added.shift()?.revision } : member));
  return [...pairs, ...added].flatMap(compareServer).concat(compareDefaultServer(base, revision, members));
}

/** Reports another first server, which is the default, if the old one still exists. */
function compareDefaultServer(base: SpecNode | undefined, revision: SpecNode | undefined, members: readonly Member[]): Difference[] {
  const [before, after] = [base, revision].map((servers) => servers && child(servers, 0));
  const old = members.find((member) => member.base?.pointer === before?.pointer)?.revision;
  if (before === undefined || after === undefined || old === undefined || old.pointer === after.pointer) return [];
  const message = `The first server changed from \`${textIn(before, "url")}\` to \`${textIn(after, "url")}\``;
  return [{ rule: "default-server-changed", message, base: { node: before }, revision: { node: after } }];
}

/** The rules of server fields. */
const SERVER_RULES = { url: "server-changed", variables: "server-variable-changed" };

function compareServer({ base, revision }: Member): Difference[] {
  if (base === undefined || revision === undefined) {
    return cameOrWent(base, revision, "server", `The server \`${textIn(base ?? revision, "url")}\``);
  }
  return Object.entries(SERVER_RULES).flatMap(([key, rule]) => {
    const field = { key, base: child(base, key), revision: child(revision, key) };
    return leavesOf(field, base, revision, isNoText).map(({ places, ...leaf }) => {
      const message = `\`${leaf.key}\` of a server changed from ${shown(leaf.before)} to ${shown(leaf.after)}`;
      return { rule, message, ...places };
    });
  });
}

function textIn(node: SpecNode | undefined, key: string): string {
  return String(node && child(node, key)?.value);
}

function schemesIn(root: SpecNode): SpecNode | undefined {
  return child(root, "components", "securitySchemes");
}

function compareScheme(base: Contract, revision: Contract, scheme: Member, isUsed: boolean): Difference[] {
  const name = `The security scheme \`${scheme.key}\``;
  const [before, after] = [follow(base.tree, scheme.base), follow(revision.tree, scheme.revision)];
  if (before === undefined || after === undefined) return cameOrWent(scheme.base, scheme.revision, "security-scheme", name);
  const changed = isUsed ? "security-scheme-changed" : "unused-security-scheme-changed";
  const isMeant = (key: string): boolean => isNoText(key) && key !== "scopes";
  return membersOf(before, after)
    .flatMap((member) => leavesOf(member, before, after, isMeant))
    .map(({ places, ...leaf }) => {
      // Another flow was added.
      const rule = places.base === undefined ? "security-scheme-added" : changed;
      const message = `\`${leaf.key}\` of the security scheme \`${scheme.key}\` changed from ${shown(leaf.before)} to ${shown(leaf.after)}`;
      return { rule, message, ...places };
    });
}

/** Compares a field that has no rule of its own. `gone` is the rule for a removed part. */
export function compareOthers(
  { tree }: Contract,
  { tree: newTree }: Contract,
  base: SpecNode,
  revision: SpecNode,
  field: string,
  gone = "other-change",
): Difference[] {
  const [before, after] = [child(base, field), child(revision, field)];
  const isMap = isObject(before?.value) && isObject(after?.value);
  const members = isMap ? membersOf(before, after) : [{ key: field, base: before, revision: after }];
  return members
    .flatMap((member) => {
      const [from, to] = [follow(tree, member.base), follow(newTree, member.revision)];
      const isPair = from !== undefined && to !== undefined;
      return leavesOf(isPair ? { ...member, base: from, revision: to } : member, base, revision, isNoText);
    })
    .map(({ key, places }) => {
      const name = key === field ? `\`${field}\`` : `\`${key}\` of \`${field}\``;
      if (places.base === undefined) return { rule: "other-addition", message: `${name} was added`, ...places };
      if (places.revision === undefined) return { rule: gone, message: `${name} was removed`, ...places };
      return { rule: "other-change", message: `${name} changed`, ...places };
    });
}

function isNoText(key: string): boolean {
  return !isForReaders(key);
}
