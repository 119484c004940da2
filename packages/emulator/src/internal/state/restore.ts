import type { Fixture } from "../app-parts.js";
import type { Snapshot, Store } from "../types.js";
import { findUnsendable } from "./check-fixtures.js";
import { checkSnapshot, invalidSnapshot } from "./check-snapshot.js";
import { findSnapshotConflicts } from "./check-snapshot-references.js";
import { derive } from "./derive.js";
import { NotJsonError } from "./frozen-copy.js";
import { schemaCheck } from "./schema-findings.js";
import { SNAPSHOT_SCHEMA } from "./snapshot-schema.js";

const checkFields = schemaCheck(SNAPSHOT_SCHEMA);

/**
 * Puts a snapshot in the place of all that a store holds, once it is found to be a state that an emulator can be in.
 *
 * @param operationIds The operations that fixtures may answer for; any by default.
 * @throws {EmulatorError} `invalid-snapshot`, with all that is wrong; nothing has changed then.
 */
export function restoreSnapshot(store: Store, value: unknown, operationIds?: ReadonlySet<string>): void {
  const snapshot = checkSnapshot(value);
  const wrongFields = checkFields(snapshot);
  if (wrongFields.length > 0) throw invalidSnapshot(wrongFields);
  const fixtures = (snapshot.settings?.["fixtures"]?.value ?? {}) as Readonly<Record<string, Fixture>>;
  const findings = [...findSnapshotConflicts(snapshot), ...findUnsendable(fixtures, "/settings/fixtures/value", operationIds)];
  if (findings.length > 0) throw invalidSnapshot(findings);
  replace(store, snapshot);
  derive(store);
}

/** What a program gives may hold what JSON does not carry. */
function replace(store: Store, snapshot: Snapshot): void {
  try {
    store.restore(snapshot);
  } catch (error) {
    if (!(error instanceof NotJsonError)) throw error;
    throw invalidSnapshot([{ at: error.at, message: `json: ${error.message}; give what JSON can hold` }], error);
  }
}
