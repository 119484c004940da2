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
import { compareParameters, parametersOf } from "./compare/parameters.js";
import { type Difference, type Directions, type Found, type Owner, REQUEST, RESPONSE } from "./found.js";
import type { OperationPair } from "./match-operations.js";
import { type Member, membersOf } from "./members.js";
import { Owners, type Walked } from "./owners.js";
import type { SchemaPairs } from "./schema-pairs.js";

/** Compares the parameters, bodies and responses of each operation and visits their schemas. */
export function walkOperations(base: Contract, revision: Contract, pairs: readonly OperationPair[], schemas: SchemaPairs): Walked {
  const walked = { base: new Owners(), revision: new Owners() };
  const found: Found[] = [];

  /** Returns the steps of the walk for one operation and one direction. */
  const stepsFor = (owner: OperationPair, directions: Directions) => {
    const say = (...differences: readonly Difference[]): void => {
      for (const difference of differences) found.push({ ...difference, owners: new Map<Owner, Directions>([[owner, directions]]) });
    };

    /** Resolves two nodes; returns undefined if one is missing. */
    const both = (before: SpecNode | undefined, after: SpecNode | undefined): [SpecNode, SpecNode] | undefined => {
      const [from, to] = [follow(base.tree, before), follow(revision.tree, after)];
      for (const node of [before, from]) walked.base.mark(node, owner, directions);
      for (const node of [after, to]) walked.revision.mark(node, owner, directions);
      return from === undefined || to === undefined ? undefined : [from, to];
    };

    /** Visits members that both nodes have. */
    const each = (members: readonly Member[], visit: (before: SpecNode, after: SpecNode, key: string) => void): void => {
      for (const member of members) {
        const pair = both(member.base, member.revision);
        if (pair !== undefined) visit(...pair, member.key);
      }
    };

    const visitSchema = (before: SpecNode, after: SpecNode): void => {
      const [from, to] = [child(before, "schema"), child(after, "schema")];
      if (from !== undefined && to !== undefined) schemas.visit({ base: from, revision: to }, owner, directions);
    };

    /** Visits the schemas of a parameter, header, body or response. */
    const visitContent = (before: SpecNode, after: SpecNode): void => {
      visitSchema(before, after);
      each(membersOf(child(before, "content"), child(after, "content")), (from, to) => {
        visitSchema(from, to);
        say(...compareEncoding(from, to));
      });
    };
    return { say, both, each, visitContent };
  };

  for (const owner of pairs) {
    const [whole, request, response] = [stepsFor(owner, 0), stepsFor(owner, REQUEST), stepsFor(owner, RESPONSE)];
    const [from, to] = [owner.base.node, owner.revision.node];
    for (const key of ["entry", "pathItem", "node"] as const) whole.both(owner.base[key], owner.revision[key]);
    whole.say(...compareOperation(owner), ...compareOthers(base, revision, from, to, "callbacks", "other-break"));

    const known = parametersOf(base, owner.base);
    for (const parameter of known.values()) request.both(parameter, undefined);
    const parameters = compareParameters(known, parametersOf(revision, owner.revision), owner);
    request.say(...parameters.differences);
    for (const pair of parameters.pairs) {
      request.both(...pair);
      request.visitContent(...pair);
    }

    const bodies = [child(from, "requestBody"), child(to, "requestBody")] as const;
    request.say(...compareBodies(revision.tree, ...bodies));
    request.each([{ key: "", base: bodies[0], revision: bodies[1] }], (before, after) => {
      request.say(...compareBody(before, after), ...compareContent(before, after));
      request.visitContent(before, after);
    });

    const responses = [child(from, "responses"), child(to, "responses")] as const;
    response.say(...compareStatuses(revision.tree, ...responses));
    response.each(membersOf(...responses), (before, after, status) => {
      const headers = headersOf(before, after);
      response.say(
        ...compareContent(before, after, status),
        ...compareHeaders(headers),
        ...compareOthers(base, revision, before, after, "links"),
      );
      response.visitContent(before, after);
      response.each(headers, (one, other, name) => {
        response.say(...compareHeader(name, one, other), ...compareContent(one, other, status));
        response.visitContent(one, other);
      });
    });
  }
  return { ...walked, found };
}
