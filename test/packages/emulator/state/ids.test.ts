import { expect, test } from "vitest";
import { createIds, keepIdSeed, reserveId } from "../../../../packages/emulator/src/internal/state/ids.js";
import { memoryStore } from "../../../../packages/emulator/src/internal/state/memory-store.js";

test("counts per prefix and creates identifiers in sorted order", () => {
  const ids = createIds(memoryStore());
  expect([ids.next("ag"), ids.next("vmc"), ids.next("ag")]).toEqual(["ag_000000000001", "vmc_000000000001", "ag_000000000002"]);
  const made = Array.from({ length: 1_200 }, () => ids.next("ag"));
  expect(made).toEqual([...made].sort());
  expect(new Set(made).size).toBe(1_200);
});

test("derives the same secrets from the same seed and others from another", () => {
  const made = (seed?: string | number): string[] => {
    const ids = createIds(memoryStore(), seed);
    return [ids.secret("code"), ids.secret("code"), ids.secret("access")];
  };
  expect(made("a")).toEqual(made("a"));
  expect(made(1)).toEqual(made("1"));
  expect(made()).toEqual(made("emulator"));
  expect(new Set([...made("a"), ...made("b"), ...made()]).size).toBe(9);
});

test("creates the same identifiers and secrets after a restored snapshot", () => {
  const store = memoryStore();
  keepIdSeed(store, "kept");
  const ids = createIds(store, "other");
  ids.next("ag");
  ids.secret("code");
  const snapshot = store.snapshot();
  const made = [ids.next("ag"), ids.secret("code")];
  store.restore(snapshot);
  expect([ids.next("ag"), ids.secret("code")]).toEqual(made);
  const copy = memoryStore();
  copy.restore(snapshot);
  const elsewhere = createIds(copy, "third");
  expect([elsewhere.next("ag"), elsewhere.secret("code")]).toEqual(made);
});

test("never creates a reserved identifier", () => {
  const store = memoryStore();
  const ids = createIds(store);
  for (const id of ["ag_000000000005", "ag_000000000002", "ag_7", "web"]) reserveId(store, id);
  expect(ids.next("ag")).toBe("ag_000000000006");
});
