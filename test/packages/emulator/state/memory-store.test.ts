import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { memoryStore } from "../../../../packages/emulator/src/internal/state/memory-store.js";
import type { Snapshot, Store } from "../../../../packages/emulator/src/internal/types.js";
import { act, actions, ranges } from "./store-model.js";

function expectEqual(store: Store, model: Map<string, string>, range: { prefix?: string; after?: string }): void {
  const { prefix = "", after } = range;
  const inPrefix = [...model].filter(([key]) => key.startsWith(prefix)).sort(([left], [right]) => (left < right ? -1 : 1));
  const expected = inPrefix.filter(([key]) => after === undefined || key > after);
  expect([...store.scan("settings", range)].map(([key, record]) => [key, JSON.stringify(record)])).toEqual(expected);
  expect(store.count("settings", prefix)).toBe(inPrefix.length);
  for (const [key, text] of model) expect(JSON.stringify(store.get("settings", key))).toBe(text);
}

test("behaves like a map with sorted keys", () => {
  fc.assert(
    fc.property(actions, fc.array(ranges, { maxLength: 5 }), (list, checked) => {
      const store = memoryStore();
      let model = new Map<string, string>();
      let remembered: { snapshot: Snapshot; model: Map<string, string> } = { snapshot: {}, model: new Map() };
      for (const action of list) {
        const found = act(store, action, remembered.snapshot);
        if (action.kind === "put") model.set(action.key, JSON.stringify({ value: action.value }));
        if (action.kind === "delete") expect(found).toBe(model.delete(action.key));
        if (action.kind === "remember") remembered = { snapshot: store.snapshot(), model: new Map(model) };
        if (action.kind === "restore") model = new Map(remembered.model);
      }
      for (const range of [{}, ...checked]) expectEqual(store, model, range);
      const text = JSON.stringify(store.snapshot());
      const copy = memoryStore();
      copy.restore(JSON.parse(text) as Snapshot);
      expect(JSON.stringify(copy.snapshot())).toBe(text);
    }),
    { numRuns: 300 },
  );
});

describe("records", () => {
  test("freezes a deep copy of the given object", () => {
    const store = memoryStore();
    const value = { list: [{ deep: 1 }] };
    store.put("settings", "a", { value });
    value.list.push({ deep: 2 });
    const kept = store.get("settings", "a")?.value as typeof value;
    expect(kept).toEqual({ list: [{ deep: 1 }] });
    expect(() => kept.list.push({ deep: 3 })).toThrow(TypeError);
    expect(() => ((kept.list[0] as { deep: number }).deep = 4)).toThrow(TypeError);
  });

  test("keeps a member named __proto__ and drops undefined members", () => {
    const store = memoryStore();
    const posted: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"a":-0}');
    store.put("settings", "a", { value: [posted, { missing: undefined }] });
    expect(JSON.stringify(store.get("settings", "a"))).toBe('{"value":[{"__proto__":{"isAdmin":true},"a":0},{}]}');
    expect(store.get("settings", "a")).toHaveProperty("value.0.a", 0);
  });

  test.each([[() => 1], [NaN], [new Date(0)], [1n], [[undefined]]])("refuses %s", (value) => {
    const store = memoryStore();
    expect(() => store.put("settings", "a", { value })).toThrow(TypeError);
    expect(store.snapshot()).toEqual({});
  });

  test("limits nesting to 512 levels", () => {
    const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));
    const store = memoryStore();
    store.put("settings", "a", { value: nested(512) });
    expect(() => store.put("settings", "b", { value: nested(513) })).toThrow("512");
    expect(() => store.put("settings", "b", { value: nested(100_000) })).toThrow("512");
    expect(store.count("settings")).toBe(1);
  });
});

test("changes nothing on restore if a value is not JSON", () => {
  const store = memoryStore();
  store.put("counters", "ag_", { value: 3 });
  expect(() => store.restore({ counters: {}, settings: { a: { value: NaN } } })).toThrow(TypeError);
  expect(store.snapshot()).toEqual({ counters: { ag_: { value: 3 } } });
});

test("continues a scan after changes of the keys and returns no key twice", () => {
  const store = memoryStore();
  for (const key of ["b", "d", "f", "h"]) store.put("counters", key, { value: 1 });
  const seen: string[] = [];
  for (const [key] of store.scan("counters")) {
    seen.push(key);
    if (key === "b") store.put("counters", "a", { value: 1 });
    if (key === "d") store.delete("counters", "d");
    if (key === "f") store.put("counters", "g", { value: 1 });
  }
  expect(seen).toEqual(["b", "d", "f", "g", "h"]);
});

test("moves few keys for each of 100,000 that are added or deleted in any order", () => {
  const { splice } = Array.prototype;
  let moved = 0;
  vi.spyOn(Array.prototype, "splice").mockImplementation(function (this: unknown[], start: number, ...rest: [number]) {
    moved += this.length - start;
    return splice.call(this, start, ...rest) as unknown[];
  });
  const store = memoryStore();
  const numbers = Array.from({ length: 100_000 }, (_, index) => (index * 61_681) % 100_000);
  for (const number of numbers) store.put("counters", `ag_${number}`, { value: number });
  for (const number of numbers) store.delete("counters", `ag_${number}`);
  expect(store.count("counters")).toBe(0);
  expect(moved / numbers.length).toBeLessThan(600);
});
