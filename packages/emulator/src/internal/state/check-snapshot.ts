import { EmulatorError } from "../../emulator-error.js";
import { pointerTo } from "../json-pointer.js";
import type { Snapshot } from "../types.js";
import { type Finding, isObject, listFindings } from "./json.js";
import { fieldRules, isTableName, TABLE_NAMES } from "./tables.js";

/**
 * Whether a value has the form of a snapshot: known tables, whole records. What they may say is checked where one is restored from outside.
 *
 * @throws {EmulatorError} `invalid-snapshot`, with all findings, where it is none.
 */
export function checkSnapshot(value: unknown): Snapshot {
  const findings = isObject(value)
    ? Object.entries(value).flatMap(([table, records]) => findingsInTable(table, records))
    : [{ at: "", message: "must be an object, with a member for each table" }];
  if (findings.length === 0) return value as Snapshot;
  throw invalidSnapshot(findings);
}

export function invalidSnapshot(findings: readonly Finding[], cause?: Error): EmulatorError {
  const message = "The snapshot cannot be restored, and nothing was changed; give one that was taken of an emulator";
  return new EmulatorError("invalid-snapshot", `${message}:\n${listFindings(findings)}`, {
    at: findings[0]?.at,
    ...(cause !== undefined && { cause }),
  });
}

function findingsInTable(table: string, records: unknown): Finding[] {
  if (!isTableName(table)) return [{ at: pointerTo("", table), message: `is no table; the tables are ${TABLE_NAMES.join(", ")}` }];
  if (!isObject(records)) return [{ at: pointerTo("", table), message: "must be an object, with a member for each record" }];
  const rules = fieldRules(table);
  return Object.entries(records).flatMap(([key, record]) => {
    if (!isObject(record)) return [{ at: pointerTo("", table, key), message: "must be an object" }];
    return rules
      .filter(({ field, allows }) => !allows(Object.hasOwn(record, field) ? record[field] : undefined))
      .map(({ field, kind }) => ({ at: pointerTo("", table, key, field), message: `must be of the kind "${kind}"` }));
  });
}
