import { existsSync, readFileSync } from "node:fs";
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lockFile } from "../../../../packages/emulator/src/internal/state/file-lock.js";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), "file-lock-"));
  path = join(folder, "state");
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await fs.rm(folder, { recursive: true, force: true });
});

/** Puts a function in the place of the one that makes hard links. */
function replaceLink(link: typeof fs.link): void {
  vi.spyOn(fs, "link").mockImplementation(link);
  syncBuiltinESMExports();
}

// Who is killed while it is written would leave one that names nobody.
test("names its holder from the moment that it is there", async () => {
  const { link } = fs;
  const linked: unknown[] = [];
  replaceLink((from, to) => {
    linked.push(existsSync(to), JSON.parse(readFileSync(from, "utf8")));
    return link(from, to);
  });
  const unlock = await lockFile(path);
  expect(linked).toMatchObject([false, { pid: process.pid }]);
  await unlock();
  expect(await fs.readdir(folder)).toEqual([]);
});

test.each(["EPERM", "ENOTSUP", "ENOSYS", "EOPNOTSUPP"])("is made also where the file system has no hard links: %s", async (code) => {
  replaceLink(() => Promise.reject(Object.assign(new Error("no links here"), { code })));
  const unlock = await lockFile(path);
  expect(await fs.readdir(folder)).toEqual(["state.lock"]);
  await expect(lockFile(path)).rejects.toMatchObject({ code: "data-locked" });
  await unlock();
  expect(await fs.readdir(folder)).toEqual([]);
});
