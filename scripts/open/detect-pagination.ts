import type { Finding } from "../core/cli/finding.js";
import { listOperations } from "../model/operations.js";
import { paginationOf } from "../model/pagination-marks.js";
import type { OpenApiDocument, PaginationExtension } from "../read/openapi.js";

/**
 * Marks each operation without `x-pagination` whose parameters and page fit a rule, in place; the first rule that fits applies. Returns a
 * warning for each rule that fits no operation.
 *
 * @param document not used before, since its operations are listed once
 */
export function detectPagination(document: OpenApiDocument, rules: readonly PaginationExtension[], file: string): Finding[] {
  if (rules.length === 0) return [];
  const fitting = new Set<PaginationExtension>();
  for (const model of listOperations(document)) {
    const { operation, method } = model;
    if (method !== "get" || operation["x-pagination"] !== undefined) continue;
    const rule = rules.find((each) => {
      operation["x-pagination"] = each;
      return paginationOf(document, model) !== undefined;
    });
    if (rule === undefined) delete operation["x-pagination"];
    else fitting.add(rule);
  }
  return rules
    .filter((rule) => !fitting.has(rule))
    .map(({ items, next, cursor }) => ({
      file,
      line: 1,
      column: 1,
      rule: "pagination",
      message: `No operation fits the pagination with the items ${items}, the next cursor ${next} and the parameter ${cursor}.`,
      hint: "set `items` and `next` to JSON Pointers into the page, and `cursor` to the query parameter with the cursor",
    }));
}
