import { nearestOf } from "../../core/cli/nearest.js";
import type { FaultData, JsonType } from "../faults/fault.js";
import { isObject } from "../spec-node.js";
import type { ValueType } from "./objects.js";

/** Reports a fault of a value, or of its item. */
export type ReportValue = <C extends "wrong-type" | "not-listed" | "below-minimum">(
  code: C,
  data: Omit<FaultData[C], "object">,
  index?: string,
) => void;

/** Checks the value of a field that is no object of its own. */
export function checkValue(field: string, value: unknown, type: ValueType, report: ReportValue): void {
  const { enum: allowed, items, minimum } = type;
  const expected = type.type as JsonType | undefined;
  if (allowed !== undefined) checkListed(field, value, allowed, report);
  else if (expected !== undefined && !isOfType(value, expected)) report("wrong-type", { field, expected, got: jsonTypeOf(value) });
  else if (Array.isArray(value) && items !== undefined) checkItems(field, value, items, report);
  if (minimum !== undefined && Number(value) < minimum) report("below-minimum", { field, minimum });
}

function checkItems(field: string, values: readonly unknown[], { enum: allowed, type }: ValueType, report: ReportValue): void {
  const expected = type as JsonType | undefined;
  for (const [index, value] of values.entries()) {
    if (allowed !== undefined) checkListed(field, value, allowed, report, String(index));
    else if (expected !== undefined && !isOfType(value, expected))
      report("wrong-type", { field, expected, got: jsonTypeOf(value) }, String(index));
  }
}

function checkListed(field: string, value: unknown, allowed: readonly string[], report: ReportValue, index?: string): void {
  if (allowed.includes(value as string)) return;
  const near = typeof value === "string" ? nearestOf(value, allowed) : undefined;
  report("not-listed", { field, allowed, got: value, ...(near !== undefined && { near }) }, index);
}

export function jsonTypeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : (typeof value as JsonType);
}

function isOfType(value: unknown, type: JsonType): boolean {
  if (type === "object") return isObject(value);
  return type === "number" ? typeof value === "number" : jsonTypeOf(value) === type;
}
