import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withLock, whileNobodyWrites } from "../../../scripts/generate/lock.js";
import { FOREIGN_MILLISECONDS, lockFileOf, ownerOf, release, take } from "../../../scripts/generate/lock-file.js";
import { ownIdentity } from "../../../scripts/generate/process-identity.js";
import { CommandError } from "../../../scripts/lib/command-error.js";
import { REPOSITORY } from "../../../scripts/lib/repository.js";
import { emptyFolder, filesBelow, removeFolder } from "../../scripts/support/repositories.js";

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

function writeLock(owner: unknown): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, typeof owner === "string" ? owner : JSON.stringify(owner));
}

/** A process that has the lock until it is killed. */
function holder(): ChildProcess {
  const child = spawn("sleep", ["600"], { stdio: "ignore" });
  children.push(child);
  writeLock({ pid: child.pid, host: hostname(), start: "" });
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
  const child = holder();
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
  const { pid } = holder();
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const failed = withLock(folder, () => Promise.resolve(), say, { file, patience: 100 }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(50);
  const error = await failed;
  expect(error).toBeInstanceOf(CommandError);
  expect((error as CommandError).message).toContain(`process ${pid} is generating there and does not end; nothing was written\n  hint: `);
  expect((error as CommandError).message).toContain(file);
  expect(ownerOf(file)?.pid).toBe(pid);
});

test("gives the lock back where the work fails", async () => {
  await expect(withLock(folder, () => Promise.reject(new Error("failed")), say, { file })).rejects.toThrow("failed");
  expect(await filesBelow(folder)).toEqual([]);
});

test("renews the lock while the work goes on", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const old = new Date(1_000_000_000_000);
  const renewed = await withLock(
    folder,
    () => {
      utimesSync(file, old, old);
      vi.advanceTimersByTime(5_000);
      return Promise.resolve(statSync(file).mtimeMs);
    },
    say,
    { file },
  );
  expect(renewed).toBeGreaterThan(old.valueOf());
  expect(vi.getTimerCount()).toBe(0);
});

test.each<[string, unknown]>([
  ["a process that is gone", { ...ownIdentity(), pid: 99_999_999 }],
  ["a process whose number another program has got", { ...ownIdentity(), start: "another boot 1" }],
  ["nobody, since it is cut off", '{"pid":'],
  ["nobody, since it is empty", ""],
  ["nobody, since it is something else", "null"],
])("takes over a lock of %s", async (_, owner) => {
  writeLock(owner);
  expect(ownerOf(file)).toBeUndefined();
  expect(await withLock(folder, () => Promise.resolve(ownerOf(file)), say, { file })).toEqual(ownIdentity());
  expect(lines).toEqual([]);
  expect(await filesBelow(folder)).toEqual([]);
});

test("takes over the lock of a process that has ended and that its parent does not collect", async () => {
  // The shell becomes a program that waits for nothing, so its child stays as it ended.
  const parent = spawn("sh", ["-c", "sh -c 'echo $$' & exec sleep 600"], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(parent);
  const pid = await new Promise<number>((resolve) => parent.stdout.once("data", (text: Buffer) => resolve(Number(text.toString()))));
  writeLock({ ...ownIdentity(), pid, start: "" });
  await vi.waitUntil(() => ownerOf(file) === undefined, 30_000);
  expect(() => process.kill(pid, 0)).not.toThrow();
  expect(take(file)).toBeUndefined();
});

test("keeps the lock of another host for as long as it is renewed", () => {
  writeLock({ ...ownIdentity(), host: `not ${hostname()}`, pid: 1 });
  vi.useFakeTimers({ toFake: ["Date"] });
  const renewed = (ago: number): void => utimesSync(file, new Date(Date.now() - ago), new Date(Date.now() - ago));
  renewed(FOREIGN_MILLISECONDS - 10);
  expect(take(file)).toMatchObject({ pid: 1 });
  renewed(FOREIGN_MILLISECONDS + 10);
  expect(take(file)).toBeUndefined();
});

test("gives a dead lock to one of many that find it", async () => {
  writeLock({ ...ownIdentity(), pid: 99_999_999 });
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
  writeLock({ ...ownIdentity(), pid: 99_999_999 });
  writeFileSync(`${file}.takeover`, JSON.stringify({ ...ownIdentity(), pid: 99_999_998 }));
  await withLock(folder, () => Promise.resolve(), say, { file });
  expect(await filesBelow(folder)).toEqual([]);
});

test("says where no lock can be made, and does the work", async () => {
  writeFileSync(join(folder, "locks"), "in the way\n");
  expect(await withLock(folder, () => Promise.resolve("done"), say, { file })).toBe("done");
  await withLock(process.cwd(), () => Promise.resolve(), say, { file });
  expect(lines).toEqual([
    expect.stringMatching(/: nothing keeps another run from writing there .* \((EEXIST|ENOTDIR)\)$/),
    expect.stringMatching(/^nothing keeps another run from writing here /),
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
    const child = holder();
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

  test("that nothing disturbs is made once", async () => {
    expect(await compareUntil([() => "stale", () => "fresh"])).toBe("stale");
  });
});
