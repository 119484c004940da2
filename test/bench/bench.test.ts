import { expect, it, vi } from "vitest";
import { timed } from "../../scripts/bench/processes.js";
import { inTurn, rowsOf } from "../../scripts/bench/table.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";

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

it("counts the processor time of child processes, and refuses a command that fails or does something else", async () => {
  const node = (text: string): { args: string[]; cwd: string } => ({ args: ["-e", text], cwd: REPOSITORY });
  const busy = `let cpu; do cpu = process.cpuUsage(); while (cpu.user + cpu.system < 5e5);`;
  const parent = `require("child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(busy)}]); console.error("done");`;
  expect((await timed(node(parent), /^done$/m)).cpu).toBeGreaterThan(500);
  await expect(timed(node("console.log('nothing')"), /^done$/m)).rejects.toThrow("nothing");
  await expect(timed(node("console.error('broken'); process.exit(1)"))).rejects.toThrow("broken");
});
