import type { SourceOperation } from "../../read/source-operations.js";
import { child, isObject, type SpecNode } from "../../read/spec-node.js";
import { type Found, type Owner, REQUEST, RESPONSE, type Spot } from "../found.js";
import { namesIn, type OperationMatch, type OperationPair, templateOf, titleOf } from "../match-operations.js";
import { canonical } from "../canonical.js";
import { cameOrWent } from "../members.js";
import { detailRule, detailSaid } from "./detail.js";

/** Reports added, removed, renamed and moved operations. */
export function compareOperations({ pairs, added, removed }: OperationMatch): Found[] {
  const only = [...removed.map((base) => ({ base })), ...added.map((revision) => ({ revision }))].flatMap((owner: Owner) => {
    const operation = owner.base ?? owner.revision;
    // A rule of its own, so that those who announce removals can accept it.
    const wasDeprecated = owner.base !== undefined && child(owner.base.node, "deprecated")?.value === true;
    const sunset = wasDeprecated ? child(owner.base.node, "x-sunset")?.value : undefined;
    // Without an operationId, its address is its title.
    const details = [operation.operationId && addressOf(operation), typeof sunset === "string" && `sunset ${sunset}`].filter(Boolean);
    const said = details.length === 0 ? "" : ` (${details.join(", ")})`;
    const name = `The ${wasDeprecated ? "deprecated " : ""}operation \`${titleOf(operation)}\`${said}`;
    const owners = new Map([[owner, REQUEST | RESPONSE]]);
    return cameOrWent(owner.base?.node, owner.revision?.node, wasDeprecated ? "deprecated-operation" : "operation", name).map(
      (each): Found => ({ ...each, owners }),
    );
  });
  return [...only, ...pairs.flatMap(comparePair)];
}

function comparePair(pair: OperationPair): Found[] {
  const { base, revision } = pair;
  const owners = new Map<Owner, number>([[pair, 0]]);
  const found: Found[] = [];
  if (base.operationId !== revision.operationId) {
    const message = `The operation \`${titleOf(base)}\` was renamed to \`${titleOf(revision)}\``;
    found.push({ rule: "operation-renamed", message, ...spotsOf(pair, "operationId"), owners });
  }
  if (base.method !== revision.method || templateOf(base.path) !== templateOf(revision.path)) {
    const message = `The operation \`${titleOf(revision)}\` moved from ${addressOf(base)} to ${addressOf(revision)}`;
    const spots = { base: { node: base.node, of: "key" }, revision: { node: revision.node, of: "key" } } as const;
    found.push({ rule: "operation-moved", message, ...spots, owners });
  } else if (isReordered(base.path, revision.path)) {
    const message = `The path parameters changed places from \`${base.path}\` to \`${revision.path}\``;
    const spots = { base: { node: base.entry, of: "key" }, revision: { node: revision.entry, of: "key" } } as const;
    found.push({ rule: "path-parameters-reordered", message, ...spots, owners });
  }
  found.push(...compareTags(pair, owners));
  if (base.detail !== revision.detail) {
    const [now, before] = [detailSaid(revision.detail), detailSaid(base.detail)];
    const message = `The operation \`${titleOf(revision)}\` is now ${now} (before: ${before})`;
    found.push({ rule: detailRule(pair), message, ...spotsOf(pair, "x-detail"), owners });
  }
  return [...found, ...comparePagination(pair, owners)];
}

/** Checks for a parameter name that has another position now. The positions determine what the service reads. */
function isReordered(path: string, newPath: string): boolean {
  const [names, newNames] = [namesIn(path), namesIn(newPath)];
  return names.some((name, index) => newNames.includes(name) && newNames[index] !== name);
}

function compareTags(pair: OperationPair, owners: Found["owners"]): Found[] {
  const [before, after] = [pair.base.tags, pair.revision.tags];
  const [name, spots] = [`The operation \`${titleOf(pair.revision)}\``, spotsOf(pair, "tags")];
  if (before[0] !== after[0]) {
    const [from = "no tag", to = "no tag"] = [before[0], after[0]].map((tag) => tag && `the tag \`${tag}\``);
    const message = `${name} moved from ${from} to ${to}`;
    return [{ rule: "operation-tag-changed", message, ...spots, owners }];
  }
  if (canonical([...before].sort()) === canonical([...after].sort())) return [];
  const message = `${name} has the tags ${after.join(", ")} (before: ${before.join(", ")})`;
  return [{ rule: "operation-tags-changed", message, ...spots, owners }];
}

function comparePagination(pair: OperationPair, owners: Found["owners"]): Found[] {
  const [before, after] = [pair.base, pair.revision].map(({ node }) => child(node, "x-pagination")?.value);
  if (canonical(before) === canonical(after)) return [];
  const spots = spotsOf(pair, "x-pagination");
  const name = titleOf(pair.revision);
  if (before === undefined) return [{ rule: "pagination-added", message: `\`${name}\` is now paginated`, ...spots, owners }];
  if (after === undefined) return [{ rule: "pagination-removed", message: `\`${name}\` is no longer paginated`, ...spots, owners }];
  const isOther = isObject(before) && isObject(after) && before["items"] !== after["items"];
  return [
    {
      rule: isOther ? "pagination-items-changed" : "pagination-changed",
      message: `The pagination of \`${name}\` changed`,
      ...spots,
      owners,
    },
  ];
}

function spotsOf({ base, revision }: OperationPair, key: string): Pick<Found, "base" | "revision"> {
  return { base: spot(base.node, key), revision: spot(revision.node, key) };
}

function spot(node: SpecNode, key: string): Spot {
  const found = child(node, key);
  return found === undefined ? { node, of: "key" } : { node: found, of: "key" };
}

function addressOf({ method, path }: SourceOperation): string {
  return `${method.toUpperCase()} ${path}`;
}
