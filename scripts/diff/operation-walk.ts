import { child, entriesOf, follow, type SpecNode } from "../lib/spec-node.js";
import type { Contract } from "./contract.js";
import { compareParameters, parametersOf } from "./compare/parameters.js";
import { type Directions, type Found, type Owner, REQUEST, RESPONSE } from "./found.js";
import type { OperationPair } from "./match-operations.js";
import type { SchemaPairs } from "./schema-pairs.js";

/** Which operations lead to a node, seen from one of the contracts. */
export class Owners {
  readonly #found = new Map<string, Map<Owner, Directions>>();

  mark(node: SpecNode | undefined, owner: Owner, directions: Directions): void {
    if (node === undefined) return;
    const key = node.file.path + node.pointer;
    const owners = this.#found.get(key) ?? new Map<Owner, Directions>();
    this.#found.set(key, owners.set(owner, (owners.get(owner) ?? 0) | directions));
  }

  /** Those of a node, or of the nearest one above it that has any. */
  at(file: string, pointer: string): ReadonlyMap<Owner, Directions> {
    for (let at = pointer; ; at = at.lastIndexOf("/") <= 1 ? "#/" : at.slice(0, at.lastIndexOf("/"))) {
      const owners = this.#found.get(file + at);
      if (owners !== undefined) return owners;
      if (at === "#/") return new Map();
    }
  }
}

/** What the operations of both contracts lead to. */
export interface Walked {
  base: Owners;
  revision: Owners;
  found: readonly Found[];
}

/** Goes from each operation to its parameters, bodies and answers in both contracts, and hands their schemas on. */
export function walkOperations(base: Contract, revision: Contract, pairs: readonly OperationPair[], schemas: SchemaPairs): Walked {
  const walked = { base: new Owners(), revision: new Owners() };
  const found: Found[] = [];

  /** The two nodes behind their references; undefined where one of them is missing. */
  const both = (
    before: SpecNode | undefined,
    after: SpecNode | undefined,
    owner: Owner,
    directions: Directions,
  ): [SpecNode, SpecNode] | undefined => {
    const [from, to] = [follow(base.tree, before), follow(revision.tree, after)];
    for (const node of [before, from]) walked.base.mark(node, owner, directions);
    for (const node of [after, to]) walked.revision.mark(node, owner, directions);
    return from === undefined || to === undefined ? undefined : [from, to];
  };

  /** The members of two maps that have one name. */
  const common = (
    nodes: readonly [SpecNode | undefined, SpecNode | undefined],
    owner: Owner,
    directions: Directions,
    nameOf: (name: string) => string = (name) => name,
  ): [SpecNode, SpecNode][] => {
    const others = new Map(entriesOf(nodes[1]).map(([name, node]) => [nameOf(name), node]));
    const members = entriesOf(nodes[0]).flatMap(([name, node]) => {
      const other = others.get(nameOf(name));
      const pair = both(node, other, owner, directions);
      return pair === undefined ? [] : [pair];
    });
    for (const node of others.values()) walked.revision.mark(node, owner, directions);
    return members;
  };

  /** What has a schema, or media types that have: a parameter, a header, a body, an answer. */
  const visitContent = ([before, after]: readonly [SpecNode, SpecNode], owner: Owner, directions: Directions): void => {
    visitSchema([before, after], owner, directions);
    for (const media of common([child(before, "content"), child(after, "content")], owner, directions))
      visitSchema(media, owner, directions);
  };

  const visitSchema = ([before, after]: readonly [SpecNode, SpecNode], owner: Owner, directions: Directions): void => {
    const [from, to] = [child(before, "schema"), child(after, "schema")];
    if (from !== undefined && to !== undefined) schemas.visit({ base: from, revision: to }, owner, directions);
  };

  for (const owner of pairs) {
    for (const node of [owner.base.entry, owner.base.pathItem, owner.base.node]) walked.base.mark(node, owner, 0);
    for (const node of [owner.revision.entry, owner.revision.pathItem, owner.revision.node]) walked.revision.mark(node, owner, 0);
    const [before, after] = [parametersOf(base, owner.base), parametersOf(revision, owner.revision)];
    for (const parameter of before.values()) walked.base.mark(parameter, owner, REQUEST);
    const parameters = compareParameters(before, after, owner);
    for (const difference of parameters.differences) found.push({ ...difference, owners: new Map([[owner, REQUEST]]) });
    for (const [before, after] of parameters.pairs) {
      both(before, after, owner, REQUEST);
      visitContent([before, after], owner, REQUEST);
    }
    const body = both(child(owner.base.node, "requestBody"), child(owner.revision.node, "requestBody"), owner, REQUEST);
    if (body !== undefined) visitContent(body, owner, REQUEST);
    const answers = [child(owner.base.node, "responses"), child(owner.revision.node, "responses")] as const;
    for (const answer of common(answers, owner, RESPONSE)) {
      visitContent(answer, owner, RESPONSE);
      const headers = [child(answer[0], "headers"), child(answer[1], "headers")] as const;
      for (const header of common(headers, owner, RESPONSE, (name) => name.toLowerCase())) visitContent(header, owner, RESPONSE);
    }
  }
  return { ...walked, found };
}
