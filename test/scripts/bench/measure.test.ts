import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Command, type Contender, interleave, measure, runContender } from "../../../scripts/bench/measure.js";

/** Ends once it has used up so much processor time. */
const BUSY = "const busy = (ms) => { while (process.cpuUsage().user < ms * 1000); };";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "measure-"));
  await writeFile(join(folder, "busy.cjs"), `${BUSY} busy(Number(process.argv[2]));`);
});

afterAll(() => rm(folder, { recursive: true }));

function evaluate(name: string, code: string): Command {
  return { name, args: ["-e", code], cwd: folder };
}

test("the processor time is that of the whole tree of processes", async () => {
  const child = `require("node:child_process").execFileSync(process.execPath, ["busy.cjs", "200"]);`;
  const { cpu, stdout } = await measure(evaluate("parent", `${BUSY} ${child} busy(200); console.log("done");`));
  expect(cpu).toBeGreaterThanOrEqual(400);
  expect(stdout).toBe("done\n");
});

test.runIf(process.platform === "linux")("a helper that still runs as its parent ends is counted", async () => {
  const script = "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; echo; read line";
  const code = `
    const helper = require("node:child_process").spawn("sh", ["-c", ${JSON.stringify(script)}]);
    helper.stdout.once("data", () => process.exit());
    process.on("exit", () => console.log(process.cpuUsage().user + process.cpuUsage().system));
  `;
  const { cpu, stdout } = await measure(evaluate("parent", code));
  expect(cpu).toBeGreaterThan(Number(stdout) / 1000);
});

test("the memory is the most that one of the processes held, and none of it that of who started it", async () => {
  const holding = (megabytes: number): string => `const held = Buffer.alloc(${megabytes} << 20, 1);`;
  const child = `require("node:child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(holding(300))}]);`;
  const { memory } = await measure(evaluate("parent", `${holding(20)} ${child}`));
  expect(memory).toBeGreaterThan(300);
  const held = Buffer.alloc(400 << 20, 1);
  const small = await measure(evaluate("small", ""));
  expect(held.length).toBeGreaterThan(small.memory << 20);
});

test("a run that prints something else has not done what is measured", async () => {
  const contender = { name: "idle", commands: [evaluate("idle", `console.log("wrote a file")`)] };
  await expect(runContender({ ...contender, expected: /^nothing to do$/m })).rejects.toThrow("idle did something else:\nwrote a file\n");
  await expect(runContender({ ...contender, expected: /^wrote/m })).resolves.toMatchObject({ parts: [] });
});

test("a command that fails says so with what it printed", async () => {
  await expect(measure(evaluate("broken", `console.error("no such boat"); process.exit(3);`))).rejects.toThrow(
    "broken ended with 3:\nno such boat",
  );
});

test("contenders run in turn, the first turn uncounted", async () => {
  const order: string[] = [];
  const contender = (name: string): Contender => ({
    name,
    commands: [evaluate(`${name} one`, ""), evaluate(`${name} two`, "")],
    prepare: () => {
      order.push(name);
      return Promise.resolve();
    },
    restore: () => {
      order.push(`${name} restored`);
      return Promise.resolve();
    },
  });
  const results = await interleave([contender("a"), contender("b")], 2);
  const turn = ["a", "a restored", "b", "b restored"];
  expect(order).toEqual([...turn, ...turn, ...turn]);
  expect(results.get("b")).toHaveLength(2);
  expect(results.get("a")?.[0]?.parts.map(({ name }) => name)).toEqual(["a one", "a two"]);
});
