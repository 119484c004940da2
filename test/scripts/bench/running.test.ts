import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { costsOfChanges } from "../../../scripts/bench/running.js";

const CHANGED = "spec/groups/access-groups/paths/v1@access-groups@{idOrName}.yaml";
const TEXT = "get:\n  summary: Read\n  description: Reads it.\n";

/** Copies the file to `out` whenever it changes. */
const WATCHER = `
const { readFileSync, writeFileSync } = require("node:fs");
let before = readFileSync(process.argv[2], "utf8");
console.log("watching");
setInterval(() => {
  const now = readFileSync(process.argv[2], "utf8");
  if (now === before || now === "") return;
  before = now;
  for (const end = performance.now() + 50; performance.now() < end; );
  writeFileSync("out", now);
  console.log("done");
}, 5);
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "running-"));
  await mkdir(join(folder, dirname(CHANGED)), { recursive: true });
  await writeFile(join(folder, CHANGED), TEXT);
  await writeFile(join(folder, "watcher.cjs"), WATCHER);
});

afterEach(() => rm(folder, { recursive: true }));

test("a change is measured until the output is there, and the contract is as it was then", async () => {
  const watch = { args: ["watcher.cjs", CHANGED], cwd: folder, ready: /^watching$/m, done: /^done$/m, output: "out" };
  const costs = await costsOfChanges(watch, 2);
  expect(costs).toHaveLength(2);
  for (const { wall, written } of costs) {
    expect(wall).toBeGreaterThanOrEqual(50);
    expect(written).toBeGreaterThanOrEqual(50);
  }
  expect(await readFile(join(folder, "out"), "utf8")).toBe(TEXT.replace("Reads it.", "Reads it. It was changed 2 times."));
  expect(await readFile(join(folder, CHANGED), "utf8")).toBe(TEXT);
});

test("a command that ends instead is told with what it printed", async () => {
  const watch = { args: ["-e", 'console.log("no such flag")'], cwd: folder, ready: /^watching$/m, done: /^done$/m };
  await expect(costsOfChanges(watch, 1)).rejects.toThrow(/does not go on:\nno such flag\n/);
});
