import { createHmac } from "node:crypto";
import type { Ids, Store } from "../types.js";

const SETTING = "ids.seed";

/** Minimum number of digits, so that identifiers sort in creation order. */
const DIGITS = 12;

/**
 * Creates the ID generator. Counters and the seed of {@link keepIdSeed} are in the store, so a restored snapshot generates the same IDs again.
 */
export function createIds(store: Store, seed: string | number = "emulator"): Ids {
  function count(name: string): number {
    const value = (store.get("counters", name)?.value ?? 0) + 1;
    store.put("counters", name, { value });
    return value;
  }

  return {
    next: (prefix) => `${withUnderscore(prefix)}${String(count(withUnderscore(prefix))).padStart(DIGITS, "0")}`,
    secret(prefix) {
      const start = withUnderscore(prefix);
      const key = idSeedOf(store) ?? String(seed);
      const text = `${start}${count(`secret:${start}`)}`;
      return `${start}${createHmac("sha256", key).update(text).digest("base64url")}`;
    },
  };
}

export function idSeedOf(store: Store): string | undefined {
  return store.get("settings", SETTING)?.value as string | undefined;
}

export function keepIdSeed(store: Store, seed: string | number): void {
  store.put("settings", SETTING, { value: String(seed) });
}

/** Returns the next free identifier; a user's own name may look like an identifier. */
export function nextFreeId(ids: Ids, prefix: string, isTaken: (id: string) => boolean): string {
  for (;;) {
    const id = ids.next(prefix);
    if (!isTaken(id)) return id;
  }
}

/** Advances the counter of an identifier, so that the identifier is not generated again. */
export function reserveId(store: Store, id: string): void {
  const [, prefix, digits] = /^(.*_)(\d{12,15})$/s.exec(id) ?? [];
  if (prefix === undefined || Number(digits) <= (store.get("counters", prefix)?.value ?? 0)) return;
  store.put("counters", prefix, { value: Number(digits) });
}

function withUnderscore(prefix: string): string {
  return prefix.endsWith("_") ? prefix : `${prefix}_`;
}
