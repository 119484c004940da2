import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withLock, whileNobodyWrites } from "../../../scripts/core/files/lock.js";
import { lockFileOf, ownerOf, release, take } from "../../../scripts/core/files/lock-file.js";
import { CommandError } from "../../../scripts/core/cli/command-error.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { emptyFolder, filesBelow } from "../../harness/folders.js";

const HOLD = join(import.meta.dirname, "../../generate/faults/harness/hold-lock.ts");
let folder: string;
let file: string;
let lines: string[];
let children: ChildProcess[];
beforeEach(() => {
  folder = emptyFolder();
  file = join(folder, "locks/lock");
  [lines, children] = [[], []];
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
});

const say = (line: string): void => void lines.push(line);

function writeLock(owner: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, owner);
}

/** A process that has the lock until it is killed. */
async function holder(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", HOLD, file], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  await once(child.stdout, "data");
  return child;
}

test("runs two tasks one after the other", async () => {
  const order: string[] = [];
  let finish = (): void => undefined;
  const run = (name: string, until: Promise<void>) =>
    withLock(
      folder,
      async () => {
        order.push(`${name} begins`);
        await until;
        order.push(`${name} ends`);
      },
      (line) => {
        say(line);
        finish();
      },
      { file },
    );
  const first = run("a", new Promise((resolve) => (finish = resolve)));
  await Promise.all([first, run("b", Promise.resolve())]);
  expect(order).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  expect(lines).toEqual([expect.stringContaining(`: process ${process.pid} is generating there: waiting`)]);
  expect(await filesBelow(folder)).toEqual([]);
});

test("waits for another process, whatever the clock, and takes over its lock once killed", async () => {
  const child = await holder();
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  let isDone = false;
  const work = withLock(folder, () => Promise.resolve((isDone = true)), say, { file });
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lines).toEqual([expect.stringContaining(`process ${child.pid} is generating there`)]);
  expect(isDone).toBe(false);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  await vi.advanceTimersByTimeAsync(50);
  await work;
  expect(await filesBelow(folder)).toEqual([]);
});

test("throws once its patience has run out", async () => {
  const { pid } = await holder();
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const failed = withLock(folder, () => Promise.resolve(), say, { file, patience: 100 }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(50);
  const error = await failed;
  expect(error).toBeInstanceOf(CommandError);
  expect((error as CommandError).message).toContain(`process ${pid} is generating there and has not ended; nothing was written\n  hint: `);
  expect((error as CommandError).message).toContain(file);
  expect(ownerOf(file)).toBe(pid);
});

test("releases the lock if the work fails", async () => {
  await expect(withLock(folder, () => Promise.reject(new Error("failed")), say, { file })).rejects.toThrow("failed");
  expect(await filesBelow(folder)).toEqual([]);
});

test.each<[string, string]>([
  ["an ended process", "99999999"],
  ["a process whose id another program reuses", `${process.pid} 1`],
  ["unknown content", '{"pid":1}'],
  ["no content", ""],
])("takes over a lock of %s", async (_, owner) => {
  writeLock(owner);
  expect(ownerOf(file)).toBeUndefined();
  expect(await withLock(folder, () => Promise.resolve(ownerOf(file)), say, { file })).toBe(process.pid);
  expect(lines).toEqual([]);
  expect(await filesBelow(folder)).toEqual([]);
});

test("grants a stale lock to one of several runs", async () => {
  writeLock("99999999");
  let [inside, most] = [0, 0];
  const work = async (): Promise<void> => {
    most = Math.max(most, ++inside);
    await new Promise(setImmediate);
    inside--;
  };
  await Promise.all(Array.from({ length: 5 }, () => withLock(folder, work, say, { file })));
  expect(most).toBe(1);
});

test("recovers from a takeover that was killed", async () => {
  writeLock("99999999");
  writeFileSync(`${file}.takeover`, "99999998");
  await withLock(folder, () => Promise.resolve(), say, { file });
  expect(await filesBelow(folder)).toEqual([]);
});

test("reports if no lock can be created, and does the work", async () => {
  writeFileSync(join(folder, "locks"), "in the way\n");
  expect(await withLock(folder, () => Promise.resolve("done"), say, { file })).toBe("done");
  await withLock(process.cwd(), () => Promise.resolve(), say, { file });
  expect(lines).toEqual([
    expect.stringMatching(/: another run may write there .* \((EEXIST|ENOTDIR)\)$/),
    expect.stringMatching(/^another run may write here /),
  ]);
});

test("uses one lock for a folder and its links, outside the folder", () => {
  const link = join(folder, "link");
  mkdirSync(join(folder, "real"));
  symlinkSync(join(folder, "real"), link);
  expect(lockFileOf(link)).toBe(lockFileOf(join(folder, "real")));
  expect(lockFileOf(join(link, "not/there"))).toBe(lockFileOf(join(folder, "real/not/there")));
  expect(lockFileOf(join(folder, "other"))).not.toBe(lockFileOf(link));
  expect(lockFileOf(link).startsWith(folder)).toBe(false);
  expect(lockFileOf(REPOSITORY)).toBe(join(REPOSITORY, ".cache/generate/lock"));
});

const compareUntil = (values: (() => string)[]) =>
  whileNobodyWrites(
    folder,
    () => Promise.resolve(values.shift()?.()),
    (value) => value !== "fresh",
    say,
    { file },
  );

test("a comparison runs again after another run that writes", async () => {
  const child = await holder();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const work = compareUntil([() => "half written", () => "fresh"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(lines).toEqual([expect.stringContaining(`process ${child.pid} is generating there: waiting`)]);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  await vi.advanceTimersByTimeAsync(50);
  expect(await work).toBe("fresh");
});

test("a comparison runs again if another run began and ended meanwhile", async () => {
  take(file);
  release(file);
  const disturbed = (): string => {
    const { ctimeMs } = statSync(dirname(file));
    // The times of a file system may be coarser than two steps of this test.
    while (statSync(dirname(file)).ctimeMs === ctimeMs) {
      take(file);
      release(file);
    }
    return "stale";
  };
  expect(await compareUntil([disturbed, () => "fresh"])).toBe("fresh");
});

test("a comparison runs once if no other run writes", async () => expect(await compareUntil([() => "stale", () => "fresh"])).toBe("stale"));
