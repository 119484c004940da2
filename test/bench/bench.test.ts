import { expect, it, vi } from "vitest";
import { inTurn, rowsOf } from "../../scripts/bench/table.js";

it("runs contenders in turn, and does not count the first turn", async () => {
  const [order, a, b] = [vi.fn<(name: string) => void>(), [9, 1, 2, 3].values(), [9, 4, 5, 6].values()];
  const next = (name: string, values: Iterator<number>) => (): Promise<unknown> => {
    order(name);
    return Promise.resolve(values.next().value);
  };
  expect(await inTurn({ a: next("a", a), b: next("b", b) }, 2)).toEqual({ a: [1, 2], b: [4, 5] });
  expect(order.mock.calls.join("")).toBe("ababab");
});

it("divides the medians by the baseline's", () => {
  const rows = rowsOf({ base: [100, 300, 200], ours: [500, 300] }, { ms: (time) => time }, { name: "base", figure: "ms" });
  expect(rows).toEqual({ base: { ms: 200, "ms, × base": 1 }, ours: { ms: 400, "ms, × base": 2 } });
});
