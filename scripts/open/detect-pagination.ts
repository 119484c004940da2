import type { Finding } from "../core/cli/finding.js";
import type { OperationModel } from "../model/operation.js";
import { hasResultName } from "../model/operation-facts.js";
import { listOperations } from "../model/operations.js";
import { cursorPlace, markProblem, PAGINATION_HINT } from "../model/pagination-marks.js";
import type { OpenApiDocument, PaginationRule } from "../read/openapi.js";

/**
 * Marks the operations that fit a rule, in place: those that a rule names, also if they have a mark, and each operation without
 * `x-pagination`; the first rule that fits applies. Returns a warning for each rule that fits no operation.
 *
 * @param document not used before, since its operations are listed once
 */
export function detectPagination(document: OpenApiDocument, rules: readonly PaginationRule[], file: string): Finding[] {
  if (rules.length === 0) return [];
  const models = listOperations(document);
  const fitting = new Set<PaginationRule>();
  const problems = new Map<PaginationRule, string[]>();
  for (const model of models) {
    const { operation, operationId } = model;
    const named = rules.filter(({ operationIds }) => operationIds?.includes(operationId));
    if (named.length === 0 && operation["x-pagination"] !== undefined) continue;
    const rule = (named.length > 0 ? named : rules.filter((each) => each.operationIds === undefined && isList(model, each))).find(
      (each) => {
        const problem = hasResultName(model) ? markProblem(document, model, each) : "requires a result";
        if (problem !== undefined) problems.set(each, [...(problems.get(each) ?? []), `${operationId} ${problem}`]);
        return problem === undefined;
      },
    );
    if (rule === undefined) continue;
    fitting.add(rule);
    const { operationIds: _, ...mark } = rule;
    operation["x-pagination"] = mark;
  }
  const known = new Set(models.map(({ operationId }) => operationId));
  return rules.flatMap((rule) => {
    const { operationIds = [], ...mark } = rule;
    const unknown = operationIds.filter((id) => !known.has(id)).map((id) => `there is no operation ${id}`);
    const reasons =
      operationIds.length === 0 ? [] : [...unknown, ...(problems.get(rule) ?? []).map((problem) => `the rule for ${problem}`)];
    if (reasons.length === 0 && fitting.has(rule)) return [];
    const members = Object.entries(mark).map(([key, value]) => `${key} ${String(value)}`);
    // The pointers are checked before the cursor's place, those to the items first.
    const near = (problems.get(rule) ?? []).filter((problem) => !/ for items,| requires a /.test(problem));
    const nearest = near.find((problem) => problem.includes(" has the cursor")) ?? near[0];
    const none = `No operation fits the pagination by ${members.join(", ")}.${nearest === undefined ? "" : ` The rule for ${nearest}.`}`;
    const message = reasons.length === 0 ? none : `Pagination: ${reasons.join("; ")}.`;
    return [{ file, line: 1, column: 1, rule: "pagination", message, hint: PAGINATION_HINT }];
  });
}

/** Checks for a method that a general rule is for: other methods may change something, unless the cursor in the body shows a search. */
function isList({ method }: OperationModel, rule: PaginationRule): boolean {
  return ["get", "query"].includes(method) || cursorPlace(rule)?.startsWith("/") === true;
}
