import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lockFile } from "../../../../packages/emulator/src/internal/state/file-lock.js";

const fail = vi.hoisted((): { link?: string } => ({}));

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const link: typeof real.link = async (from, to) => {
    if (fail.link !== undefined) throw Object.assign(new Error("no links here"), { code: fail.link });
    return real.link(from, to);
  };
  return { ...real, link };
});

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "file-lock-"));
  path = join(folder, "state");
});
afterEach(async () => {
  delete fail.link;
  await rm(folder, { recursive: true, force: true });
});

/** What the lock file is seen to hold while work goes on; nothing where it is not there. */
async function seenDuring(work: () => Promise<void>): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  const state = { isDone: false };
  const working = work().finally(() => (state.isDone = true));
  while (!state.isDone) {
    try {
      seen.add(readFileSync(`${path}.lock`, "utf8"));
    } catch {
      // Not there at this moment.
    }
    await nextTurn();
  }
  await working;
  return seen;
}

// Who is killed while it is written would leave one that names nobody.
test("a lock names its holder from the moment that it is there", async () => {
  const seen = await seenDuring(async () => {
    for (let round = 0; round < 300; round += 1) await (await lockFile(path))();
  });
  expect(seen.size).toBe(1);
  expect(JSON.parse([...seen].join())).toMatchObject({ pid: process.pid });
  expect(await readdir(folder)).toEqual([]);
});

test.each(["EPERM", "ENOTSUP", "ENOSYS", "EOPNOTSUPP"])(
  "where the file system has no hard links (%s) it is made all the same",
  async (code) => {
    fail.link = code;
    const unlock = await lockFile(path);
    expect(await readdir(folder)).toEqual(["state.lock"]);
    await expect(lockFile(path)).rejects.toMatchObject({ code: "data-locked" });
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  },
);
