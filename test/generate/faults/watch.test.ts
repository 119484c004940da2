import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseOptions } from "../../../scripts/generate/options.js";
import { TextReport } from "../../../scripts/generate/report-text.js";
import { WatchedGenerator } from "../../../scripts/generate/watch.js";
import { contractPlaces, documentPlaces, type WatchPlaces } from "../../../scripts/generate/watch-places.js";
import { REPOSITORY } from "../../../scripts/lib/repository.js";
import { type Round, Rounds } from "../../../scripts/lib/rounds.js";
import { removeFolder } from "../../scripts/support/repositories.js";
import { document, folderOf, OPERATION } from "../document/support.js";
import { collector } from "../terminal/collect.js";

let folder: string;
let generator: WatchedGenerator;
let told: ReturnType<typeof collector>;
beforeEach(async () => {
  const operation = { operationId: "listThings", ...OPERATION };
  folder = await folderOf({
    "openapi.json": document({ "/things": { get: operation } }, { schemas: { Size: { $ref: "Size.yaml" } } }),
    "Size.yaml": "type: string\n",
  });
  told = collector();
  const options = parseOptions(["--spec", join(folder, "openapi.json"), "--out", join(folder, "out"), "--watch"], {});
  generator = new WatchedGenerator(options, () => new TextReport(options, { stdout: told, stderr: told }, folder));
  await generator.first("watching");
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await generator.close();
  await removeFolder(folder);
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

test("writes the output first, and says that it watches", async () => {
  expect(told.text).toMatch(/\nwatching\n$/);
  expect(await readFile(join(folder, "out/schemas.ts"), "utf8")).toContain("Size");
});

test("tells in each round what changed, and what came of it", async () => {
  expect(await roundAfter("Size.yaml", "type: integer\n")).toMatch(
    /^\S*Size\.yaml: \S+, \S+, \S+( and \d+ more)? \(\d+\.\d\d s\)\n {2}schema Size\n$/,
  );
  expect(await readFile(join(folder, "out/types/components.ts"), "utf8")).toContain("Size: number");
  expect(await roundAfter("Size.yaml", "type: integer # as it was\n")).toMatch(/: no generated file changed \(/);
  const warned = await roundAfter("openapi.json", document({ "/things": { get: OPERATION } }));
  expect(warned).toContain("  + operation GET /things, - operation listThings, - schema Size\n");
  expect(warned).toContain("  1 warning; with --verbose, all of them\n");
});

test("tells findings, writes nothing, and goes on", async () => {
  const before = await readFile(join(folder, "out/openapi.json"), "utf8");
  expect(await roundAfter("Size.yaml", "type: text\n")).toMatch(/Size\.yaml:1:7 struct .*nothing was written\n/s);
  expect(generator.isBroken).toBe(true);
  expect(await roundAfter("openapi.json", "openapi: 2")).toContain("openapi.json:1:10 unreadable ");
  expect(generator.isBroken).toBe(true);
  expect(await readFile(join(folder, "out/openapi.json"), "utf8")).toBe(before);
  await roundAfter("openapi.json", document({}));
  expect(generator.isBroken).toBe(false);
});

test("warms up without writing, and stops for a change that waits", async () => {
  await writeFile(join(folder, "Size.yaml"), "type: integer\n");
  const before = await readFile(join(folder, "out/openapi.json"), "utf8");
  let asked = 0;
  await generator.warm(() => ++asked < 8);
  expect(asked).toBe(8);
  expect(await readFile(join(folder, "out/openapi.json"), "utf8")).toBe(before);
});

describe("what a changed file calls for", () => {
  const causeIn = (places: WatchPlaces, path: string, isBroken = false) => places.causeOf(resolve(folder, path), isBroken);

  test("is a round for the contract, and a new process for the code", () => {
    const places = contractPlaces();
    const below = (path: string): string => join(REPOSITORY, path);
    expect(places.places).toEqual(expect.arrayContaining(["spec", "README.md", "packages/client/src", "scripts"].map(below)));
    expect(["spec/openapi.yaml", "packages/client/src/index.ts"].map((path) => causeIn(places, below(path)))).toEqual([
      "content",
      "content",
    ]);
    expect(["scripts/emit.ts", "package-lock.json"].map((path) => causeIn(places, below(path)))).toEqual(["code", "code"]);
    expect(causeIn(places, below("spec/.openapi.yaml.swp"))).toBeUndefined();
    expect(["scripts/docs", "scripts/lib"].map((path) => places.except(below(path)))).toEqual([true, false]);
  });

  test("is a round for a document where it is read, or where a file was missing", () => {
    const options = {
      spec: join(folder, "openapi.json"),
      out: join(folder, "out"),
      allowRefs: ["https://x.example/", join(folder, "more")],
    };
    const places = documentPlaces({ ...options, config: join(folder, "redocly.yaml") });
    expect(places.places.slice(0, 3)).toEqual([folder, join(folder, "more"), join(folder, "redocly.yaml")]);
    expect(causeIn(places, "redocly.yaml")).toBe("content");
    expect(causeIn(places, "other.yaml")).toBeUndefined();
    expect(causeIn(places, "other.yaml", true)).toBe("content");
    expect(causeIn(places, "other.ts", true)).toBeUndefined();
    expect(causeIn(places, join(REPOSITORY, "scripts/emit.ts"))).toBe("code");
    const left = ["out", "node_modules", ".git", "schemas"].map((name) => places.except(join(folder, name)));
    expect(left).toEqual([true, true, true, false]);
  });
});

describe("rounds", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));

  test("gather a burst of changes, and no longer than a second", async () => {
    const done: Round[] = [];
    const rounds = new Rounds((round) => Promise.resolve(void done.push(round)));
    const began = performance.now();
    for (const file of ["b", "a", "b"]) {
      rounds.add(file);
      await vi.advanceTimersByTimeAsync(29);
    }
    expect(rounds.isPending).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual([{ files: ["a", "b"], since: began }]);
    for (let time = 0; time < 1_000; time += 20) {
      rounds.add("c");
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(done).toHaveLength(2);
    rounds.add("d");
    rounds.stop();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(done).toHaveLength(2);
  });

  test("come one after another", async () => {
    const done: string[][] = [];
    let finish = (): void => undefined;
    const rounds = new Rounds(({ files }) => {
      done.push(files);
      return new Promise((resolve) => (finish = resolve));
    });
    rounds.add("a");
    await vi.advanceTimersByTimeAsync(30);
    rounds.add("b");
    await vi.advanceTimersByTimeAsync(30);
    expect(done).toEqual([["a"]]);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual([["a"], ["b"]]);
  });
});
