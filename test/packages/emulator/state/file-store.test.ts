import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, fstatSync } from "node:fs";
import { chmod, type FileHandle, link, lstat, mkdir, open, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { constants } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import fc from "fast-check";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { fileStore } from "../../../../packages/emulator/src/internal/state/file-store.js";
import { Chain, type Change, DamagedLine, headLine, readLines } from "../../../../packages/emulator/src/internal/state/log-lines.js";
import { memoryStore } from "../../../../packages/emulator/src/internal/state/memory-store.js";
import type { Snapshot, Store } from "../../../../packages/emulator/src/internal/types.js";
import { act, actions } from "./store-model.js";
import { emptyFolder } from "../../../harness/folders.js";

let folder: string;
let path: string;

beforeEach(() => {
  folder = emptyFolder();
  path = join(folder, "state");
});

const textOf = (store: Store): string => JSON.stringify(store.snapshot());

async function stateOf(file: string): Promise<string> {
  const store = await fileStore(file);
  const text = textOf(store);
  await store.close();
  return text;
}

async function put(store: Store, key: string, value: unknown): Promise<void> {
  store.put("settings", key, { value });
  await store.flush();
}

test("behaves like the memory store, also after each reopening", async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(actions, async (list) => {
      const file = `${path}.${(run += 1)}`;
      let store = await fileStore(file);
      const model = memoryStore();
      let remembered: Snapshot = {};
      for (const action of list) {
        expect(act(store, action, remembered)).toBe(act(model, action, remembered));
        await store.flush();
        if (action.kind === "remember") remembered = model.snapshot();
        if (action.kind !== "reopen") continue;
        await store.close();
        store = await fileStore(file);
        expect(textOf(store)).toBe(textOf(model));
      }
      await store.close();
      expect(await stateOf(file)).toBe(textOf(model));
    }),
    { numRuns: 25 },
  );
});

describe("reading", () => {
  /** A file with three operations of two changes each, and the state after each of them. */
  async function written(end: "closed" | "killed" = "closed"): Promise<{ content: Buffer; states: string[] }> {
    const store = await fileStore(path);
    await put(store, "first", "ä".repeat(9));
    const states = [textOf(store)];
    for (let value = 1; value <= 3; value += 1) {
      store.put("counters", "left", { value });
      await put(store, "right", value);
      states.push(textOf(store));
    }
    await (end === "closed" ? store.close() : store.discard());
    return { content: await readFile(path), states };
  }

  function readingOf(content: Buffer): string {
    const memory = memoryStore();
    readLines(content, ([table, key, record]) => {
      if (record !== undefined) memory.put(table, key, record);
    });
    return textOf(memory);
  }

  test("recovers whole operations from a file of any length that a kill left, unless a part of its snapshot is missing", async () => {
    const { content, states } = await written("killed");
    const [snapshot = "", ...appended] = content.toString().split(/(?<=\n)(?=[^\n]+\[\["counters)/);
    expect(appended).toHaveLength(3);
    const found = new Set<string>();
    for (let length = content.length; length > 0; length -= 1) {
      const read = (): string => readingOf(content.subarray(0, length));
      if (length >= Buffer.byteLength(snapshot)) found.add(read());
      else expect(read).toThrow(DamagedLine);
    }
    expect([...found].reverse()).toEqual(states);
  });

  test("refuses any beginning of a closed file, and more bytes after its end", async () => {
    const { content, states } = await written();
    expect(readingOf(content)).toBe(states.at(-1));
    for (let length = content.length - 1; length > 0; length -= 1)
      expect(() => readingOf(content.subarray(0, length))).toThrow(DamagedLine);
    for (const more of ["\n", "0", "\0"]) expect(() => readingOf(Buffer.concat([content, Buffer.from(more)]))).toThrow(DamagedLine);
  });

  test("refuses a file that a kill left with lines missing before its last, repeated or in another order", async () => {
    const { content } = await written("killed");
    const lines = content.toString().split(/(?<=\n)/);
    expect(lines).toHaveLength(5);
    for (const [at, line] of lines.entries()) {
      const damaged = [lines.toSpliced(at, 0, line)];
      if (at + 1 < lines.length) damaged.push(lines.toSpliced(at, 1), lines.toSpliced(at, 2, lines[at + 1] ?? "", line));
      for (const each of damaged) expect(() => readingOf(Buffer.from(each.join("")))).toThrow(DamagedLine);
    }
  });

  test("goes on after the end of a closed file, of which no part can be missing after the next close", async () => {
    const { content } = await written();
    const { ino } = await stat(path);
    await (await fileStore(path)).close();
    expect(await readFile(path)).toEqual(content);
    const store = await fileStore(path);
    await put(store, "more", 1);
    const [more, killed] = [textOf(store), await readFile(path)];
    expect(readingOf(killed)).toBe(more);
    await store.close();
    const closed = await readFile(path);
    expect([readingOf(closed), closed.length, (await stat(path)).ino]).toEqual([more, killed.length, ino]);
    for (let length = closed.length - 1; length > 0; length -= 1) expect(() => readingOf(closed.subarray(0, length))).toThrow(DamagedLine);
  });

  test("marks the end of a file that a kill left once it is closed, without its cut line", async () => {
    const { content, states } = await written("killed");
    await writeFile(path, content.subarray(0, -4));
    expect(await stateOf(path)).toBe(states.at(-2));
    const closed = await readFile(path);
    expect(() => readingOf(closed.subarray(0, -1))).toThrow(DamagedLine);
    expect(readingOf(closed)).toBe(states.at(-2));
  });

  test("reads the former version, whose lines have checksums of their own, and replaces it at the first write", async () => {
    const lineOf = (json: string): string => `${crc32(json).toString(16).padStart(8, "0")} ${Buffer.byteLength(json)} ${json}\n`;
    const head = lineOf('{"format":"hosting-platform-emulator","version":3,"records":1}');
    const former = head + lineOf('[["settings","a",{"value":"ä"}]]') + lineOf('[["settings","b",{"value":2}]]');
    await writeFile(path, former);
    expect(await stateOf(path)).toBe('{"settings":{"a":{"value":"ä"},"b":{"value":2}}}');
    expect(await readFile(path, "utf8")).toBe(former);
    const store = await fileStore(path);
    await put(store, "c", 3);
    await store.close();
    expect(await stateOf(path)).toBe('{"settings":{"a":{"value":"ä"},"b":{"value":2},"c":{"value":3}}}');
    expect(await readFile(path, "utf8")).toContain('"version":4');
  });

  test("refuses a file with any byte changed", async () => {
    const { content } = await written();
    const changes = fc.tuple(fc.nat(content.length - 1), fc.integer({ min: 1, max: 255 }));
    fc.assert(
      fc.property(changes, ([at, bits]) => {
        const damaged = Buffer.from(content);
        damaged[at] = (damaged[at] as number) ^ bits;
        expect(() => readingOf(damaged)).toThrow(DamagedLine);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [1, "{}"],
    [1, '{"format":"hosting-platform-emulator","version":4}\n'],
    [1, headLine(1).replace('"version":4', '"version":5')],
    [3, [["nothing", "a", {}]]],
    [3, "[[\n[]\n"],
    [3, { a: 1 }],
  ])("refuses a file with an invalid line %i: %j", async (line, given) => {
    const chain = new Chain();
    const first = headLine(1) + chain.next([["settings", "a", { value: 1 }]]);
    const text = typeof given === "string" ? given : chain.next(given as Change[]);
    const damaged = line === 1 ? text : first + text;
    await writeFile(path, damaged);
    const message = expect.stringContaining(`${path}:${line}: `) as string;
    await expect(fileStore(path)).rejects.toMatchObject({ code: "data-unusable", message });
    expect(await readFile(path, "utf8")).toBe(damaged);
    expect(await readdir(folder)).toEqual(["state"]);
  });

  test("treats an empty file as a new one, and refuses a missing folder", async () => {
    await expect(fileStore(join(folder, "missing", "state"))).rejects.toMatchObject({ code: "data-unusable" });
    await writeFile(path, "");
    const store = await fileStore(path);
    expect(store.isNew).toBe(true);
    await store.close();
    expect(await stateOf(path)).toBe("{}");
  });

  test.each<[kind: string, make: () => unknown]>([
    ["a folder", () => mkdir(path)],
    ["a FIFO", () => execFileSync("mkfifo", [path])],
    ["a socket", () => listenAt(path)],
    ["a folder", async () => symlink(emptyFolder(), path)],
    ["a symbolic link to a missing file", () => symlink("missing", path)],
  ])("refuses %s before it writes anything", async (kind, make) => {
    await make();
    const before = [(await lstat(path)).ino, await readdir(folder)];
    const message = expect.stringMatching(`^Cannot use .*: it is ${kind}\\. Use a regular file`) as string;
    await expect(fileStore(path)).rejects.toMatchObject({ code: "data-unusable", message });
    expect([(await lstat(path)).ino, await readdir(folder)]).toEqual(before);
  });
});

describe("writing", () => {
  test.each([".new", ".lock", `.lock.${process.pid}`])("never writes through a link at %s", async (ending) => {
    const victim = join(folder, "victim");
    await writeFile(victim, "precious");
    await symlink(victim, `${path}${ending}`);
    const opened = fileStore(path).then(async (store) => {
      await put(store, "a", 1);
      await store.discard();
    });
    if (ending === ".new" || ending === ".lock") await expect(opened).rejects.toThrow(/move it away/i);
    else await opened;
    expect(await readFile(victim, "utf8")).toBe("precious");
  });

  test("creates no file before the first flush or in a discarded store", async () => {
    const store = await fileStore(path);
    store.put("counters", "a", { value: 1 });
    expect([store.isNew, await readdir(folder)]).toEqual([true, ["state.lock"]]);
    await store.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  test("syncs a new file before the rename, then the folder, then each change", async () => {
    const synced = await noteSyncs();
    const store = await fileStore(path);
    await put(store, "a", 1);
    expect(synced).toEqual(["new file", "folder"]);
    await put(store, "a", 2);
    expect(synced).toEqual(["new file", "folder", "file"]);
    await store.close();
  });

  test("combines concurrent operations, each durable after its flush", async () => {
    const store = await fileStore(path);
    await store.flush();
    const writes = Array.from({ length: 100 }, async (_, value) => {
      await put(store, `s${value}`, value);
      expect(await readFile(path, "utf8")).toContain(`"s${value}"`);
    });
    await Promise.all(writes);
    expect((await readFile(path, "utf8")).trimEnd().split("\n")).toHaveLength(2);
    await store.close();
  });

  test("replaces many changes with a snapshot", async () => {
    const store = await fileStore(path);
    for (let value = 0; value < 40; value += 1) await put(store, "a", `${value}${"x".repeat(200_000)}`);
    const state = textOf(store);
    await store.close();
    expect((await stat(path)).size).toBeLessThan(2_000_000);
    expect(await stateOf(path)).toBe(state);
    expect(await readdir(folder)).toEqual(["state"]);
  });

  test("appends to a file that is due to be replaced if the disk has no space for another one", async () => {
    const store = await fileStore(path);
    await store.flush();
    const { ino } = await stat(path);
    const prototype = await handlePrototype();
    vi.spyOn(prototype, "sync").mockRejectedValue(fullDisk());
    for (let value = 0; value < 9; value += 1) await put(store, "a", `${value}${"x".repeat(300_000)}`);
    const state = textOf(store);
    await store.discard();
    expect([(await stat(path)).ino, await stateOf(path)]).toEqual([ino, state]);
    expect(await readdir(folder)).toEqual(["state"]);
  });

  test("writes nothing at a start, and little for a change, so that a start needs no space of the size of the state", async () => {
    const first = await fileStore(path);
    await put(first, "large", "x".repeat(300_000));
    await first.close();
    const write = vi.spyOn(await handlePrototype(), "write");
    const store = await fileStore(path);
    await store.flush();
    expect(write).not.toHaveBeenCalled();
    await put(store, "a", 1);
    await store.close();
    const sizes = write.mock.calls.map(([bytes]) => Buffer.byteLength(bytes));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1000);
  });

  test("leaves another hard link to the file as it is, and lets only the owner read it", async () => {
    const backup = join(folder, "backup");
    for (const isLinked of [true, false]) {
      const store = await fileStore(path);
      await put(store, "a", 1);
      await store.close();
      if (isLinked) await link(path, backup);
      else await rm(backup);
      await chmod(path, 0o644);
      const content = await readFile(path);
      const other = await fileStore(path);
      await put(other, "b", 2);
      await other.close();
      expect((await stat(path)).mode & 0o077).toBe(0);
      if (isLinked) expect(await readFile(backup)).toEqual(content);
    }
  });

  test("says that the file is unchanged if the first write fails", async () => {
    vi.spyOn(await handlePrototype(), "sync").mockRejectedValueOnce(fullDisk());
    const store = await fileStore(path);
    const failed = expect.objectContaining({ message: expect.stringMatching(/ENOSPC.*The file is unchanged/) as string }) as Error;
    await expect(store.flush()).rejects.toEqual(failed);
    await store.discard();
  });

  test("appends to a snapshot that is larger than the changes", async () => {
    const store = await fileStore(path);
    await put(store, "large", "x".repeat(3_000_000));
    const { ino } = await stat(path);
    for (let value = 0; value < 4; value += 1) await put(store, "a", `${value}${"x".repeat(600_000)}`);
    expect((await stat(path)).ino).toBe(ino);
    await store.close();
  });

  test("lets only the owner read the file, and follows a link", async () => {
    const symbolic = join(folder, "link");
    await (await fileStore(path)).close();
    await symlink(path, symbolic);
    const store = await fileStore(symbolic);
    await expect(fileStore(path)).rejects.toMatchObject({ code: "data-locked" });
    await put(store, "a", 19);
    await store.close();
    expect(await stateOf(path)).toBe('{"settings":{"a":{"value":19}}}');
    expect((await stat(path)).mode & 0o077).toBe(0);
  });

  test.each<[name: "write" | "datasync" | "sync", doing: string]>([
    ["write", "an append"],
    ["datasync", "an append"],
    ["write", "a rewrite"],
    ["sync", "a rewrite"],
  ])("undoes the changes if %s fails in %s, and recovers with the next flush", async (name, doing) => {
    const store = await fileStore(path);
    await put(store, "a", 1);
    const [before, content] = [textOf(store), await readFile(path, "utf8")];
    // One step fails; the others write a partial line first, as a full disk does.
    const prototype = await handlePrototype();
    const write: (this: FileHandle, data: Buffer, from: number, length: number, position: number) => Promise<unknown> = Reflect.get(
      prototype,
      "write",
    );
    vi.spyOn(prototype, name).mockImplementation(async function (this: FileHandle, ...given: unknown[]) {
      if (name === "write") await write.call(this, given[0] as Buffer, 0, 9, given[3] as number);
      throw fullDisk();
    });
    const change = (): Promise<void> => {
      if (doing === "a rewrite") store.restore({ settings: { b: { value: 1 } } });
      else store.delete("settings", "a");
      return put(store, "b", 1);
    };
    const failure = { code: "data-unusable", reason: "no space left on device (ENOSPC)" };
    await expect(change()).rejects.toMatchObject(failure);
    expect([textOf(store), await readFile(path, "utf8"), await readdir(folder)]).toEqual([before, content, ["state", "state.lock"]]);
    await store.flush();
    // A write after a failed datasync() is a rewrite.
    if (name !== "datasync") await expect(change()).rejects.toMatchObject(failure);
    vi.restoreAllMocks();
    await put(store, "c", 1);
    await store.close();
    expect(await stateOf(path)).toBe('{"settings":{"a":{"value":1},"c":{"value":1}}}');
  });

  test("undoes and reports changes that were made while a write failed", async () => {
    const store = await fileStore(path);
    await put(store, "a", 1);
    const before = textOf(store);
    vi.spyOn(await handlePrototype(), "datasync").mockRejectedValueOnce(fullDisk());
    const first = put(store, "a", 2);
    await new Promise((resolve) => setImmediate(resolve));
    const second = put(store, "a", 3);
    expect((await Promise.allSettled([first, second])).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(textOf(store)).toBe(before);
    await put(store, "a", 4);
    await store.close();
    expect(await stateOf(path)).toBe('{"settings":{"a":{"value":4}}}');
  });

  test("appends after a failed append, since a rewrite needs more space", async () => {
    const store = await fileStore(path);
    await put(store, "a", 1);
    const { ino } = await stat(path);
    vi.spyOn(await handlePrototype(), "write").mockRejectedValueOnce(fullDisk());
    await expect(put(store, "b", 1)).rejects.toThrow("ENOSPC");
    await put(store, "c", 1);
    expect((await stat(path)).ino).toBe(ino);
    await store.close();
  });

  test.each([true, false])("says that the file was removed, and makes it anew unless another one has its place: %j", async (isFree) => {
    const store = await fileStore(path);
    await put(store, "a", 1);
    await rm(path);
    if (!isFree) await writeFile(path, "another");
    await expect(put(store, "b", 2)).rejects.toThrow(isFree ? "removed" : "another file");
    const written = put(store, "c", 3);
    await (isFree ? written : expect(written).rejects.toThrow("another file"));
    await store.close();
    if (isFree) expect(await stateOf(path)).toBe('{"settings":{"a":{"value":1},"c":{"value":3}}}');
    else expect(await readFile(path, "utf8")).toBe("another");
  });

  test("close() rejects if changes cannot be written, and releases the lock", async () => {
    const store = await fileStore(path);
    await put(store, "a", 1);
    store.put("settings", "b", { value: 1 });
    vi.spyOn(await handlePrototype(), "write").mockRejectedValue(fullDisk());
    await expect(store.close()).rejects.toThrow("since the last successful write");
    vi.restoreAllMocks();
    expect(await stateOf(path)).toBe('{"settings":{"a":{"value":1}}}');
  });

  test("refuses writes after the store was closed", async () => {
    const store = await fileStore(path);
    await Promise.all([store.close(), store.close()]);
    await expect(put(store, "a", 1)).rejects.toThrow("is closed");
    expect(await stateOf(path)).toBe("{}");
  });
});

async function listenAt(socket: string): Promise<void> {
  const server = createServer().listen(socket);
  onTestFinished(() => void server.close());
  await once(server, "listening");
}

function fullDisk(): Error {
  return Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", errno: -constants.errno.ENOSPC });
}

async function handlePrototype(): Promise<FileHandle> {
  const handle = await open(folder);
  await handle.close();
  return Object.getPrototypeOf(handle) as FileHandle;
}

/** Notes what is synced: the new file that is still beside the old one, a file that has its name, or the folder once it has. */
async function noteSyncs(): Promise<string[]> {
  const synced: string[] = [];
  const prototype = await handlePrototype();
  for (const name of ["sync", "datasync"] as const)
    vi.spyOn(prototype, name).mockImplementation(function (this: FileHandle) {
      const isNew = existsSync(`${path}.new`);
      synced.push(`${isNew ? "new " : ""}${fstatSync(this.fd).isDirectory() ? "folder" : "file"}`);
      return Promise.resolve();
    });
  return synced;
}
