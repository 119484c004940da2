import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileStore } from "../../../../packages/emulator/src/internal/state/file-store.js";

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "emulator-new-"));
  path = join(folder, "state");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test("nothing is written before the first flush, and nothing at all where the store is discarded", async () => {
  const store = await fileStore(path);
  store.put("counters", "a", { value: 1 });
  expect([store.isNew, await readdir(folder)]).toEqual([true, ["state.lock"]]);
  await store.discard();
  expect(await readdir(folder)).toEqual([]);
});

test("an empty state is no new one", async () => {
  await (await fileStore(path)).close();
  const store = await fileStore(path);
  expect([store.isNew, store.snapshot()]).toEqual([false, {}]);
  store.put("counters", "a", { value: 1 });
  await store.discard();
  const again = await fileStore(path);
  expect([again.isNew, again.snapshot()]).toEqual([false, {}]);
  await again.close();
});

test("a file without content is a new one", async () => {
  await writeFile(path, "");
  const store = await fileStore(path);
  expect(store.isNew).toBe(true);
  await store.close();
});

test("what is being flushed when the store is discarded is written, and nothing behind it", async () => {
  const store = await fileStore(path);
  store.put("counters", "a", { value: 1 });
  let isFlushed = false;
  void store.flush().then(() => (isFlushed = true));
  store.put("counters", "b", { value: 1 });
  await store.discard();
  expect(isFlushed).toBe(true);
  const again = await fileStore(path);
  expect(again.snapshot()).toEqual({ counters: { a: { value: 1 } } });
  await again.close();
});
