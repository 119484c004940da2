import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Api } from "../../packages/cli/src/internal/api.js";
import { documentApi } from "../../scripts/cli/document-api.js";
import { cacheFolder, Kept } from "../../scripts/cli/kept.js";
import { emptyFolder } from "../harness/folders.js";

const DOCUMENT = `{ "openapi": "3.1.0", "info": { "title": "Pets", "version": "1" }, "paths": {
  "/pets": { "get": { "operationId": "listPets", "responses": { "200": { "description": "Pets.", "content": { "application/json": { "schema": { "$ref": "pet.json" } } } } } } }
} }`;

function documentIn(folder: string): string {
  writeFileSync(join(folder, "openapi.json"), DOCUMENT);
  writeFileSync(join(folder, "pet.json"), `{ "type": "object", "properties": { "name": { "type": "string" } } }`);
  return join(folder, "openapi.json");
}

const open = (entry: string, folder: string): Promise<Api> =>
  documentApi(entry, {}, () => expect.unreachable(), { folder: join(folder, "kept"), version: "1" });

/** Names the parts that another run would find. */
async function found(entry: string, folder: string, version = "1"): Promise<string[]> {
  const kept = await Kept.of({ folder: join(folder, "kept"), version }, entry);
  return ["document", "records", "index", "checked"].filter((name) => kept.read(name) !== undefined);
}

const keptFolder = (folder: string): string => join(folder, "kept", readdirSync(join(folder, "kept"))[0] ?? "");

test("keeps what a run made, for the next one alone", async () => {
  const folder = emptyFolder();
  const entry = documentIn(folder);
  const first = await open(entry, folder);
  expect(await found(entry, folder)).toEqual(["document"]);
  const made = [first.data.records, first.data.index, first.document];
  expect(await found(entry, folder)).toEqual(["document", "records", "index", "checked"]);
  expect(await found(entry, folder, "2")).toEqual([]);
  const second = await open(entry, folder);
  expect([second.data.records, second.data.index, second.document]).toEqual(JSON.parse(JSON.stringify(made)));
  if (process.platform !== "win32") expect(statSync(keptFolder(folder)).mode & 0o777).toBe(0o700);
});

test("reads nothing from a folder that somebody else may write", async () => {
  const folder = emptyFolder();
  const entry = documentIn(folder);
  await open(entry, folder);
  chmodSync(join(folder, "kept"), 0o770);
  expect(await found(entry, folder)).toEqual([]);
  chmodSync(join(folder, "kept"), 0o700);
  expect(await found(entry, folder)).toEqual(["document"]);
  vi.spyOn(process, "geteuid").mockReturnValue(12_345);
  expect(await found(entry, folder)).toEqual([]);
});

test.each<[change: string, apply: (folder: string) => void]>([
  ["another file of it", (folder) => writeFileSync(join(folder, "pet.json"), `{ "type": "object", "properties": { "tag": {} } }`)],
  ["a missing file", (folder) => writeFileSync(join(keptFolder(folder), "files"), "")],
  [
    "a damaged file",
    (folder) => {
      const file = join(keptFolder(folder), "document");
      writeFileSync(file, readFileSync(file, "utf8").replace("Pets", "Cats"));
    },
  ],
])("makes a document anew after %s", async (_, apply) => {
  const folder = emptyFolder();
  const entry = documentIn(folder);
  await open(entry, folder);
  apply(folder);
  expect(await found(entry, folder)).toEqual([]);
  expect((await open(entry, folder)).data.title).toBe("Pets");
  expect(await found(entry, folder)).toEqual(["document"]);
});

test("opens a document as before if nothing can be written, or a file is missing", async () => {
  const folder = emptyFolder();
  const entry = documentIn(folder);
  writeFileSync(join(folder, "kept"), "");
  expect((await open(entry, folder)).data.records.map(({ id }) => id)).toContain("listPets");
  const other = emptyFolder();
  writeFileSync(join(other, "openapi.json"), DOCUMENT);
  await documentApi(join(other, "openapi.json"), {}, () => undefined, { folder: join(other, "kept"), version: "1" });
  expect(existsSync(join(other, "kept"))).toBe(false);
});

test("removes what was not used for a month", async () => {
  const folder = emptyFolder();
  for (const [name, days] of [
    ["old", 31],
    ["recent", 29],
  ] as const) {
    mkdirSync(join(folder, "kept", name), { recursive: true });
    const time = new Date(Date.now() - days * 86_400_000);
    utimesSync(join(folder, "kept", name), time, time);
  }
  await open(documentIn(folder), folder);
  expect(readdirSync(join(folder, "kept")).filter((name) => name.length < 10)).toEqual(["recent"]);
});

test.each([
  ["linux", { XDG_CACHE_HOME: "/caches" }, /^\/caches$/],
  ["linux", { XDG_CACHE_HOME: "caches" }, /\.cache$/],
  ["win32", { LOCALAPPDATA: "C:\\Local" }, /^C:\\Local$/],
  ["darwin", {}, /Library.Caches$/],
] as const)("keeps it on %s with %j in the system's folder", (platform, env, folder) => {
  expect(cacheFolder({ platform, env })).toMatch(folder);
});
