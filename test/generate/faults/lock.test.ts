import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withLock, whileNobodyWrites } from "../../../scripts/generate/lock.js";
import { FOREIGN_MILLISECONDS, lockFileOf, ownerOf, release, take } from "../../../scripts/generate/lock-file.js";
import { ownIdentity } from "../../../scripts/generate/process-identity.js";
import { CommandError } from "../../../scripts/lib/command-error.js";
import { REPOSITORY } from "../../../scripts/lib/repository.js";
import { startScript } from "../../scripts/support/command.js";
import { emptyFolder, filesBelow, removeFolder } from "../../scripts/support/repositories.js";

let folder: string;
let file: string;
let children: ChildProcess[];
beforeEach(async () => {
  folder = await emptyFolder();
  file = join(folder, "locks/lock");
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  await removeFolder(folder);
});

/** A process that has the lock, from when this is settled. */
async function holder(): Promise<ChildProcess> {
  const { child } = startScript(REPOSITORY, "test/generate/faults/support/hold-lock.ts", [file]);
  children.push(child);
  while (ownerOf(file)?.pid !== child.pid) await pause(10);
  return child;
}

const sayTo = (lines: string[]) => (line: string) => void lines.push(line);

function writeLock(owner: unknown): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, typeof owner === "string" ? owner : JSON.stringify(owner));
}

test("two that run at once do their work one after the other", async () => {
  const order: string[] = [];
  const lines: string[] = [];
  const run = (name: string) =>
    withLock(
      folder,
      async () => {
        order.push(`${name} begins`);
        await pause(20);
        order.push(`${name} ends`);
      },
      sayTo(lines),
      { file },
    );
  await Promise.all([run("a"), run("b")]);
  expect(order).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`: process ${process.pid} is generating there: waiting for it to end$`))]);
  expect(await filesBelow(folder)).toEqual([]);
});

test("another process is named and waited for; killed, it leaves a lock that is taken over", async () => {
  const child = await holder();
  const lines: string[] = [];
  let isDone = false;
  const work = withLock(folder, () => Promise.resolve((isDone = true)), sayTo(lines), { file });
  while (lines.length === 0) await pause(10);
  expect(lines[0]).toContain(`process ${child.pid} is generating there`);
  expect(isDone).toBe(false);
  child.kill("SIGKILL");
  await work;
  expect(await filesBelow(folder)).toEqual([]);
});

test("a process that is ended by a signal gives its lock back", async () => {
  const child = await holder();
  const ended = new Promise((resolve) => child.once("exit", (_, signal) => resolve(signal)));
  child.kill("SIGTERM");
  expect(await ended).toBe("SIGTERM");
  expect(existsSync(file)).toBe(false);
});

test("one that does not end is waited for no longer than patience lasts", async () => {
  const { pid } = await holder();
  const error: unknown = await withLock(folder, () => Promise.resolve(), sayTo([]), { file, patience: 100 }).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(CommandError);
  expect((error as CommandError).message).toContain(`process ${pid} is generating there and does not end; nothing was written\n  hint: `);
  expect((error as CommandError).message).toContain(file);
  expect(ownerOf(file)?.pid).toBe(pid);
});

test("work that fails gives the lock back", async () => {
  await expect(withLock(folder, () => Promise.reject(new Error("failed")), sayTo([]), { file })).rejects.toThrow("failed");
  expect(await filesBelow(folder)).toEqual([]);
});

test.each<[string, unknown]>([
  ["a process that is gone", { ...ownIdentity(), pid: 99_999_999 }],
  ["a process whose number another program has got", { ...ownIdentity(), start: "another boot 1" }],
  ["nobody, since it is cut off", '{"pid":'],
  ["nobody, since it is empty", ""],
  ["nobody, since it is something else", "null"],
])("a lock of %s is taken over", async (_, owner) => {
  writeLock(owner);
  expect(ownerOf(file)).toBeUndefined();
  const lines: string[] = [];
  expect(await withLock(folder, () => Promise.resolve(ownerOf(file)), sayTo(lines), { file })).toEqual(ownIdentity());
  expect(lines).toEqual([]);
  expect(await filesBelow(folder)).toEqual([]);
});

test("a process that has ended and that its parent does not collect is gone", async () => {
  // The shell becomes a program that waits for nothing, so its child stays as it ended.
  const parent = spawn("sh", ["-c", "sh -c 'echo $$' & exec sleep 60"], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(parent);
  const pid = await new Promise<number>((resolve) => parent.stdout.once("data", (text: Buffer) => resolve(Number(text.toString()))));
  writeLock({ ...ownIdentity(), pid, start: "" });
  while (ownerOf(file) !== undefined) await pause(10);
  expect(() => process.kill(pid, 0)).not.toThrow();
  expect(take(file)).toBeUndefined();
  release(file);
});

test("a lock of another host lives for as long as it is renewed", () => {
  writeLock({ ...ownIdentity(), host: `not ${hostname()}`, pid: 1 });
  expect(take(file)).toMatchObject({ pid: 1 });
  const before = new Date(Date.now() - FOREIGN_MILLISECONDS - 1000);
  utimesSync(file, before, before);
  expect(take(file)).toBeUndefined();
});

test("of many that find a dead lock one takes it", async () => {
  writeLock({ ...ownIdentity(), pid: 99_999_999 });
  let [inside, most] = [0, 0];
  const run = () =>
    withLock(
      folder,
      async () => {
        most = Math.max(most, ++inside);
        await pause(1);
        inside--;
      },
      sayTo([]),
      { file },
    );
  await Promise.all(Array.from({ length: 20 }, run));
  expect(most).toBe(1);
});

test("a clock that is put forward makes nobody impatient", async () => {
  const child = await holder();
  const lines: string[] = [];
  const work = withLock(folder, () => Promise.resolve("done"), sayTo(lines), { file });
  while (lines.length === 0) await pause(10);
  const later = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 3_600_000);
  try {
    await pause(150);
    child.kill("SIGKILL");
    expect(await work).toBe("done");
  } finally {
    later.mockRestore();
  }
});

test("a takeover that was killed in the middle does not block for ever", async () => {
  writeLock({ ...ownIdentity(), pid: 99_999_999 });
  writeFileSync(`${file}.takeover`, JSON.stringify({ ...ownIdentity(), pid: 99_999_998 }));
  await withLock(folder, () => Promise.resolve(), sayTo([]), { file });
  expect(await filesBelow(folder)).toEqual([]);
});

test("where no lock can be made it is said, and the work is done", async () => {
  writeFileSync(join(folder, "locks"), "in the way\n");
  const lines: string[] = [];
  expect(await withLock(folder, () => Promise.resolve("done"), sayTo(lines), { file })).toBe("done");
  expect(lines).toEqual([
    expect.stringMatching(/: nothing keeps another run from writing there .*no lock can be made \((EEXIST|ENOTDIR)\)$/),
  ]);
  await withLock(process.cwd(), () => Promise.resolve(), sayTo(lines), { file });
  expect(lines[1]).toMatch(/^nothing keeps another run from writing here at the same time: /);
});

test("one folder by two names has one lock, which stands outside of it", () => {
  const link = join(folder, "link");
  mkdirSync(join(folder, "real"));
  symlinkSync(join(folder, "real"), link);
  expect(lockFileOf(link)).toBe(lockFileOf(join(folder, "real")));
  expect(lockFileOf(join(link, "not/there"))).toBe(lockFileOf(join(folder, "real/not/there")));
  expect(lockFileOf(join(folder, "other"))).not.toBe(lockFileOf(link));
  expect(lockFileOf(link).startsWith(folder)).toBe(false);
  expect(lockFileOf(REPOSITORY)).toBe(join(REPOSITORY, ".cache/generate/lock"));
});

test("a comparison that finds something stale while another run writes is made again after it", async () => {
  const child = await holder();
  const values = ["half written", "whole"];
  const lines: string[] = [];
  const compare = () => Promise.resolve(values.shift());
  const say = (line: string) => {
    lines.push(line);
    child.kill("SIGKILL");
  };
  expect(await whileNobodyWrites(folder, compare, (value) => value === "half written", say, { file })).toBe("whole");
  expect(lines).toEqual([expect.stringContaining(`process ${child.pid} is generating there: waiting`)]);
});

test("a comparison during which another run began and ended is made again", async () => {
  take(file);
  release(file);
  let times = 0;
  const compare = async () => {
    times++;
    if (times > 1) return "fresh";
    await pause(20);
    take(file);
    release(file);
    return "stale";
  };
  expect(await whileNobodyWrites(folder, compare, (value) => value === "stale", sayTo([]), { file })).toBe("fresh");
});

test("a comparison that nothing disturbs is made once", async () => {
  let times = 0;
  expect(
    await whileNobodyWrites(
      folder,
      () => Promise.resolve(++times),
      () => true,
      sayTo([]),
      { file },
    ),
  ).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});
