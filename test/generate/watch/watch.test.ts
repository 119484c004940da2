import { readFile, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { parseOptions } from "../../../scripts/generate/options.js";
import { TextReport } from "../../../scripts/generate/report/text.js";
import { WatchedGenerator } from "../../../scripts/generate/watch/watch.js";
import { contractPlaces, documentPlaces } from "../../../scripts/generate/watch/places.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { document, OPERATION } from "../foreign/harness.js";
import { collector } from "../report/collect.js";
import { folderOf } from "../../harness/folders.js";

let folder: string;
let generator: WatchedGenerator;
let told: ReturnType<typeof collector>;
beforeEach(async () => {
  const operation = { operationId: "listThings", ...OPERATION };
  const root = document({ "/things": { get: operation } }, { schemas: { Size: { $ref: "Size.yaml" } } });
  folder = await folderOf({ "openapi.json": root, "Size.yaml": "type: string\n" });
  told = collector();
  const options = parseOptions(["--spec", join(folder, "openapi.json"), "--out", join(folder, "out"), "--openapi-json", "--watch"], {});
  generator = new WatchedGenerator(options, () => new TextReport(options, { stdout: told, stderr: told }, folder));
  await generator.first("watching");
});

/** Saves a file and runs a round; gives what is told of it. */
async function roundAfter(path: string, text: string): Promise<string> {
  told.text = "";
  await writeFile(join(folder, path), text);
  vi.spyOn(process.stdout, "write").mockImplementation((part) => told.write(String(part)) !== undefined);
  await generator.run({ files: [join(folder, path)], since: performance.now() });
  vi.restoreAllMocks();
  return told.text;
}

test("writes the output first and reports that it is watching", async () => {
  expect(told.text).toMatch(/\nwatching\n$/);
  expect(await readFile(join(folder, "out/schemas.ts"), "utf8")).toContain("Size");
});

test("reports the changes and the result of each round", async () => {
  expect(await roundAfter("Size.yaml", "type: integer\n")).toMatch(
    /^\S*Size\.yaml: \S+, \S+, \S+( and \d+ more)? \(\d+\.\d\d s\)\n {2}schema Size\n$/,
  );
  expect(await readFile(join(folder, "out/types/components.ts"), "utf8")).toContain("Size: number");
  expect(await roundAfter("Size.yaml", "type: integer # as it was\n")).toMatch(/: no generated file changed \(/);
  const warned = await roundAfter("openapi.json", document({ "/things": { get: OPERATION } }));
  expect(warned).toContain("  + operation GET /things, - operation listThings, - schema Size\n");
  expect(warned).toContain("  1 warning; use --verbose to list all\n");
});

test("reports findings, writes nothing and continues", async () => {
  const before = await readFile(join(folder, "out/openapi.json"), "utf8");
  expect(await roundAfter("Size.yaml", "- blob\n")).toMatch(/Size\.yaml:1:1 wrong-type .*nothing was written\n/s);
  expect(generator.isBroken).toBe(true);
  expect(await roundAfter("openapi.json", "openapi: 2")).toContain("openapi.json:1:10 mistyped-version ");
  expect(generator.isBroken).toBe(true);
  expect(await readFile(join(folder, "out/openapi.json"), "utf8")).toBe(before);
  await roundAfter("openapi.json", document({}));
  expect(generator.isBroken).toBe(false);
});

test("warms up without writing and stops for a pending change", async () => {
  await writeFile(join(folder, "Size.yaml"), "type: integer\n");
  const before = await readFile(join(folder, "out/openapi.json"), "utf8");
  let asked = 0;
  await generator.warm(() => ++asked < 8);
  expect(asked).toBe(8);
  expect(await readFile(join(folder, "out/openapi.json"), "utf8")).toBe(before);
});

const below = (path: string): string => join(REPOSITORY, path);

test("a changed file starts a round for the contract and a restart for the code", () => {
  const { isWatched, causeOf } = contractPlaces();
  const causes = (isBroken: boolean, ...paths: string[]) => paths.map((path) => isWatched(below(path)) && causeOf(below(path), isBroken));
  expect(causes(false, "spec/openapi.yaml", "redocly.yaml", ".redocly.lint-ignore.yaml", "packages/client/src/index.ts")).toEqual(
    Array<string>(4).fill("content"),
  );
  expect(causes(false, "scripts/emit/index.ts", "package-lock.json")).toEqual(["code", "code"]);
  expect(
    causes(false, "spec/.openapi.yaml.swp", "generated/openapi.json", "packages/client/dist/index.js", "scripts/docs/watch.ts"),
  ).toEqual(Array<boolean>(4).fill(false));
  expect(["", "spec", "packages", "packages/client", "scripts/core"].filter((path) => !isWatched(below(path)))).toEqual([]);
  expect(isWatched(below("node_modules"))).toBe(false);
});

test("a changed file starts a round for a document if it is read or was missing", () => {
  const options = { spec: join(folder, "openapi.json"), out: join(folder, "out"), allowRefs: ["https://x.example", join(folder, "more")] };
  const { places, isWatched, causeOf } = documentPlaces({ ...options, config: join(folder, ".redocly.yaml") });
  const causeIn = (path: string, isBroken = false) => causeOf(resolve(folder, path), isBroken);
  expect(places).toEqual([folder, join(folder, "more"), join(folder, ".redocly.yaml"), below("scripts")]);
  expect(causeIn(".redocly.yaml")).toBe("content");
  expect(causeIn("other.yaml")).toBeUndefined();
  expect(causeIn("other.yaml", true)).toBe("content");
  expect(causeIn("other.ts", true)).toBeUndefined();
  expect(causeIn(below("scripts/emit/index.ts"))).toBe("code");
  const watched = ["out", "node_modules", ".git", "schemas", ".redocly.yaml"].map((name) => isWatched(join(folder, name)));
  expect(watched).toEqual([false, false, false, true, true]);
});

test("a URL is asked for changes, with its headers; a server that does not respond has none", async () => {
  let text = "a";
  const server = createServer(({ headers }, response) => response.writeHead(headers["x-key"] === "k" ? 200 : 401).end(text)).listen(0);
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.json`;
  const { places, poll, causeOf } = documentPlaces({ spec: url, out: join(folder, "out"), allowRefs: [], headers: { "x-key": "k" } });
  expect([places, causeOf(url, false)]).toEqual([[below("scripts")], "content"]);
  expect([await poll?.(), await poll?.()]).toEqual([[url], []]);
  text = "b";
  expect([await poll?.(), await poll?.()]).toEqual([[url], []]);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  expect(await poll?.()).toEqual([]);
});
