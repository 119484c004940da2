import { operationsOf } from "../read/source-operations.js";
import { child, follow, type SpecNode } from "../read/spec-node.js";
import type { Contract } from "./contract.js";
import {
  compareBodies,
  compareBody,
  compareContent,
  compareEncoding,
  compareHeader,
  compareHeaders,
  compareOperation,
  compareStatuses,
  headersOf,
} from "./compare/responses.js";
import { compareOthers } from "./compare/document.js";
import { compareSchemaFields, mediaTypeKey, mediaTypesOf, SCHEMA_FIELDS, schemaHolder } from "./compare/media-schemas.js";
import { compareParameters, describeParameter, parametersOf } from "./compare/parameters.js";
import { type Difference, type Directions, type Found, type Owner, REQUEST, RESPONSE } from "./found.js";
import type { OperationPair } from "./match-operations.js";
import { type Member, membersOf } from "./members.js";
import { Owners, type Walked } from "./owners.js";
import type { SchemaPairs } from "./schema-pairs.js";

/** Compares the parameters, bodies and responses of each operation and visits their schemas. */
export function walkOperations(base: Contract, revision: Contract, pairs: readonly OperationPair[], schemas: SchemaPairs): Walked {
  const walk: Walk = { contracts: { base, revision }, schemas, owners: { base: new Owners(), revision: new Owners() }, found: [] };
  for (const owner of pairs) {
    walkOperation(new Steps(walk, owner, 0));
    walkParameters(new Steps(walk, owner, REQUEST));
    walkRequestBody(new Steps(walk, owner, REQUEST));
    walkResponses(new Steps(walk, owner, RESPONSE));
  }
  for (const owner of pairWebhooks(base, revision)) walkWebhook(walk, owner);
  return { ...walk.owners, found: walk.found };
}

function pairWebhooks(base: Contract, revision: Contract): OperationPair[] {
  const others = operationsOf(revision.tree, "webhooks");
  return operationsOf(base.tree, "webhooks").flatMap((webhook) => {
    const other = others.find(({ path, method }) => path === webhook.path && method === webhook.method);
    return other === undefined ? [] : [{ base: webhook, revision: other }];
  });
}

/** Visits the schemas of a webhook, whose body users receive, and whose responses they send. */
function walkWebhook(walk: Walk, owner: OperationPair): void {
  const [received, sent] = [new Steps(walk, owner, RESPONSE), new Steps(walk, owner, REQUEST)];
  const fieldOf = (field: string): [SpecNode | undefined, SpecNode | undefined] => [
    child(owner.base.node, field),
    child(owner.revision.node, field),
  ];
  const [base, revision] = fieldOf("requestBody");
  received.each([{ key: "", base, revision }], (before, after) => received.visitContent(before, after));
  sent.each(membersOf(...fieldOf("responses")), (before, after) => sent.visitContent(before, after));
}

interface Walk {
  contracts: { base: Contract; revision: Contract };
  schemas: SchemaPairs;
  owners: { base: Owners; revision: Owners };
  found: Found[];
}

/** The steps of the walk for one operation and one direction. */
class Steps {
  constructor(
    readonly walk: Walk,
    readonly owner: OperationPair,
    readonly directions: Directions,
  ) {}

  say(...differences: readonly Difference[]): void {
    for (const difference of differences) {
      this.walk.found.push({ ...difference, owners: new Map<Owner, Directions>([[this.owner, this.directions]]) });
    }
  }

  /** Resolves two nodes; returns undefined if one is missing. */
  both(before: SpecNode | undefined, after: SpecNode | undefined): [SpecNode, SpecNode] | undefined {
    const { contracts, owners } = this.walk;
    const [from, to] = [follow(contracts.base.tree, before), follow(contracts.revision.tree, after)];
    for (const node of [before, from]) owners.base.mark(node, this.owner, this.directions);
    for (const node of [after, to]) owners.revision.mark(node, this.owner, this.directions);
    return from === undefined || to === undefined ? undefined : [from, to];
  }

  /** Visits members that both nodes have. */
  each(members: readonly Member[], visit: (before: SpecNode, after: SpecNode, key: string) => void): void {
    for (const member of members) {
      const pair = this.both(member.base, member.revision);
      if (pair !== undefined) visit(...pair, member.key);
    }
  }

  /** Visits the schemas of a body or response. */
  visitContent(before: SpecNode, after: SpecNode): void {
    this.each(membersOf(child(before, "content"), child(after, "content"), mediaTypeKey), (from, to, type) => {
      this.#visitSchemas(from, to, `The media type \`${type}\``);
      this.say(...compareEncoding(from, to));
    });
  }

  /** Visits the schemas of a parameter or header, which may be in its content. */
  visitValue(before: SpecNode, after: SpecNode, name: string): void {
    if (mediaTypesOf(before) === mediaTypesOf(after)) this.visitContent(before, after);
    const [from, to] = [schemaHolder(before), schemaHolder(after)];
    if (from === before || to === after) this.#visitSchemas(from, to, name);
  }

  #visitSchemas(before: SpecNode, after: SpecNode, name: string): void {
    const { contracts, schemas } = this.walk;
    for (const field of SCHEMA_FIELDS) {
      const [base, revision] = [child(before, field), child(after, field)];
      if (base !== undefined && revision !== undefined) schemas.visit({ base, revision }, this.owner, this.directions);
    }
    this.say(...compareSchemaFields(name, before, after, { base: contracts.base.tree, revision: contracts.revision.tree }));
  }
}

function walkOperation(steps: Steps): void {
  const { owner, walk } = steps;
  const { base, revision } = walk.contracts;
  for (const key of ["entry", "pathItem", "node"] as const) steps.both(owner.base[key], owner.revision[key]);
  const others = compareOthers(base, revision, owner.base.node, owner.revision.node, "callbacks", "other-break");
  steps.say(...compareOperation(owner), ...others);
}

function walkParameters(steps: Steps): void {
  const { owner, walk } = steps;
  const known = parametersOf(walk.contracts.base, owner.base);
  for (const parameter of known.values()) steps.both(parameter, undefined);
  const { base, revision } = walk.contracts;
  const trees = { base: base.tree, revision: revision.tree };
  const parameters = compareParameters(known, parametersOf(revision, owner.revision), owner, trees);
  steps.say(...parameters.differences);
  for (const pair of parameters.pairs) {
    steps.both(...pair);
    steps.visitValue(...pair, `The ${describeParameter(pair[1])}`);
  }
}

function walkRequestBody(steps: Steps): void {
  const { owner, walk } = steps;
  const [base, revision] = [child(owner.base.node, "requestBody"), child(owner.revision.node, "requestBody")];
  steps.say(...compareBodies(walk.contracts.revision.tree, base, revision));
  steps.each([{ key: "", base, revision }], (before, after) => {
    steps.say(...compareBody(before, after), ...compareContent(before, after));
    steps.visitContent(before, after);
  });
}

function walkResponses(steps: Steps): void {
  const { owner, walk } = steps;
  const { base, revision } = walk.contracts;
  const responses = [child(owner.base.node, "responses"), child(owner.revision.node, "responses")] as const;
  steps.say(...compareStatuses(revision.tree, ...responses));
  steps.each(membersOf(...responses), (before, after, status) => {
    const headers = headersOf(before, after);
    const links = compareOthers(base, revision, before, after, "links");
    steps.say(...compareContent(before, after, status), ...compareHeaders(headers), ...links);
    steps.visitContent(before, after);
    steps.each(headers, (one, other, name) => {
      steps.say(...compareHeader(name, one, other, { base: base.tree, revision: revision.tree }));
      steps.visitValue(one, other, `The response header \`${name}\``);
    });
  });
}
