import { EmulatorError } from "../../emulator-error.js";
import type { Fixture } from "../app-parts.js";
import type { Snapshot, Store } from "../types.js";
import { findUnsendable } from "./check-fixtures.js";
import { findSnapshotConflicts } from "./check-snapshot-references.js";
import { derive } from "./derive.js";
import { NotJsonError } from "./frozen-copy.js";
import { type Finding, listFindings } from "./json.js";
import { schemaCheck } from "./schema-findings.js";
import { SNAPSHOT_SCHEMA } from "./snapshot-schema.js";

const checkFields = schemaCheck(SNAPSHOT_SCHEMA);

/**
 * Replaces all that a store holds with a snapshot, if the snapshot is a state that an emulator can be in.
 *
 * @param operationIds The operations that fixtures may answer for; any by default.
 * @throws {EmulatorError} `invalid-snapshot`, with all findings, if the snapshot is invalid; nothing has changed then.
 */
export function restoreSnapshot(store: Store, value: unknown, operationIds?: ReadonlySet<string>): void {
  const wrongFields = checkFields(value);
  if (wrongFields.length > 0) throw invalid(wrongFields);
  const snapshot = value as Snapshot;
  const fixtures = (snapshot.settings?.["fixtures"]?.value ?? {}) as Readonly<Record<string, Fixture>>;
  const findings = [...findSnapshotConflicts(snapshot), ...findUnsendable(fixtures, "/settings/fixtures/value", operationIds)];
  if (findings.length > 0) throw invalid(findings);
  replace(store, snapshot);
  derive(store);
}

/** What a program gives may hold what JSON does not carry. */
function replace(store: Store, snapshot: Snapshot): void {
  try {
    store.restore(snapshot);
  } catch (error) {
    if (!(error instanceof NotJsonError)) throw error;
    throw invalid([{ at: error.at, message: `json: ${error.message}; give what JSON can hold` }], error);
  }
}

function invalid(findings: readonly Finding[], cause?: Error): EmulatorError {
  const message = "The snapshot is invalid, and nothing was changed; give one that was taken of an emulator";
  return new EmulatorError("invalid-snapshot", `${message}:\n${listFindings(findings)}`, {
    at: findings[0]?.at,
    ...(cause !== undefined && { cause }),
  });
}
