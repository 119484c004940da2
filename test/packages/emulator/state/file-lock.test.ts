import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lockFile } from "../../../../packages/emulator/src/internal/state/file-lock.js";
import { emptyFolder } from "../../../harness/folders.js";

let [folder, path, lock] = ["", "", ""];
beforeEach(() => {
  folder = emptyFolder();
  [path, lock] = [join(folder, "state"), join(folder, "state.lock")];
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const locked: unknown = expect.objectContaining({ code: "data-locked", message: expect.stringContaining(`.lock`) as string });

/** No process has this ID: it is greater than any that Linux gives. */
const GONE = JSON.stringify({ pid: 2 ** 22 + 1, host: hostname() });

test("refuses a second holder until the first releases the lock", () => {
  const unlock = lockFile(path);
  expect(() => lockFile(path)).toThrow(/which is this one\. Await close\(\) .* worker thread has ended, remove /);
  unlock();
  lockFile(path)();
  expect(fs.readdirSync(folder)).toEqual([]);
});

test.each([
  ["a process that has ended", GONE],
  ["a process that could not write it", ""],
  ["a process whose ID was reused", JSON.stringify({ pid: process.pid, start: "1", host: hostname() })],
])("takes over the lock of %s", (_, holder) => {
  fs.writeFileSync(lock, holder);
  lockFile(path)();
  expect(fs.readdirSync(folder)).toEqual([]);
});

test("does not take over the lock of another host", () => {
  const holder = JSON.stringify({ pid: 1, host: "another.example" });
  fs.writeFileSync(lock, holder);
  expect(() => lockFile(path)).toThrow(`remove ${lock}`);
  expect(fs.readFileSync(lock, "utf8")).toBe(holder);
});

test("leaves a file that no emulator has written", () => {
  fs.writeFileSync(lock, "# yarn lockfile v1");
  expect(() => lockFile(path)).toThrow(`${lock} is not a lock of the emulator`);
  expect(fs.readFileSync(lock, "utf8")).toBe("# yarn lockfile v1");
});

test("locks on a file system without hard links", () => {
  vi.spyOn(fs, "linkSync").mockImplementation(() => {
    throw Object.assign(new Error("not supported"), { code: "EPERM" });
  });
  syncBuiltinESMExports();
  const unlock = lockFile(path);
  expect(() => lockFile(path)).toThrow(locked);
  unlock();
  expect(fs.readdirSync(folder)).toEqual([]);
});

test("refuses a takeover during another one, unless that one crashed", () => {
  fs.writeFileSync(lock, GONE);
  fs.writeFileSync(`${lock}.new`, "");
  expect(() => lockFile(path)).toThrow(locked);
  expect(fs.readFileSync(lock, "utf8")).toBe(GONE);
  fs.utimesSync(`${lock}.new`, 0, 0);
  lockFile(path)();
  expect(fs.readdirSync(folder)).toEqual([]);
});

test("leaves the lock to a process that took it over first", () => {
  const other = JSON.stringify({ pid: process.pid, host: hostname() });
  fs.writeFileSync(lock, GONE);
  const { linkSync } = fs;
  vi.spyOn(fs, "linkSync").mockImplementation((from, to) => {
    if (to === `${lock}.new`) fs.writeFileSync(lock, other);
    linkSync(from, to);
  });
  syncBuiltinESMExports();
  expect(() => lockFile(path)).toThrow(locked);
  expect([fs.readdirSync(folder), fs.readFileSync(lock, "utf8")]).toEqual([["state.lock"], other]);
});
