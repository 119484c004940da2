import { relativePath } from "../lib/finding.js";
import { child, entriesOf, follow, isObject, pointerKeys, rootNode, type SpecNode } from "../lib/spec-node.js";
import { rateFact } from "./compare/facts.js";
import { isSuccess } from "./compare/answers.js";
import { schemesOf } from "./compare/operations.js";
import type { Contract } from "./contract.js";
import type { Directions, Found, Owner, Spot } from "./found.js";
import { nodeAt } from "./node-at.js";
import type { Owners, Walked } from "./operation-walk.js";
import type { RawChange, RawSide } from "./run-redocly.js";
import { canonical } from "./canonical.js";
import { RULES } from "./verdicts/index.js";

/** What Redocly finds, as changes of ours with all operations that they touch. */
export function findIn(changes: readonly RawChange[], base: Contract, revision: Contract, walked: Walked): Found[] {
  const renamed = changes.filter(isRename);
  return changes
    .flatMap((change) => (isBelow(change, renamed) ? [] : parted(change)))
    .flatMap((change): Found[] => {
      if (isStillThere(change, base, revision)) return [];
      const rated = rateFact(change);
      if (rated === undefined) return [];
      const isText = RULES[rated.rule]?.isText === true;
      if ((isText || isInList(change)) && isMispaired(change, base, revision)) return [];
      const spots = {
        ...(change.base !== undefined && { base: spotAt(base, change.base, change.property) }),
        ...(change.revision !== undefined && { revision: spotAt(revision, change.revision, change.property) }),
      };
      const owners = ownersOf(change, base, revision, walked);
      // What an operation says that came or went is no change of its own.
      if (owners.size === 0 && change.path.startsWith("#/paths/") && !isText) return [];
      return [{ ...rated, rule: refined(rated.rule, change, base, revision), ...spots, owners }];
    });
}

/** What a change means can depend on what stands beside it. */
function refined(rule: string, change: RawChange, base: Contract, revision: Contract): string {
  if (rule === "success-status-added" && isKnownContent(change, revision)) return "same-success-status-added";
  if (rule !== "security-scheme-changed") return rule;
  const name = pointerKeys(change.path.replace(/^#/, ""))?.[2] ?? "";
  return base.operations.some((operation) => schemesOf(base, operation).includes(name)) ? rule : "unused-security-scheme-changed";
}

/** Redocly takes a name that is gone and one that is alike for a renaming. To a consumer one went and one came. */
function isRename({ kind, property }: RawChange): boolean {
  return kind === "modified" && property === "key";
}

/** What it says of nodes below is not about one node. */
function isBelow({ path }: RawChange, renamed: readonly RawChange[]): boolean {
  return renamed.some((above) => path.startsWith(`${above.path}/`) && !/^#\/paths\/[^/]+$/.test(above.path));
}

function parted(change: RawChange): RawChange[] {
  const { base, revision, typeName, path } = change;
  if (!isRename(change) || base === undefined || revision === undefined) return split(change);
  if (typeName === "Header" && String(base.value).toLowerCase() === String(revision.value).toLowerCase()) return [];
  const rest = { typeName, rules: change.rules };
  const above = path.slice(0, path.lastIndexOf("/"));
  const key = (value: unknown): string => String(value).replaceAll("~", "~0").replaceAll("/", "~1");
  return [
    { ...rest, kind: "removed", path: `${above}/${key(base.value)}`, base },
    { ...rest, kind: "added", path: `${above}/${key(revision.value)}`, revision },
  ];
}

/** Servers and answers that come or go all together are changes of each. */
function split(change: RawChange): RawChange[] {
  const { path } = change;
  const member = MEMBERS[change.typeName];
  const side = change.base ?? change.revision;
  // Servers of an operation replace all others, so that they come and go together.
  if (change.typeName === "ServerList" && path.startsWith("#/paths/")) return [change];
  if (member === undefined || change.kind === "modified" || side === undefined || typeof side.value !== "object" || side.value === null)
    return [change];
  return Object.entries(side.value).map(([name, value]: [string, unknown]) => {
    const key = name.replaceAll("~", "~0").replaceAll("/", "~1");
    const part = { ...side, pointer: `${side.pointer}/${key}`, value };
    return {
      path: `${change.path}/${key}`,
      typeName: member,
      kind: change.kind,
      rules: change.rules,
      ...(change.kind === "removed" ? { base: part } : { revision: part }),
    };
  });
}

const MEMBERS: Readonly<Record<string, string>> = {
  ServerList: "Server",
  HeadersMap: "Header",
  Responses: "Response",
};

function isInList({ path }: RawChange): boolean {
  const keys = pointerKeys(path.replace(/^#/, "")) ?? [];
  return keys.some((key, index) => /^\d+$/.test(key) && keys[index - 1] !== "responses");
}

/** Members of lists are paired by how alike they are, so that two texts of different schemas meet. */
function isMispaired({ base, revision, property }: RawChange, before: Contract, after: Contract): boolean {
  if (base === undefined || revision === undefined || property === undefined) return false;
  if (relativePath(before.folder, base.file) !== relativePath(after.folder, revision.file)) return true;
  const ownerOf = ({ pointer, value }: RawSide): string => {
    const keys = pointerKeys(pointer.replace(/^#/, "")) ?? [];
    return (value !== undefined && keys.at(-1) === property ? keys.slice(0, -1) : keys)
      .map((key) => (/^\d+$/.test(key) ? "*" : key.replace(/\{[^}]*\}/g, "{}")))
      .join("/");
  };
  return ownerOf(base) !== ownerOf(revision);
}

/** What is gone or new only beside what it was taken for. */
function isStillThere({ kind, path }: RawChange, before: Contract, after: Contract): boolean {
  if (kind === "modified" || isIndexed(path)) return false;
  return nodeAt(kind === "removed" ? after : before, path).isWhole;
}

/** The place of a member of a list says nothing of which it is. */
function isIndexed(pointer: string): boolean {
  return /\/\d+$/.test(pointer) && !/\/responses\/\d+$/.test(pointer);
}

/** Those that lead to the place in both contracts; where one of them has it not, that lead there to what is above it. */
function ownersOf(change: RawChange, before: Contract, after: Contract, walked: Walked): ReadonlyMap<Owner, Directions> {
  const at = (side: RawSide | undefined, contract: Contract, owners: Owners): ReadonlyMap<Owner, Directions> => {
    if (side !== undefined) return owners.at(side.file, side.pointer);
    const { file, pointer } = nodeAt(contract, change.path).node;
    return owners.at(file.path, pointer);
  };
  const [from, to] = [at(change.base, before, walked.base), at(change.revision, after, walked.revision)];
  if (from.size === 0 || to.size === 0) return from.size === 0 ? to : from;
  return new Map([...from].flatMap(([owner, directions]) => (to.has(owner) ? [[owner, directions | (to.get(owner) ?? 0)]] : [])));
}

function spotAt({ tree, folder }: Contract, { file, pointer }: RawSide, property: string | undefined): Spot {
  const found = tree.files.get(file);
  if (found === undefined) throw new Error(`redocly diff names ${file}, which is no file of the contract in ${folder}`);
  const node = child(rootNode(found), ...(pointerKeys(pointer.replace(/^#/, "")) ?? []));
  return { node: node ?? rootNode(found), of: property === undefined || property === "key" ? "key" : "value" };
}

/** Whether another success status of the operation has the same content, so that the result keeps its type. */
function isKnownContent({ revision, path }: RawChange, contract: Contract): boolean {
  if (revision === undefined) return false;
  const status = pointerKeys(path.replace(/^#/, ""))?.at(-1) ?? "";
  const { node } = spotAt(contract, revision, undefined);
  const above = node.pointer.slice(0, node.pointer.lastIndexOf("/"));
  const responses = child(rootNode(node.file), ...(pointerKeys(above.replace(/^#/, "")) ?? []));
  const contentOf = (answer: SpecNode): unknown => {
    const content = child(follow(contract.tree, answer) ?? answer, "content")?.value;
    return isObject(content)
      ? canonical(Object.entries(content).map(([type, media]) => [type, isObject(media) ? media["schema"] : media]))
      : undefined;
  };
  return entriesOf(responses).some(([other, answer]) => other !== status && isSuccess(other) && contentOf(answer) === contentOf(node));
}
