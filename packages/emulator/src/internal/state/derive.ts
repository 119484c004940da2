import type { Store } from "../types.js";
import { reserveId } from "./ids.js";

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
