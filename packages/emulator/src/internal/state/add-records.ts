import type { Store, TableName } from "../types.js";
import { type Finding, pointerTo } from "./json.js";
import { putRecords } from "./apply-seed.js";
import { checker } from "./checked-copy.js";
import { findSnapshotConflicts } from "./check-snapshot-references.js";
import { memoryStore } from "./memory-store.js";
import { missing } from "./references.js";
import type { SeedRecords } from "./seed.js";
import { RECORDS_SCHEMA } from "./state-schemas.js";

const check = checker<SeedRecords>("invalid-seed", "The records are invalid. The state is unchanged.", RECORDS_SCHEMA);

/** Tables whose records an addition may change. */
const DERIVED: readonly TableName[] = ["counters", "accessGroupNames"];

/** @param isElsewhere Returns true for a token of another world, which would get the requests with it. */
export function addRecords(store: Store, value: unknown, now: number, isElsewhere: (token: string) => boolean): void {
  const records = check(value);
  check(records, ({ tokens = [] }) => [
    ...tokens.flatMap(({ token }, index) =>
      missing(!isElsewhere(token), `/tokens/${index}/token`, "remove the token, which another world has"),
    ),
    ...findConflicts(store, records, now),
  ]);
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
