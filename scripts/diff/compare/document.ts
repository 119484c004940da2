import { child, entriesOf, follow, isObject, type SpecNode } from "../../read/spec-node.js";
import type { Contract } from "../contract.js";
import type { Difference, Found } from "../found.js";
import type { OperationPair } from "../match-operations.js";
import { cameOrWent, leavesOf, type Member, membersOf } from "../members.js";
import { compareSchemes } from "./security.js";
import { changeOf, shown } from "./spots.js";
import { isForReaders } from "./texts.js";

/** Compares the parts of the root document that concern all operations. */
export function compareDocument(
  base: Contract,
  revision: Contract,
  pairs: readonly OperationPair[],
  { haveSameServers }: { haveSameServers: boolean },
): Found[] {
  const [before, after] = [base.root, revision.root];
  const differences = [
    ...compareVersion(before, after, ["openapi"], "OpenAPI version"),
    ...compareVersion(before, after, ["info", "version"], "version"),
    ...(haveSameServers ? [] : compareServers(child(before, "servers"), child(after, "servers"))),
    ...membersOf(child(before, "tags"), child(after, "tags")).flatMap(compareTag),
    ...compareOthers(base, revision, before, after, "jsonSchemaDialect"),
    ...membersOf(child(before, "webhooks"), child(after, "webhooks")).flatMap(({ key, ...webhook }) =>
      cameOrWent(webhook.base, webhook.revision, "webhook", `The webhook \`${key}\``),
    ),
  ];
  return [...differences.map((difference) => ({ ...difference, owners: new Map() })), ...compareSchemes(base, revision, pairs)];
}

function compareVersion(before: SpecNode, after: SpecNode, keys: readonly string[], name: string): Difference[] {
  const [from, to] = [child(before, ...keys), child(after, ...keys)];
  if (from?.value === to?.value) return [];
  const message = `The ${name} of the document changed from ${shown(from?.value)} to ${shown(to?.value)}`;
  return [{ rule: "contract-version-changed", message, base: { node: from ?? before }, revision: { node: to ?? after } }];
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
  // Without servers, URLs are relative to the root of the document's host.
  if (isDefaultServer(base) && isDefaultServer(revision)) return [];
  const members = membersOf(base, revision);
  const added = members.filter((member) => member.base === undefined);
  const others = members.filter((member) => member.base !== undefined);
  const pairs = others.map((member) => (member.revision === undefined ? { ...member, revision: added.shift()?.revision } : member));
  return [...pairs, ...added].flatMap(compareServer).concat(compareDefaultServer(base, revision, members));
}

function isDefaultServer(servers: SpecNode | undefined): boolean {
  const [[, first] = [], ...others] = entriesOf(servers);
  return first === undefined || (others.length === 0 && child(first, "url")?.value === "/");
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
const SERVER_RULES = { url: "server-changed", variables: "server-variable-changed", name: "server-name-changed" };

function compareServer({ base, revision }: Member): Difference[] {
  if (base === undefined || revision === undefined) {
    return cameOrWent(base, revision, "server", `The server \`${textIn(base ?? revision, "url")}\``);
  }
  const isSame = defaultUrl(base) === defaultUrl(revision);
  const isUrlTold = !isSame && serverUrl(child(base, "url")) !== serverUrl(child(revision, "url"));
  return Object.entries(SERVER_RULES).flatMap(([key, rule]) => {
    const field = { key, base: child(base, key), revision: child(revision, key) };
    if (key === "url" && !isUrlTold) return [];
    // The variables of another URL are told with it.
    if (key === "variables" && isUrlTold && (field.base === undefined || field.revision === undefined)) return [];
    return leavesOf(field, base, revision, isNoText).map(({ places, ...leaf }) => {
      const name = key === "url" ? "a server" : `the server \`${textIn(base, "url")}\``;
      const message = `\`${leaf.key}\` of ${name} ${changeOf(leaf.before, leaf.after)}`;
      const isAdded = leaf.key === "enum" ? isWider(leaf.before, leaf.after) : leaf.before === undefined && (key === "name" || isSame);
      return { rule: isAdded ? "server-added" : rule, message, ...places };
    });
  });
}

/** Returns a server's URL with the defaults of its variables. */
export function defaultUrl(server: SpecNode): string {
  const url = child(server, "url");
  const text = String(url?.value).replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const value = child(server, "variables", name, "default")?.value;
    return typeof value === "string" ? value : whole;
  });
  return serverUrl(url && { ...url, value: text });
}

/** Checks for listed values that were all kept, or for any value. */
function isWider(before: unknown, after: unknown): boolean {
  return Array.isArray(before) && (after === undefined || (Array.isArray(after) && before.every((value) => after.includes(value))));
}

/** Returns a server's URL without what its spelling leaves open. */
export function serverUrl(url: SpecNode | undefined): string {
  const text = String(url?.value);
  return (URL.canParse(text) ? new URL(text).href : text).replace(/\/$/, "");
}

function textIn(node: SpecNode | undefined, key: string): string {
  const text = node && child(node, key)?.value;
  return typeof text === "string" || typeof text === "number" ? String(text) : (node?.pointer ?? "");
}

/** Compares a field that has no rule of its own. */
export function compareOthers(
  { tree }: Contract,
  { tree: newTree }: Contract,
  base: SpecNode,
  revision: SpecNode,
  field: string,
): Difference[] {
  const [before, after] = [child(base, field), child(revision, field)];
  const isMap = isObject(before?.value) && isObject(after?.value);
  const members = isMap ? membersOf(before, after) : [{ key: field, base: before, revision: after }];
  return members.flatMap((member) => {
    const [from, to] = [follow(tree, member.base), follow(newTree, member.revision)];
    const isPair = from !== undefined && to !== undefined;
    const leaves = leavesOf(isPair ? { ...member, base: from, revision: to } : member, base, revision, isNoText);
    const lost = leaves.find(({ places }) => places.revision === undefined);
    const first = lost ?? leaves[0];
    if (first === undefined) return [];
    const name = isMap ? `The ${field.replace(/s$/, "")} \`${member.key}\`` : `\`${field}\``;
    if (member.base === undefined) return { rule: "other-addition", message: `${name} was added`, ...first.places };
    if (member.revision === undefined) return { rule: "other-change", message: `${name} was removed`, ...first.places };
    if (lost !== undefined) return { rule: "other-change", message: `${name} lost its \`${lost.key}\``, ...lost.places };
    return { rule: "other-change", message: `${name} changed`, ...first.places };
  });
}

export function isNoText(key: string): boolean {
  return !isForReaders(key);
}
