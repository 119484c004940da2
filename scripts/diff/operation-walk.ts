import { child } from "../read/spec-node.js";
import type { Contract } from "./contract.js";
import {
  compareBodies,
  compareBody,
  compareContent,
  compareHeader,
  compareHeaders,
  compareOperation,
  compareStatuses,
  headersOf,
  statusPairs,
} from "./compare/responses.js";
import { compareOthers } from "./compare/document.js";
import { compareParameters, describeParameter, parametersOf } from "./compare/parameters.js";
import { regroupedParameters } from "./compare/regrouped-parameters.js";
import { REQUEST, RESPONSE } from "./found.js";
import type { OperationPair } from "./match-operations.js";
import { Owners, type Walked } from "./owners.js";
import { walkCallbacks, walkWebhooks } from "./receivers.js";
import type { SchemaPairs } from "./schema-pairs.js";
import { Steps, type Walk } from "./walk-steps.js";

/** Compares the parameters, bodies and responses of each operation and visits their schemas. */
export function walkOperations(base: Contract, revision: Contract, pairs: readonly OperationPair[], schemas: SchemaPairs): Walked {
  const walk: Walk = { contracts: { base, revision }, schemas, owners: { base: new Owners(), revision: new Owners() }, found: [] };
  for (const owner of pairs) {
    walkOperation(new Steps(walk, owner, 0));
    walkParameters(new Steps(walk, owner, REQUEST));
    walkRequestBody(new Steps(walk, owner, REQUEST));
    walkResponses(new Steps(walk, owner, RESPONSE));
  }
  walkWebhooks(walk);
  return { ...walk.owners, found: walk.found };
}

function walkOperation(steps: Steps): void {
  const { owner, walk } = steps;
  for (const key of ["entry", "pathItem", "node"] as const) steps.both(owner.base[key], owner.revision[key]);
  steps.say(...compareOperation(owner, walk.contracts));
  walkCallbacks(walk, owner);
}

function walkParameters(steps: Steps): void {
  const { owner, walk } = steps;
  const known = parametersOf(walk.contracts.base, owner.base);
  for (const parameter of known.values()) steps.both(parameter, undefined);
  const regrouped = regroupedParameters(known, parametersOf(walk.contracts.revision, owner.revision), steps.trees());
  const parameters = compareParameters(...regrouped.left, owner, steps.trees());
  steps.say(...regrouped.differences, ...parameters.differences);
  for (const pair of regrouped.schemas) walk.schemas.visit(pair, owner, REQUEST, "text");
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
  const [paired, errorsInRange] = statusPairs(...responses);
  // The content and headers of an error are told by its status.
  steps.each(errorsInRange, (before, after) => {
    steps.visitContent(before, after);
  });
  steps.each(paired, (before, after, status) => {
    const headers = headersOf(before, after);
    const links = compareOthers(base, revision, before, after, "links");
    steps.say(...compareContent(before, after, status), ...compareHeaders(headers), ...links);
    steps.visitContent(before, after);
    steps.each(headers, (one, other, name) => {
      steps.say(...compareHeader(name, one, other, steps.trees()));
      steps.visitValue(one, other, `The response header \`${name}\``);
    });
  });
}
