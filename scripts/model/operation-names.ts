import { compare } from "../core/cli/finding.js";
import type { DocumentFault } from "../read/document-fault.js";
import { NameClaims, type NameWish, OPERATION_MODULE_NAMES } from "./names.js";
import { operationKeys, sentMethod } from "../read/openapi.js";
import { type OperationModel, operationsInterface } from "./operation.js";
import { typeCase } from "./case.js";

/**
 * Gives each operation a unique name, in place. An operationId that equals the name has precedence over others that yield it, then path and
 * method decide, independent of key order. Of equal operationIds, those after the first are the names, which select an operation.
 */
export function nameOperations(models: readonly OperationModel[]): DocumentFault[] {
  const groups = [...new Set(models.map((model) => model.group))];
  const claims = new NameClaims({ "the module itself": [...OPERATION_MODULE_NAMES, ...groups.map(operationsInterface)] });
  const sorted = [...models].sort(byClaim);
  const names = claims.claim(sorted.map(wishOf));
  const ids = new Set<string>();
  for (const [index, model] of sorted.entries()) {
    model.name = names[index] ?? model.name;
    if (model.operation.operationId === undefined || ids.has(model.operationId)) model.operationId = model.name;
    ids.add(model.operationId);
  }
  return claims.faults;
}

function wishOf(model: OperationModel): NameWish {
  const { operationId, name, method, path } = model;
  const paginated = model.pagination !== undefined;
  return {
    owner: `\`${sentMethod(method)} ${path}\` (${JSON.stringify(operationId)})`,
    wanted: name,
    namesOf: (wanted) => namesOf(wanted, paginated),
    at: ["paths", path, ...operationKeys(method)],
    hint: "give one of the two another operationId",
  };
}

function byClaim(a: OperationModel, b: OperationModel): number {
  const [first, second] = [a, b].map(({ operation, name }) => (operation.operationId === name ? 0 : 1)) as [number, number];
  // The models of a path are in the order of its methods, which the sort keeps.
  return first - second || compare(a.path, b.path);
}

/** Returns all names that a module declares for an operation. */
function namesOf(name: string, paginated: boolean): string[] {
  const face = typeCase(name);
  return [name, `${face}Request`, `${face}Result`, `${name}Operation`, ...(paginated ? [face, `${name}Pagination`] : [])];
}
