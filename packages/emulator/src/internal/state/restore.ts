import { EmulatorError } from "../../emulator-error.js";
import type { Fixture } from "../fixture.js";
import type { Snapshot, Store } from "../types.js";
import { findWrongFixtures } from "./check-fixtures.js";
import { findSnapshotConflicts } from "./check-snapshot-references.js";
import { derive } from "./derive.js";
import { NotJsonError } from "./frozen-copy.js";
import { type Finding, listFindings } from "./json.js";
import { schemaCheck } from "./schema-findings.js";
import { SNAPSHOT_SCHEMA } from "./state-schemas.js";

const checkFields = schemaCheck(SNAPSHOT_SCHEMA);

export function restoreSnapshot(store: Store, value: unknown, operationIds?: ReadonlySet<string>): void {
  const findings = findInvalid(value, operationIds);
  if (findings.length > 0) throw invalidSnapshot(findings);
  replace(store, value as Snapshot);
  derive(store);
}

export function findInvalid(value: unknown, operationIds?: ReadonlySet<string>): Finding[] {
  const wrongFields = checkFields(value);
  if (wrongFields.length > 0) return wrongFields;
  const snapshot = value as Snapshot;
  const fixtures = (snapshot.settings?.["fixtures"]?.value ?? {}) as Readonly<Record<string, Fixture>>;
  return [...findSnapshotConflicts(snapshot), ...findWrongFixtures(fixtures, "/settings/fixtures/value", operationIds)];
}

/** Restores the snapshot; one from a program may contain values that are not JSON. */
function replace(store: Store, snapshot: Snapshot): void {
  try {
    store.restore(snapshot);
  } catch (error) {
    if (!(error instanceof NotJsonError)) throw error;
    throw invalidSnapshot([{ at: error.at, message: `json: ${error.message}` }], error);
  }
}

export function invalidSnapshot(findings: readonly Finding[], cause?: Error): EmulatorError {
  return new EmulatorError("invalid-snapshot", `The snapshot is invalid. The state is unchanged.\n${listFindings(findings)}`, {
    at: findings[0]?.at,
    ...(cause !== undefined && { cause }),
  });
}
