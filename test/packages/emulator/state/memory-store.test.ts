import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EmulatorError } from "../../../../packages/emulator/src/emulator-error.js";
import { memoryStore } from "../../../../packages/emulator/src/internal/state/memory-store.js";
import type { Snapshot, Store } from "../../../../packages/emulator/src/internal/types.js";
import { act, actions, ranges } from "./store-model.js";

const TEAM = { id: "team_1", slug: "one", name: "One" };

function expectEqual(store: Store, model: Map<string, string>, range: { prefix?: string; after?: string }): void {
  const { prefix = "", after } = range;
  const inPrefix = [...model].filter(([key]) => key.startsWith(prefix)).sort(([left], [right]) => (left < right ? -1 : 1));
  const expected = inPrefix.filter(([key]) => after === undefined || key > after);
  expect([...store.scan("settings", range)].map(([key, record]) => [key, JSON.stringify(record)])).toEqual(expected);
  expect(store.count("settings", prefix)).toBe(inPrefix.length);
  for (const [key, text] of model) expect(JSON.stringify(store.get("settings", key))).toBe(text);
}

test("it does what a map does, in the order of the keys", () => {
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
  test("are frozen at every level, and are not the object that was put", () => {
    const store = memoryStore();
    const value = { list: [{ deep: 1 }] };
    store.put("settings", "a", { value });
    value.list.push({ deep: 2 });
    const kept = store.get("settings", "a")?.value as typeof value;
    expect(kept).toEqual({ list: [{ deep: 1 }] });
    expect(() => kept.list.push({ deep: 3 })).toThrow(TypeError);
    expect(() => ((kept.list[0] as { deep: number }).deep = 4)).toThrow(TypeError);
  });

  test("keep a member named __proto__, and leave out what is undefined", () => {
    const store = memoryStore();
    const posted: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"a":-0}');
    store.put("settings", "a", { value: [posted, { missing: undefined }] });
    expect(JSON.stringify(store.get("settings", "a"))).toBe('{"value":[{"__proto__":{"isAdmin":true},"a":0},{}]}');
    expect(Object.is((store.get("settings", "a")?.value as [{ a: number }])[0].a, 0)).toBe(true);
  });

  test.each([
    ["a function", () => 1],
    ["NaN", NaN],
    ["a date", new Date(0)],
    ["a bigint", 1n],
    ["undefined in a list", [undefined]],
  ])("hold no %s", (_, value) => {
    const store = memoryStore();
    expect(() => store.put("settings", "a", { value })).toThrow(TypeError);
    expect(store.snapshot()).toEqual({});
  });

  test("are nested 512 levels at most", () => {
    const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));
    const store = memoryStore();
    store.put("settings", "a", { value: nested(512) });
    expect(() => store.put("settings", "b", { value: nested(513) })).toThrow("512");
    expect(() => store.put("settings", "b", { value: nested(100_000) })).toThrow("512");
    expect(store.count("settings")).toBe(1);
  });
});

describe("a malformed snapshot is refused before anything changes", () => {
  const store = memoryStore();
  store.put("teams", "team_1", TEAM);
  store.put("counters", "ag_", { value: 3 });
  const before = JSON.stringify(store.snapshot());

  test.each<[name: string, at: string, snapshot: unknown]>([
    ["a list", "", []],
    ["an unknown table", "/groups~1x", { teams: {}, "groups/x": {} }],
    ["a table that is a list", "/teams", { teams: [] }],
    ["a record without a field", "/teams/team_2/slug", { teams: { team_2: { id: "team_2", name: "Two" } } }],
    ["a field of another type", "/counters/a~1b/value", { counters: { "a/b": { value: "3" } } }],
    ["a list with another type in it", "/tokens/t/teamIds", { tokens: { t: { userId: "user_1", teamIds: [1] } } }],
    [
      "a null where it may be, and a wrong name",
      "/projects/p/name",
      { projects: { p: { id: "p", teamId: "t", name: 1, framework: null } } },
    ],
  ])("%s", (_, at, snapshot) => {
    let error: unknown;
    try {
      store.restore(snapshot as Snapshot);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(EmulatorError);
    expect(error).toMatchObject({ code: "invalid-snapshot" });
    expect((error as Error).message).toContain(at === "" ? "(the whole):" : `${at}:`);
    expect(JSON.stringify(store.snapshot())).toBe(before);
  });

  test("all findings are told, the first twenty of them by place", () => {
    const records = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`c${index}`, { value: "x" }]));
    expect(() => store.restore({ counters: records } as unknown as Snapshot)).toThrow(/c0\/value[^]*c19\/value[^]*and 10 more/);
  });
});
