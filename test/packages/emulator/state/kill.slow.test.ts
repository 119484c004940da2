import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { build } from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { fileStore } from "../../../../packages/emulator/src/internal/state/file-store.js";
import { emptyFolder } from "../../../harness/folders.js";

const KILLS = 12;

let folder: string;
let writer: string;

beforeAll(async () => {
  folder = emptyFolder();
  writer = join(folder, "writer.mjs");
  const entryPoints = [join(import.meta.dirname, "kill-writer.ts")];
  await build({ entryPoints, outfile: writer, bundle: true, platform: "node", format: "esm", logLevel: "error" });
});

/** The last number that a writer said to be durable, once it was killed. */
async function killAfter(child: ChildProcess, milliseconds: number): Promise<number> {
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (output += text));
  const closed = once(child, "close");
  await Promise.race([once(child.stdout as NodeJS.ReadableStream, "data"), closed]);
  await wait(milliseconds);
  child.kill("SIGKILL");
  expect((await closed)[1]).toBe("SIGKILL");
  return Number(output.slice(0, output.lastIndexOf("\n")).split("\n").at(-1));
}

test(`a state survives ${KILLS} kills: no change that was durable is lost, none is there by half`, async () => {
  const path = join(folder, "state");
  let before = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = spawn(process.execPath, [writer, path], { stdio: ["ignore", "pipe", "inherit"] });
    // No two at the same moment, and between them both single writes and whole snapshots.
    const durable = await killAfter(child, (kill * 23.3) % 41);
    const store = await fileStore(path);
    const left = store.get("counters", "left")?.value ?? 0;
    expect(store.get("counters", "right")?.value).toBe(left);
    expect(left).toBeGreaterThanOrEqual(durable);
    expect(durable).toBeGreaterThan(before);
    expect(store.get("settings", `filler/${left % 3}`)?.value).toHaveLength((left % 7) * 150_000);
    before = left;
    await store.close();
  }
  expect(before).toBeGreaterThanOrEqual(KILLS);
});
