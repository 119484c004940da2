import type { Store, TableName } from "../types.js";
import { pointerTo } from "../json-pointer.js";
import { putRecords } from "./apply-seed.js";
import { checkedCopy } from "./checked-copy.js";
import { findSnapshotConflicts } from "./check-snapshot-references.js";
import type { Finding } from "./json.js";
import { memoryStore } from "./memory-store.js";
import { schemaCheck } from "./schema-findings.js";
import type { SeedRecords } from "./seed.js";
import { RECORDS_SCHEMA } from "./state-schemas.js";

const findWrongForm = schemaCheck(RECORDS_SCHEMA);

/** Tables whose records an addition may change. */
const DERIVED: readonly TableName[] = ["counters", "accessGroupNames"];

export function addRecords(store: Store, value: unknown, now: number): void {
  const rules = { code: "invalid-seed", title: "The records are invalid. The state is unchanged.", findWrongForm } as const;
  const records = checkedCopy<SeedRecords>(value, { ...rules, findConflicts: () => [] });
  checkedCopy(records, { ...rules, findConflicts: () => findConflicts(store, records, now) });
  putRecords(store, records, now);
}

function findConflicts(store: Store, records: SeedRecords, now: number): Finding[] {
  const draft = memoryStore();
  draft.restore(store.snapshot());
  const taken: Finding[] = [];
  const put: Store["put"] = (table, key, record) => {
    const existing = DERIVED.includes(table) ? undefined : draft.get(table, key);
    if (existing !== undefined && JSON.stringify(existing) !== JSON.stringify(record))
      taken.push({ at: pointerTo("", table, key), message: "unique: the state has another record with this ID" });
    draft.put(table, key, record);
  };
  putRecords({ ...draft, put }, records, now);
  return [...taken, ...findSnapshotConflicts(draft.snapshot())];
}
