import { writeOutput } from "../../harness/write-output.js";
import { linkSync, renameSync, writeFileSync } from "node:fs";
import { lstat, mkdir, readFile, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { OutputError } from "../../../scripts/core/files/output-error.js";
import { type Changes, compareOutputs, countChanges, type Disk, listChanges } from "../../../scripts/core/files/output.js";
import { type OutputFile, writeOutputs } from "../../../scripts/core/files/output.js";
import { rejection } from "../../harness/rejection.js";
import { contentOf, emptyFolder, filesBelow, stateOf, writeFiles } from "../../harness/folders.js";

let folder: string;
beforeEach(() => void (folder = emptyFolder()));
const file = (path: string, text = `${path}\n`): OutputFile => ({ path, text });
const write = (path: string, text: string | Uint8Array = `${path}\n`): Promise<void> => writeFiles(folder, { [path]: text });

async function compareOutput(...[folder, files, ignored]: Parameters<typeof writeOutput>): Promise<Changes | undefined> {
  const [changes] = await compareOutputs([{ folder, files, ...(ignored !== undefined && { ignored }) }]);
  return changes;
}

interface Row {
  given: Record<string, string>;
  files: OutputFile[];
  ignored?: string[];
  want: { added?: string[]; changed?: string[]; removed?: string[] };
}
test.each<[string, Row]>([
  ["an empty folder and no files", { given: {}, files: [], want: {} }],
  ["new files, sorted by code unit", { given: {}, files: [file("b"), file("a/c"), file("B")], want: { added: ["B", "a/c", "b"] } }],
  ["an unchanged file", { given: { a: "a\n" }, files: [file("a")], want: {} }],
  ["a changed file", { given: { a: "b\n" }, files: [file("a")], want: { changed: ["a"] } }],
  ["an empty file", { given: { a: "" }, files: [file("a")], want: { changed: ["a"] } }],
  ["stray files", { given: { "x/y": "", "a.ts.bak": "" }, files: [], want: { removed: ["a.ts.bak", "x/y"] } }],
  ["a file of a killed run", { given: { "a.99999999-0123abcd.tmp": "" }, files: [], want: { removed: ["a.99999999-0123abcd.tmp"] } }],
  ["a file of a running process", { given: { [`a.${process.ppid}-0123abcd.tmp`]: "" }, files: [], want: {} }],
  [
    "a file of this process",
    { given: { [`a.${process.pid}-0123abcd.tmp`]: "" }, files: [], want: { removed: [`a.${process.pid}-0123abcd.tmp`] } },
  ],
  ["ignored paths", { given: { "docs/a": "", docs2: "" }, files: [], ignored: ["docs"], want: { removed: ["docs2"] } }],
])("handles %s", async (_, { given, files, ignored = [], want }) => {
  for (const [path, text] of Object.entries(given)) await write(path, text);
  const wanted = { added: [], changed: [], removed: [], ...want };
  const before = await stateOf(folder);
  expect(await compareOutput(folder, files, ignored)).toEqual(wanted);
  expect(await stateOf(folder)).toEqual(before);
  expect(await writeOutput(folder, files, ignored)).toEqual(wanted);
  expect(await compareOutput(folder, files, ignored)).toEqual({ added: [], changed: [], removed: [] });
  for (const { path, text } of files) expect(await readFile(join(folder, path), "utf8")).toBe(text);
});

test("keeps the modification time of an unchanged file", async () => {
  await writeOutput(folder, [file("a"), file("b")]);
  const { mtimeMs } = await stat(join(folder, "a"));
  await write("b", "other");
  await writeOutput(folder, [file("a"), file("b")]);
  expect((await stat(join(folder, "a"))).mtimeMs).toBe(mtimeMs);
});

test("compares bytes, not decoded text", async () => {
  await write("a", new Uint8Array([0xff]));
  expect((await compareOutput(folder, [file("a", "\uFFFD")]))?.changed).toEqual(["a"]);
});

test("accepts the line breaks of a checkout on Windows, but no others", async () => {
  await write("a", "1\r\n2\r\n");
  expect(await compareOutput(folder, [file("a", "1\n2\n")])).toEqual(await compareOutput(folder, [file("a", "1\r\n2\r\n")]));
  expect((await compareOutput(folder, [file("a", "1\n\n2\n")]))?.changed).toEqual(["a"]);
});

test("removes a stray link, but not its target", async () => {
  await write("kept/a");
  await mkdir(join(folder, "out"));
  await symlink(join(folder, "kept"), join(folder, "out/link"));
  expect(await writeOutput(join(folder, "out"), [])).toMatchObject({ removed: ["link"] });
  expect(await filesBelow(folder)).toEqual(["kept/a"]);
});

test.each(["../a", "a/../../b", "/a", "a//b", "", ".", "a\\..\\b"])("refuses a path outside the output folder: %j", async (path) => {
  await expect(writeOutput(folder, [file(path)])).rejects.toThrow("is outside the output folder");
  expect(await filesBelow(folder)).toEqual([]);
});

test("refuses two files with the same path", () =>
  expect(writeOutput(folder, [file("a", "1"), file("a", "2")])).rejects.toThrow("a file is generated twice"));

test("writeOutputs changes only its own files and their leftovers in a shared folder", async () => {
  await Promise.all(["other", "README.md.99999999-0123abcd.tmp", "other.99999999-0123abcd.tmp"].map((path) => write(path)));
  const changes = await writeOutputs([{ folder, files: [file("README.md")], shared: true }]);
  expect(changes).toEqual([{ added: ["README.md"], changed: [], removed: ["README.md.99999999-0123abcd.tmp"] }]);
  expect(await filesBelow(folder)).toEqual(["README.md", "other", "other.99999999-0123abcd.tmp"]);
});

const DISK: Disk = { write: writeFileSync, rename: renameSync, link: linkSync };
const full = (): never => {
  throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
};
const failing = (step: keyof Disk, number: number): Disk => {
  let calls = 0;
  return { ...DISK, [step]: (from: string, to: string) => (++calls === number ? full() : DISK[step](from, to)) };
};

test.each<[keyof Disk, number]>([
  ["write", 1],
  ["write", 6],
  ["rename", 3],
  ["rename", 7],
  ["link", 4],
])("writeOutputs restores everything if the disk refuses %s %i", async (step, number) => {
  await Promise.all(["one/a", "one/b", "one/stray", "two/a", "two/b"].map((path) => write(path, "old\n")));
  const before = await contentOf(folder);
  const outputs = ["one", "two"].map((name) => ({ folder: join(folder, name), files: [file("a"), file("b"), file("below/c")] }));
  await expect(writeOutputs(outputs, failing(step, number))).rejects.toThrow("cannot be written: the disk is full (ENOSPC)");
  expect(await contentOf(folder)).toEqual(before);
  await writeOutputs(outputs);
  expect(await filesBelow(folder)).toEqual(["one", "two"].flatMap((name) => ["a", "b", "below/c"].map((path) => `${name}/${path}`)));
});

test("writeOutputs rethrows errors that are not the disk's", async () => {
  const fault = new TypeError("of ours");
  const disk: Disk = { ...DISK, write: vi.fn().mockThrow(fault) };
  await expect(writeOutputs([{ folder, files: [file("a")] }], disk)).rejects.toBe(fault);
});

test("writeOutputs refuses to write through a symbolic link in place of a folder", async () => {
  await write("elsewhere/c", "theirs\n");
  await write("out/a", "old\n");
  await symlink(join(folder, "elsewhere"), join(folder, "out/below"));
  await expect(writeOutput(join(folder, "out"), [file("a"), file("below/c")])).rejects.toThrow(
    /below: cannot be written: a symbolic link is in the place of a folder; .*\n {2}hint: remove the link/,
  );
  expect(await readFile(join(folder, "elsewhere/c"), "utf8")).toBe("theirs\n");
  expect(await readFile(join(folder, "out/a"), "utf8")).toBe("old\n");
  expect(await filesBelow(folder)).toEqual(["elsewhere/c", "out/a", "out/below"]);
});

test("writeOutputs replaces a link in place of a file, and restores it if a later file fails", async () => {
  await write("theirs", "theirs\n");
  await write("out/b", "old\n");
  await symlink(join(folder, "theirs"), join(folder, "out/a"));
  const outputs = [{ folder: join(folder, "out"), files: [file("a", "theirs\n"), file("b")] }];
  await expect(writeOutputs(outputs, failing("rename", 2))).rejects.toThrow("ENOSPC");
  expect((await lstat(join(folder, "out/a"))).isSymbolicLink()).toBe(true);
  await expect(writeOutputs(outputs)).resolves.toMatchObject([{ changed: ["a", "b"] }]);
  expect((await lstat(join(folder, "out/a"))).isFile()).toBe(true);
  expect(await readFile(join(folder, "theirs"), "utf8")).toBe("theirs\n");
});

test("writeOutputs restores the bytes of a file if hard links are not supported", async () => {
  await write("out/a", "old\n");
  await write("out/b", "old\n");
  const linkless = (): never => {
    throw Object.assign(new Error("EPERM: operation not permitted, link"), { code: "EPERM" });
  };
  const outputs = [{ folder: join(folder, "out"), files: [file("a"), file("b"), file("c")] }];
  const before = await contentOf(folder);
  await expect(writeOutputs(outputs, { ...failing("rename", 3), link: linkless })).rejects.toThrow("ENOSPC");
  expect(await contentOf(folder)).toEqual(before);
  await writeOutputs(outputs, { ...DISK, link: linkless });
  expect(await filesBelow(folder)).toEqual(["out/a", "out/b", "out/c"]);
});

test("writeOutputs removes the folder created for a file that cannot be written", async () => {
  const { message } = await rejection(writeOutput(join(folder, "out"), [file(`new/${"n".repeat(300)}`)]), OutputError);
  expect(message).toContain("the name is too long for the file system (ENAMETOOLONG)");
  expect(await filesBelow(folder)).toEqual([]);
  await expect(stat(join(folder, "out"))).rejects.toThrow("ENOENT");
});

test("writeOutputs refuses a place where the system creates no folder", async () => {
  const { message } = await rejection(writeOutput("/proc/none/out", [file("a")]), OutputError);
  expect(message).toContain("cannot be written: ");
});

test("writeOutputs writes a file name of the maximum length", async () => {
  const path = "ä".repeat(126);
  await writeOutput(folder, [file(path)]);
  expect(await filesBelow(folder)).toEqual([path]);
});

test("writeOutputs writes nothing if the final check throws", async () => {
  const refuse = (): never => {
    throw new Error("changed");
  };
  await expect(writeOutputs([{ folder, files: [file("a")] }], DISK, refuse)).rejects.toThrow("changed");
  expect(await filesBelow(folder)).toEqual([]);
});

test.each<[string, string, string]>([
  ["a file in place of the folder", ".", "a file is in the place of a folder (ENOTDIR)"],
  ["a file in place of a folder below", "below", "a file is in the place of a folder (ENOTDIR)"],
  ["a folder in place of a file", "below/c/d", "a folder is in the place of a file (EISDIR)"],
])("writeOutputs explains %s, and writes nothing", async (_, path, reason) => {
  const out = join(folder, "out");
  await write(join("out", path).replace(/\/$/, ""), "in the way");
  const before = await stateOf(folder);
  expect((await rejection(writeOutput(out, [file("a"), file("below/c")]), OutputError)).message).toContain(reason);
  expect(await stateOf(folder)).toEqual(before);
});

test("counts changes, and lists them below their folder", () => {
  const changes = { added: ["c"], changed: ["a"], removed: ["b/x", "d"] };
  expect(countChanges(changes)).toBe(4);
  expect(listChanges("out", changes)).toEqual(["out/a", "out/b/x", "out/c", "out/d"]);
  expect(listChanges(".", changes)).toEqual(["a", "b/x", "c", "d"]);
});
