import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withLock, whileNobodyWrites } from "../../../scripts/core/files/lock.js";
import { lockFileOf, ownerOf, release, take } from "../../../scripts/core/files/lock-file.js";
import { CommandError } from "../../../scripts/core/cli/command-error.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { emptyFolder, filesBelow, removeFolder } from "../../generate/harness/repositories.js";

const HOLD = join(import.meta.dirname, "../../generate/faults/harness/hold-lock.ts");

let folder: string;
let file: string;
let lines: string[];
let children: ChildProcess[];
beforeEach(async () => {
  folder = await emptyFolder();
  file = join(folder, "locks/lock");
  [lines, children] = [[], []];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const child of children) child.kill("SIGKILL");
  await removeFolder(folder);
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

test("two that run at once do their work one after the other", async () => {
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

test("names another process and waits for it, whatever the clock says; killed, it leaves a lock that is taken over", async () => {
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

test("waits no longer than its patience lasts", async () => {
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

test("gives the lock back where the work fails", async () => {
  await expect(withLock(folder, () => Promise.reject(new Error("failed")), say, { file })).rejects.toThrow("failed");
  expect(await filesBelow(folder)).toEqual([]);
});

test.each<[string, string]>([
  ["a process that is gone", "99999999"],
  ["a process whose number another program has got", `${process.pid} 1`],
  ["nobody, since it is something else", '{"pid":1}'],
  ["nobody, since it is empty", ""],
])("takes over a lock of %s", async (_, owner) => {
  writeLock(owner);
  expect(ownerOf(file)).toBeUndefined();
  expect(await withLock(folder, () => Promise.resolve(ownerOf(file)), say, { file })).toBe(process.pid);
  expect(lines).toEqual([]);
  expect(await filesBelow(folder)).toEqual([]);
});

test("gives a dead lock to one of many that find it", async () => {
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

test("is not blocked for ever by a takeover that was killed in the middle", async () => {
  writeLock("99999999");
  writeFileSync(`${file}.takeover`, "99999998");
  await withLock(folder, () => Promise.resolve(), say, { file });
  expect(await filesBelow(folder)).toEqual([]);
});

test("says where no lock can be made, and does the work", async () => {
  writeFileSync(join(folder, "locks"), "in the way\n");
  expect(await withLock(folder, () => Promise.resolve("done"), say, { file })).toBe("done");
  await withLock(process.cwd(), () => Promise.resolve(), say, { file });
  expect(lines).toEqual([
    expect.stringMatching(/: another run may write there .* \((EEXIST|ENOTDIR)\)$/),
    expect.stringMatching(/^another run may write here /),
  ]);
});

test("has one lock for a folder of two names, outside of it", () => {
  const link = join(folder, "link");
  mkdirSync(join(folder, "real"));
  symlinkSync(join(folder, "real"), link);
  expect(lockFileOf(link)).toBe(lockFileOf(join(folder, "real")));
  expect(lockFileOf(join(link, "not/there"))).toBe(lockFileOf(join(folder, "real/not/there")));
  expect(lockFileOf(join(folder, "other"))).not.toBe(lockFileOf(link));
  expect(lockFileOf(link).startsWith(folder)).toBe(false);
  expect(lockFileOf(REPOSITORY)).toBe(join(REPOSITORY, ".cache/generate/lock"));
});

describe("a comparison", () => {
  const compareUntil = (values: (() => string)[]) =>
    whileNobodyWrites(
      folder,
      () => Promise.resolve(values.shift()?.()),
      (value) => value !== "fresh",
      say,
      { file },
    );

  test("that finds something stale while another run writes is made again after it", async () => {
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

  test("during which another run began and ended is made again", async () => {
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

  test("that nothing disturbs is made once", async () => expect(await compareUntil([() => "stale", () => "fresh"])).toBe("stale"));
});
