import type { Fixture } from "../fixture.js";
import type { Snapshot, Store } from "../types.js";
import { findWrongFixtures } from "./check-fixtures.js";
import { findSnapshotConflicts } from "./check-snapshot-references.js";
import { checker } from "./checked-copy.js";
import type { Finding } from "./json.js";
import { schemaCheck } from "./schema-findings.js";
import { SNAPSHOT_SCHEMA } from "./state-schemas.js";
import { reserveId } from "./ids.js";

const checkFields = schemaCheck(SNAPSHOT_SCHEMA);

const check = checker<Snapshot>("invalid-snapshot", "The snapshot is invalid. The state is unchanged.", {});

export function restoreSnapshot(store: Store, value: unknown, operationIds?: ReadonlySet<string>): void {
  store.restore(checkSnapshot(value, operationIds));
  derive(store);
}

export function checkSnapshot(value: unknown, operationIds?: ReadonlySet<string>): Snapshot {
  return check(value, (snapshot) => findInvalid(snapshot, operationIds));
}

export function findInvalid(value: unknown, operationIds?: ReadonlySet<string>): Finding[] {
  const wrongFields = checkFields(value);
  if (wrongFields.length > 0) return wrongFields;
  const snapshot = value as Snapshot;
  const fixtures = (snapshot.settings?.["fixtures"]?.value ?? {}) as Readonly<Record<string, Fixture>>;
  return [...findSnapshotConflicts(snapshot), ...findWrongFixtures(fixtures, "/settings/fixtures/value", operationIds)];
}

/**
 * Updates derived records: the name index, the counts of access groups, and the ID counters, which never decrease. Writes only records that
 * differ.
 */
export function derive(store: Store): void {
  deriveNames(store);
  deriveCounts(store);
  for (const id of identifiersOf(store)) reserveId(store, id);
}

function deriveNames(store: Store): void {
  const names = new Map<string, string>();
  for (const [, { id, teamId, name }] of store.scan("accessGroups")) {
    const key = `${teamId}/${name}`;
    if (!names.has(key)) names.set(key, id);
  }
  for (const [key] of [...store.scan("accessGroupNames")]) if (!names.has(key)) store.delete("accessGroupNames", key);
  for (const [key, id] of names) if (store.get("accessGroupNames", key)?.id !== id) store.put("accessGroupNames", key, { id });
}

function deriveCounts(store: Store): void {
  for (const [key, group] of [...store.scan("accessGroups")]) {
    const membersCount = store.count("groupMembers", `${group.id}/`);
    const projectsCount = store.count("groupProjects", `${group.id}/`);
    if (group.membersCount === membersCount && group.projectsCount === projectsCount) continue;
    store.put("accessGroups", key, { ...group, membersCount, projectsCount });
  }
}

function* identifiersOf(store: Store): IterableIterator<string> {
  for (const table of ["accessGroups", "virtualModelConfigs", "webhooks"] as const) for (const [, { id }] of store.scan(table)) yield id;
  for (const [, { usedFor }] of store.scan("ssoCodes")) if (usedFor !== undefined) yield usedFor;
  for (const [, { family }] of store.scan("ssoRefreshTokens")) yield family;
  for (const [family] of store.scan("revokedFamilies")) yield family;
}
