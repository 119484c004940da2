import { isFreeForm } from "../model/parameters.js";
import type { Parameter } from "../read/openapi.js";
import type { SourceOperation } from "../read/source-operations.js";
import { child, entriesOf, follow, isObject, type SpecNode } from "../read/spec-node.js";
import { isKnownBetter } from "./compare/detail.js";
import { SCHEMA_FIELDS } from "./compare/media-schemas.js";
import { parametersOf } from "./compare/parameters.js";
import type { Contract } from "./contract.js";
import type { Found, Owner, Spot } from "./found.js";
import type { OperationPair } from "./match-operations.js";
import { saysNothing } from "./schema-view.js";
import { RULES } from "./verdicts/index.js";

/** A contract, and its parts that the older contract left open. */
interface Side {
  contract: Contract;
  parts: SpecNode[];
}

/**
 * The parts that the older contract left open, for operations that the newer one documents better. A better documentation is one change of
 * the operation; the resulting narrower types are not reported separately.
 */
export class NotShown {
  readonly #parts = new Map<Owner, { base: readonly SpecNode[]; revision: readonly SpecNode[] }>();

  constructor(base: Contract, revision: Contract, pairs: readonly OperationPair[]) {
    for (const pair of pairs.filter(isKnownBetter)) {
      const before: Side = { contract: base, parts: [] };
      const after: Side = { contract: revision, parts: [] };
      openQuery(pair, before, after);
      openBody(pair, before, after);
      openResponses(pair, before, after);
      this.#parts.set(pair, { base: before.parts, revision: after.parts });
    }
  }

  /** Removes the operations for which a change only documents what was left open; drops the change if none remain. */
  without(found: Found): Found[] {
    if (found.owners.size === 0) return [found];
    const owners = [...found.owners].filter(([owner]) => !this.#hides(owner, found));
    return owners.length === 0 ? [] : [{ ...found, owners: new Map(owners) }];
  }

  /** Checks if a node of the older contract is part of what the operation left open. */
  isOpen(owner: Owner, node: SpecNode): boolean {
    return this.#parts.get(owner)?.base.some((part) => isIn(part, node)) === true;
  }

  #hides(owner: Owner, { rule, base, revision }: Found): boolean {
    const parts = this.#parts.get(owner);
    if (parts === undefined) return false;
    // The older description named the undocumented parts.
    if (RULES[rule]?.isText === true && (isAt(nodesOf(owner.base), base) || isAt(nodesOf(owner.revision), revision))) return true;
    return isAt(parts.base, base) || isAt(parts.revision, revision);
  }
}

function nodesOf(operation: SourceOperation | undefined): SpecNode[] {
  return operation === undefined ? [] : [operation.node];
}

function isAt(parts: readonly SpecNode[], spot: Spot | undefined): boolean {
  return spot !== undefined && parts.some((part) => isIn(part, spot.node));
}

function isIn(part: SpecNode, { file, pointer }: SpecNode): boolean {
  return part.file.path === file.path && (part.pointer === "#/" || pointer === part.pointer || pointer.startsWith(`${part.pointer}/`));
}

function openQuery(pair: OperationPair, before: Side, after: Side): void {
  const known = parametersOf(before.contract, pair.base);
  const open = [...known.values()].filter((parameter) => isFurtherQuery(before.contract, parameter));
  if (open.length === 0) return;
  before.parts.push(...open);
  const added = [...parametersOf(after.contract, pair.revision)].filter(([key]) => key.startsWith("query ") && !known.has(key));
  after.parts.push(...added.map(([, parameter]) => parameter));
}

function isFurtherQuery({ tree }: Contract, parameter: SpecNode): boolean {
  const schema = follow(tree, child(parameter, "schema"))?.value;
  return isFreeForm({ ...(parameter.value as Parameter), ...(isObject(schema) && { schema }) });
}

function openBody(pair: OperationPair, before: Side, after: Side): void {
  const body = child(pair.base.node, "requestBody");
  if (!isShapeless(before.contract, body)) return;
  add(before, body);
  add(after, child(pair.revision.node, "requestBody"));
}

function openResponses(pair: OperationPair, before: Side, after: Side): void {
  const known = new Map(entriesOf(child(pair.base.node, "responses")));
  const shown = entriesOf(child(pair.revision.node, "responses"));
  for (const [status, response] of known) {
    const hasContent = contentOf(before.contract, response) !== undefined;
    if (hasContent && !isShapeless(before.contract, response)) continue;
    if (isRange(status)) {
      add(before, response);
      for (const [other, now] of shown) if (other === status || (!known.has(other) && covers(status, other, known))) add(after, now);
    } else if (hasContent) {
      // The status was known, but its body was not.
      add(before, contentOf(before.contract, response));
      const now = shown.find(([other]) => other === status)?.[1];
      if (now !== undefined) add(after, contentOf(after.contract, now));
    }
  }
}

function isRange(status: string): boolean {
  return !/^\d{3}$/.test(status);
}

/** Checks if a range covered a status. `default` covers all statuses without a range of their own. */
function covers(range: string, status: string, known: ReadonlyMap<string, SpecNode>): boolean {
  if (range !== "default") return status.startsWith(range.slice(0, 1));
  return !known.has(`${status.slice(0, 1)}XX`);
}

function add({ contract, parts }: Side, node: SpecNode | undefined): void {
  if (node === undefined) return;
  const target = follow(contract.tree, node);
  parts.push(node, ...(target === undefined || target === node ? [] : [target]));
}

function contentOf({ tree }: Contract, node: SpecNode): SpecNode | undefined {
  return child(follow(tree, node) ?? node, "content");
}

/** Checks for a body without any constraints. */
function isShapeless(contract: Contract, node: SpecNode | undefined): boolean {
  const media = node === undefined ? [] : entriesOf(contentOf(contract, node));
  return media.length > 0 && media.every(([, type]) => SCHEMA_FIELDS.every((field) => saysNothing(contract.tree, child(type, field))));
}
