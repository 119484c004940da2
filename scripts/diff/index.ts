import { compare } from "../core/cli/finding.js";
import { child, type SpecNode } from "../read/spec-node.js";
import { COMPONENT_KINDS, compareNames, componentsOf } from "./compare/components.js";
import { compareDocument } from "./compare/document.js";
import { mediaTypeKey } from "./compare/media-schemas.js";
import { compareOperations } from "./compare/operations.js";
import { compareSecurity } from "./compare/security.js";
import { compareTexts } from "./compare/texts.js";
import { type Contract, readContract } from "./contract.js";
import type { Found, Owner } from "./found.js";
import { matchOperations, type OperationMatch, titleOf } from "./match-operations.js";
import { membersOf } from "./members.js";
import { rate, type Rated } from "./merge.js";
import { gravest } from "./verdicts/verdict-of.js";
import type { ContractDiff, OperationChange, Verdict } from "./model.js";
import { NotShown } from "./not-shown.js";
import type { Walked } from "./owners.js";
import { walkOperations } from "./operation-walk.js";
import type { Reach } from "./rule.js";
import { SchemaPairs } from "./schema-pairs.js";
import { belowSameServers } from "./server-prefix.js";

export type { ContractDiff } from "./model.js";
export { RULES } from "./verdicts/index.js";
export { UnreadableContract } from "./unreadable-contract.js";

/**
 * Compares the contracts (`spec/openapi.yaml`) of two folders and classifies each change for users of the packages. Positions are relative
 * to the folders.
 *
 * @throws UnreadableContract if one of them cannot be read
 */
export async function diffContracts(base: string, revision: string, reader?: Reach): Promise<ContractDiff> {
  return compareContracts(await readContract("base", base), await readContract("revision", revision), reader);
}

/**
 * Compares two contracts that have been read.
 *
 * @param reader counts the verdicts of this reader alone; default: the more severe of both
 */
export function compareContracts(base: Contract, revision: Contract, reader?: Reach): ContractDiff {
  const below = belowSameServers(base, revision);
  const [before, after] = below ?? [base, revision];
  const match = matchOperations(before.operations, after.operations);
  const schemas = new SchemaPairs(before, after);
  const walked = walkOperations(before, after, match.pairs, schemas);
  visitUnused(before, after, schemas, walked);
  const notShown = new NotShown(before, after, match.pairs);
  const found = [
    ...compareOperations(match),
    ...compareSecurity(before, after, match.pairs),
    ...walked.found,
    ...schemas.found(),
    ...compareNames(before, after).filter((each) => !wasForUndocumented(each, walked, notShown)),
    ...compareDocument(before, after, match.pairs, { haveSameServers: below !== undefined }),
    ...compareTexts(before, after, walked),
  ].flatMap((each) => notShown.without(each));
  const rated = rate(found, before, after, reader ?? "verdict");
  const all = rated.map(({ change }) => change);
  return {
    changes: all,
    operations: operationChanges(match, rated),
    ...(all.length > 0 && { verdict: gravest(all.map(({ verdict }) => verdict)) }),
  };
}

/** Visits what no operation uses, which has types as well. */
function visitUnused(before: Contract, after: Contract, schemas: SchemaPairs, walked: Walked): void {
  for (const kind of COMPONENT_KINDS) {
    const others = componentsOf(after, kind);
    for (const [name, base] of componentsOf(before, kind)) {
      const revision = others.get(name);
      if (revision === undefined) continue;
      if (kind === "schemas") schemas.visitUnused({ base, revision });
      else if (walked.base.at(base.file.path, base.pointer).size === 0) visitSchemas(base, revision, schemas);
    }
  }
}

/** Visits the schemas of a parameter or header, or of a body's media types. */
function visitSchemas(before: SpecNode, after: SpecNode, schemas: SchemaPairs): void {
  const [base, revision] = [child(before, "schema"), child(after, "schema")];
  if (base !== undefined && revision !== undefined) schemas.visitUnused({ base, revision });
  for (const media of membersOf(child(before, "content"), child(after, "content"), mediaTypeKey))
    if (media.base !== undefined && media.revision !== undefined) visitSchemas(media.base, media.revision, schemas);
}

/** Checks for a component that only described undocumented parts, and is removed with the last of them. */
function wasForUndocumented({ rule, base }: Found, walked: Walked, notShown: NotShown): boolean {
  if (rule !== "component-removed" || base === undefined) return false;
  const owners = [...walked.base.at(base.node.file.path, base.node.pointer).keys()];
  return owners.length > 0 && owners.every((owner) => notShown.isOpen(owner, base.node));
}

function operationChanges({ added, removed, pairs }: OperationMatch, rated: readonly Rated[]): OperationChange[] {
  const verdicts = new Map<Owner, Set<Verdict>>();
  for (const { owners, change } of rated) {
    if (change.isText === true) continue;
    for (const [owner, verdict] of owners) verdicts.set(owner, (verdicts.get(owner) ?? new Set()).add(verdict));
  }
  const changed = pairs.flatMap((pair) => {
    const found = verdicts.get(pair);
    return found === undefined ? [] : [{ kind: "changed" as const, operation: pair.revision, verdict: gravest([...found]) }];
  });
  return [
    ...added.map((operation) => ({ kind: "added" as const, operation, verdict: "compatible" as const })),
    ...changed,
    ...removed.map((operation) => ({ kind: "removed" as const, operation, verdict: "breaking" as const })),
  ]
    .map(({ kind, operation, verdict }) => {
      const { method, path, tags } = operation;
      return { kind, operationId: titleOf(operation), method, path, tag: tags[0] ?? "", verdict };
    })
    .sort((a, b) => compare(a.tag, b.tag) || compare(a.operationId, b.operationId));
}
