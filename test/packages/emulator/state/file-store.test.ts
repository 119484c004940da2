import { existsSync, fstatSync } from "node:fs";
import { type FileHandle, mkdtemp, open, readdir, readFile, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fileStore } from "../../../../packages/emulator/src/internal/state/file-store.js";
import { memoryStore } from "../../../../packages/emulator/src/internal/state/memory-store.js";
import type { Snapshot, Store } from "../../../../packages/emulator/src/internal/types.js";
import { act, actions } from "./store-model.js";

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "emulator-state-"));
  path = join(folder, "state.journal");
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const textOf = (store: Store): string => JSON.stringify(store.snapshot());

async function stateOf(file: string): Promise<string> {
  const store = await fileStore(file);
  const text = textOf(store);
  await store.close();
  return text;
}

test("it does what the memory store does, whenever it is opened again", async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(actions, fc.integer({ min: 0, max: 2_000 }), async (list, compactAbove) => {
      const file = `${path}.${(run += 1)}`;
      let store = await fileStore(file, { compactAbove });
      const model = memoryStore();
      let remembered: Snapshot = {};
      for (const action of list) {
        expect(act(store, action, remembered)).toBe(act(model, action, remembered));
        await store.flush();
        if (action.kind === "remember") remembered = model.snapshot();
        if (action.kind === "reopen") {
          await store.close();
          store = await fileStore(file, { compactAbove });
          expect(textOf(store)).toBe(textOf(model));
        }
      }
      await store.close();
      expect(await stateOf(file)).toBe(textOf(model));
    }),
    { numRuns: 25 },
  );
});

describe("a file that was cut or damaged", () => {
  /** Three operations, each of which changes two records. */
  async function written(): Promise<{ content: Buffer; states: string[] }> {
    const store = await fileStore(path);
    await store.flush();
    const states = [textOf(store)];
    for (let value = 1; value <= 3; value += 1) {
      store.put("counters", "left", { value });
      store.put("counters", "right", { value });
      await store.flush();
      states.push(textOf(store));
    }
    await store.close();
    return { content: await readFile(path), states };
  }

  test("holds whole operations, at whatever byte it was cut, and takes more", async () => {
    const { content, states } = await written();
    const headEnd = content.indexOf("\n") + 1;
    const found = new Set<string>();
    for (let length = content.length; length >= headEnd; length -= 4) {
      await writeFile(path, content.subarray(0, length));
      const store = await fileStore(path);
      const text = textOf(store);
      expect(states).toContain(text);
      found.add(text);
      store.put("counters", "more", { value: length });
      const more = textOf(store);
      await store.close();
      expect(await stateOf(path)).toBe(more);
    }
    expect([...found].reverse()).toEqual(states);
  });

  test("is told, with file, line and what to do, at whatever byte it was changed, and stays as it is", async () => {
    const { content, states } = await written();
    for (let at = 0; at < content.length - 1; at += 4) {
      const damaged = Buffer.from(content);
      damaged[at] = (damaged[at] ?? 0) ^ 0x01;
      await writeFile(path, damaged);
      const line = content.subarray(0, at).toString().split("\n").length;
      const message = expect.stringContaining(`${path}:${line}: `) as string;
      await expect(fileStore(path)).rejects.toMatchObject({ code: "data-unusable", message });
      expect(await readFile(path)).toEqual(damaged);
    }
    // The last byte ends the last line: without it, the line is one that was cut.
    await writeFile(path, Buffer.concat([content.subarray(0, -1), Buffer.from("x")]));
    expect(await stateOf(path)).toBe(states[2]);
  });

  test("is told where a line is missing, doubled or in another place", async () => {
    const { content } = await written();
    const [head = "", first = "", second = "", third = ""] = content.toString().split("\n");
    for (const lines of [
      [head, second, third],
      [head, first, first, second, third],
      [head, second, first, third],
    ]) {
      await writeFile(path, `${lines.join("\n")}\n`);
      await expect(fileStore(path)).rejects.toThrow(/:[23]: the checksum/);
    }
  });

  test.each(['{"teams":[]}', '{"teams":[]}\n', "hosting-platform-emulator\n\n", "\n", "\u0000\u0000\u0000"])(
    "is none at all: %j",
    async (text) => {
      await writeFile(path, text);
      await expect(fileStore(path)).rejects.toThrow(`${path}:1: it is no state of an emulator`);
      expect(await readFile(path, "utf8")).toBe(text);
      expect(await readdir(folder)).toEqual(["state.journal"]);
    },
  );

  test("is told where a snapshot in it ends too early", async () => {
    const store = await fileStore(path);
    store.restore({ counters: Object.fromEntries(Array.from({ length: 1_200 }, (_, index) => [`c${index}`, { value: index }])) });
    await store.close();
    const lines = (await readFile(path, "utf8")).split("\n");
    expect(lines).toHaveLength(5);
    for (const kept of [1, 2, 3]) {
      await writeFile(path, `${lines.slice(0, kept).join("\n")}\n`);
      await expect(fileStore(path)).rejects.toThrow(`:${kept + 1}: the file ends too early`);
    }
  });

  test("may be empty: it is new", async () => {
    await writeFile(path, "");
    const store = await fileStore(path);
    expect(store.isNew).toBe(true);
    await store.close();
    expect(await stateOf(path)).toBe("{}");
  });
});

describe("writing", () => {
  test("what was not flushed is written as one operation at close", async () => {
    const store = await fileStore(path);
    store.put("counters", "a", { value: 1 });
    store.put("counters", "b", { value: 1 });
    await store.close();
    expect((await readFile(path, "utf8")).split("\n")).toHaveLength(3);
    expect(await stateOf(path)).toBe('{"counters":{"a":{"value":1},"b":{"value":1}}}');
  });

  test("nothing is written before the first flush, and nothing at all where the store is discarded", async () => {
    const store = await fileStore(path);
    store.put("counters", "a", { value: 1 });
    expect([store.isNew, await readdir(folder)]).toEqual([true, ["state.journal.lock"]]);
    await store.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  test("what is being flushed when the store is discarded is written, and nothing behind it", async () => {
    const store = await fileStore(path);
    store.put("counters", "a", { value: 1 });
    let isFlushed = false;
    void store.flush().then(() => (isFlushed = true));
    store.put("counters", "b", { value: 1 });
    await store.discard();
    expect(isFlushed).toBe(true);
    expect(await stateOf(path)).toBe('{"counters":{"a":{"value":1}}}');
  });

  test("a new file is synced before it has its name, then the folder, then each change", async () => {
    const synced = await noteSyncs();
    const store = await fileStore(path);
    store.put("counters", "a", { value: 1 });
    await store.flush();
    expect(synced).toEqual(["new file", "folder"]);
    store.put("counters", "a", { value: 2 });
    await store.flush();
    expect(synced).toEqual(["new file", "folder", "file"]);
    await store.close();
  });

  test("a change of a large state is appended, not a reason to write the state again", async () => {
    const store = await fileStore(path, { compactAbove: 0 });
    store.restore({ counters: Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`c${index}`, { value: index }])) });
    await store.flush();
    const { ino } = await stat(path);
    for (let value = 0; value < 3; value += 1) {
      store.put("counters", "a", { value });
      await store.flush();
    }
    expect((await stat(path)).ino).toBe(ino);
    await store.close();
  });

  test("a hundred operations at once are a hundred lines, all there", async () => {
    const store = await fileStore(path);
    await Promise.all(
      Array.from({ length: 100 }, async (_, value) => {
        store.put("counters", `c${value}`, { value });
        await store.flush();
        expect(await readFile(path, "utf8")).toContain(`"c${value}"`);
      }),
    );
    const state = textOf(store);
    await store.close();
    expect((await readFile(path, "utf8")).trimEnd().split("\n")).toHaveLength(101);
    expect(await stateOf(path)).toBe(state);
  });

  test("a snapshot takes the place of many changes, and holds no half operation", async () => {
    const store = await fileStore(path, { compactAbove: 4_000 });
    for (let value = 0; value < 400; value += 1) {
      store.put("counters", "a", { value });
      const flushed = store.flush();
      // Of the next operation, which is flushed one round later.
      store.put("counters", "b", { value });
      if (value % 7 === 0) await flushed;
    }
    await store.flush();
    expect((await stat(path)).size).toBeLessThan(20_000);
    const state = textOf(store);
    await store.close();
    expect(await stateOf(path)).toBe(state);
    expect(await readdir(folder)).toEqual(["state.journal"]);
  });

  test("only the owner may read it, and a link stays one", async () => {
    const link = join(folder, "link");
    await (await fileStore(path)).close();
    await symlink(path, link);
    const store = await fileStore(link, { compactAbove: 0 });
    await expect(fileStore(path)).rejects.toMatchObject({ code: "data-locked" });
    for (let value = 0; value < 20; value += 1) {
      store.put("counters", "a", { value });
      await store.flush();
    }
    await store.close();
    expect(await stateOf(path)).toBe('{"counters":{"a":{"value":19}}}');
    expect((await stat(path)).mode & 0o077).toBe(0);
  });

  test("a file that cannot be written any more is told at each flush", async () => {
    const store = await fileStore(path, { compactAbove: 0 });
    await rm(folder, { recursive: true });
    store.restore({ counters: { a: { value: 1 } } });
    await expect(store.flush()).rejects.toMatchObject({ code: "data-unusable" });
    store.put("counters", "a", { value: 2 });
    await expect(store.flush()).rejects.toThrow(`${path} cannot be used`);
    await expect(store.close()).rejects.toMatchObject({ code: "data-unusable" });
  });

  test("nothing is written behind its close", async () => {
    const store = await fileStore(path);
    await Promise.all([store.close(), store.close()]);
    store.put("counters", "a", { value: 1 });
    await expect(store.flush()).rejects.toThrow("is closed");
    expect(await stateOf(path)).toBe("{}");
  });

  test.each([
    ["a folder that is not there", () => join(folder, "missing", "state")],
    ["a folder in place of a file", () => folder],
  ])("%s is told", async (_, place) => {
    await expect(fileStore(place())).rejects.toMatchObject({ code: "data-unusable" });
  });
});

/** Notes what is synced: the new file that is still beside the old one, a file that has its name, or the folder once it has. */
async function noteSyncs(): Promise<string[]> {
  const synced: string[] = [];
  const handle = await open(folder);
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  for (const name of ["sync", "datasync"] as const)
    vi.spyOn(prototype, name).mockImplementation(function (this: FileHandle) {
      const isNew = existsSync(`${path}.new`);
      synced.push(`${isNew ? "new " : ""}${fstatSync(this.fd).isDirectory() ? "folder" : "file"}`);
      return Promise.resolve();
    });
  return synced;
}

describe("the lock", () => {
  test("keeps a second store away until the first is closed", async () => {
    const store = await fileStore(path);
    await expect(fileStore(path)).rejects.toMatchObject({ code: "data-locked" });
    await store.close();
    await (await fileStore(path)).close();
    expect(await readdir(folder)).toEqual(["state.journal"]);
  });

  test.each([
    ["a process that runs no more", { pid: 2 ** 22 + 1 }],
    ["a process whose number came again", { pid: process.pid, start: "1" }],
  ])("of %s is taken over", async (_, holder) => {
    await writeFile(`${path}.lock`, JSON.stringify({ host: hostname(), ...holder }));
    await (await fileStore(path)).close();
    expect(await readdir(folder)).toEqual(["state.journal"]);
  });

  test("of another machine, or one that is being written, is not", async () => {
    for (const text of [JSON.stringify({ pid: 1, host: "another.example" }), ""]) {
      await writeFile(`${path}.lock`, text);
      await expect(fileStore(path)).rejects.toThrow(`remove ${path}.lock`);
      expect(await readFile(`${path}.lock`, "utf8")).toBe(text);
    }
    // Nobody takes so long to write it.
    await utimes(`${path}.lock`, 0, 0);
    await (await fileStore(path)).close();
  });

  test("is had by one of many that come at once, also where one has to be taken over", async () => {
    for (let round = 0; round < 10; round += 1) {
      await writeFile(`${path}.lock`, JSON.stringify({ pid: 2 ** 22 + 1, host: hostname() }));
      const results = await Promise.allSettled(Array.from({ length: 8 }, () => fileStore(path)));
      const stores = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
      expect(stores).toHaveLength(1);
      for (const store of stores) await store.close();
      await rm(`${path}.lock`, { force: true });
    }
  });
});
