import { createHmac } from "node:crypto";
import type { Ids, Store } from "../types.js";

const SETTING = "ids.seed";

/** How many digits a number has at least, so that the order of identifiers is that of their making. */
const DIGITS = 12;

/**
 * Makes identifiers. The counters, and a seed that was given with {@link keepIdSeed}, are in the store: a restored snapshot gives the same
 * identifiers again.
 *
 * @param seed What secrets are made from where the store keeps no other; `"emulator"` by default.
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
      const key = (store.get("settings", SETTING)?.value as string | undefined) ?? String(seed);
      const text = `${start}${count(`secret:${start}`)}`;
      return `${start}${createHmac("sha256", key).update(text).digest("base64url")}`;
    },
  };
}

/** Keeps the seed that the store's secrets are made from. */
export function keepIdSeed(store: Store, seed: string | number): void {
  store.put("settings", SETTING, { value: String(seed) });
}

/** The next identifier that is not taken, as a text that others chose may look like one. */
export function nextFreeId(ids: Ids, prefix: string, isTaken: (id: string) => boolean): string {
  for (;;) {
    const id = ids.next(prefix);
    if (!isTaken(id)) return id;
  }
}

/** Keeps an identifier from being made again, where it is one that could be. */
export function reserveId(store: Store, id: string): void {
  const [, prefix, digits] = /^(.*_)(\d{12,15})$/s.exec(id) ?? [];
  if (prefix === undefined || Number(digits) <= (store.get("counters", prefix)?.value ?? 0)) return;
  store.put("counters", prefix, { value: Number(digits) });
}

function withUnderscore(prefix: string): string {
  return prefix.endsWith("_") ? prefix : `${prefix}_`;
}
