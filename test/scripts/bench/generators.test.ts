import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { attempt, whatIsSaid } from "../../../scripts/bench/pipeline/attempt.js";
import { FIVE_CALLS, fiveCalls } from "../../../scripts/bench/pipeline/calls.js";
import { compile, importAll } from "../../../scripts/bench/pipeline/compile.js";
import { type Generator, GENERATORS, withoutFalseProperties } from "../../../scripts/bench/pipeline/generators.js";
import {
  type CountOperations,
  exportedAsyncConstants,
  exportedAsyncFunctions,
  exportedConstants,
  exportedValues,
  membersOf,
  methodsOf,
} from "../../../scripts/bench/pipeline/operations.js";
import { sizeOfOutput } from "../../../scripts/bench/pipeline/output.js";
import { nodeFor, nodeLabel } from "../../../scripts/bench/pipeline/peers.js";
import { REPOSITORY } from "../../../scripts/lib/repository.js";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "generators-"));
});

afterEach(() => rm(folder, { recursive: true }));

/** A generator that runs a script, which is told the path of the document. */
function generatorOf(script: string, instead?: Generator["instead"]): Generator {
  return {
    name: "test generator",
    node: 20,
    args: (document) => [
      "-e",
      `const document = JSON.parse(require("node:fs").readFileSync(${JSON.stringify(document)}, "utf8")); ${script}`,
    ],
    modules: join(REPOSITORY, "node_modules"),
    entry: "./out/index.js",
    operations: { count: exportedConstants, where: /^index\.ts$/ },
    instead,
  };
}

const WRITES = `require("node:fs").writeFileSync("out/index.ts", document.names.map((name) => "export const " + name + " = 1;\\n").join(""));`;
const REFUSES_THREE = `if (document.names.length === 3) { console.error("Error: three is too many"); process.exit(1); } ${WRITES}`;

async function documentOf(...names: string[]): Promise<string> {
  const path = join(folder, "document.json");
  await writeFile(path, JSON.stringify({ names }));
  return path;
}

describe("operations are found in", () => {
  test.each<[string, CountOperations, string, number]>([
    ["exported constants", exportedConstants, "export const a = 1, b = 2; const c = 3; export function d() {}", 2],
    [
      "exported constants and functions",
      exportedValues,
      "export const a = 1; export function b() {} function c() {} export type D = 1;",
      2,
    ],
    ["async constants", exportedAsyncConstants, "export const a = async () => 1; export const b = () => 1; const c = async () => 1;", 1],
    ["async functions", exportedAsyncFunctions, "export async function a() {} async function b() {} export function c() {}", 1],
    ["the members of a type", membersOf("Ops"), "export type Ops = { a: 1; b: 2 }; export type Other = { c: 3 };", 2],
    ["the members of an interface", membersOf("Ops"), "export interface Ops { a: 1 }", 1],
    [
      "the methods of the paths",
      methodsOf("paths"),
      `export interface paths { "/a": { parameters: {}; get: 1; put?: never; post: 2 }; "/b": { head: 3 } }`,
      3,
    ],
    [
      "the methods of a path that is another one",
      methodsOf("paths"),
      `export interface paths { "/a": { get: 1; head: 2 }; "/b": paths["/a"]; "/c": paths["/d"]; "/d": paths["/c"] }`,
      4,
    ],
    ["the methods of paths that are not written out", methodsOf("paths"), `export interface paths { "/a": Shared }`, 0],
  ])("%s", async (_, count, text, expected) => {
    await writeFile(join(folder, "index.ts"), `${text}\n`);
    const { operations } = await sizeOfOutput(folder, { count, where: /^index\.ts$/ });
    expect(operations).toBe(expected);
  });
});

test("the size is that of the TypeScript, the operations those of the modules that have any", async () => {
  await writeFile(join(folder, "a.ts"), "export const ä = 1;\n\n");
  await writeFile(join(folder, "b.ts"), "export const b = 1;\n");
  await writeFile(join(folder, "c.json"), "{}\n");
  const size = await sizeOfOutput(folder, { count: exportedConstants, where: /^a/ });
  expect(size).toEqual({ files: 2, bytes: 22 + 20, lines: 3, operations: 1 });
  expect(await sizeOfOutput(join(folder, "none"), { count: exportedConstants, where: /./ })).toMatchObject({ files: 0 });
});

describe("a generator", () => {
  test("that does its work can be run again, from nothing", async () => {
    const found = await attempt(generatorOf(WRITES), folder, await documentOf("a", "b"));
    expect(found).toMatchObject({ size: { files: 1, operations: 2 }, notes: [] });
    await writeFile(join(found.folder, "out/left.ts"), "");
    await found.contender?.prepare?.();
    expect(await readdir(join(found.folder, "out"))).toEqual([]);
  });

  test("that refuses the document is told with what it says", async () => {
    const found = await attempt(generatorOf(REFUSES_THREE), folder, await documentOf("a", "b", "c"));
    expect(found.contender).toBeUndefined();
    expect(found.notes).toEqual(["says “Error: three is too many”"]);
  });

  test("that refuses the document gets another one that says the same", async () => {
    const instead = { what: "fewer", of: (document: unknown) => ({ names: (document as { names: string[] }).names.slice(1) }) };
    const found = await attempt(generatorOf(REFUSES_THREE, instead), folder, await documentOf("a", "b", "c"));
    expect(found.size.operations).toBe(2);
    expect(found.notes).toEqual(["says “Error: three is too many”; it was given fewer"]);
  });

  test("that takes the document is not given another one", async () => {
    const instead = { what: "nothing", of: () => ({ names: [] }) };
    const found = await attempt(generatorOf(REFUSES_THREE, instead), folder, await documentOf("a"));
    expect(found).toMatchObject({ size: { operations: 1 }, notes: [] });
  });

  test("that writes nothing has not done its work, whatever it ends with", async () => {
    const found = await attempt(generatorOf(""), folder, await documentOf("a"));
    expect(found).toMatchObject({ contender: undefined, notes: ["ends with 0 and writes nothing"] });
  });

  test("that needs a node that there is not is told so", async () => {
    const found = await attempt({ ...generatorOf(WRITES), node: 999 }, folder, await documentOf("a"));
    expect(found).toMatchObject({ contender: undefined, notes: ["needs Node 999, which there is not for this machine"] });
    expect([nodeFor(20), nodeLabel(20), nodeLabel(999)]).toEqual([process.execPath, "", " (Node 999)"]);
  });

  test("has its configuration, and the packages that it is configured by, where it runs", async () => {
    const config = { name: "test.config.json", text: (document: string) => JSON.stringify({ document }) };
    const script = `if (JSON.parse(require("node:fs").readFileSync("test.config.json", "utf8")).document && require("yaml")) { ${WRITES} }`;
    const found = await attempt({ ...generatorOf(script), config }, folder, await documentOf("a"));
    expect(found.size.operations).toBe(1);
  });
});

describe("what a generator says is", () => {
  test.each([
    ["the first line that speaks of a failure", "start\n\u001b[31mTypeError: a\u001b[39m\nError: b\n", "says “TypeError: a”"],
    ["the last line, where none does", "start\nthe end\n\n", "says “the end”"],
    ["nothing", "\n", "says “nothing”"],
    ["cut where it is long", `Error ${"a".repeat(300)}`, `says “Error ${"a".repeat(194)}…”`],
    ["without the folder that it ran in", "cannot read /tmp/here/a.json", "says “cannot read a.json”"],
  ])("%s", (_, output, said) => {
    expect(whatIsSaid(output, "/tmp/here")).toBe(said);
  });
});

test("a property that is false becomes a schema that nothing fits, and nothing else changes", () => {
  const document = { properties: { a: false, b: { properties: { c: false, d: true } } }, additionalProperties: false, list: [false, null] };
  expect(withoutFalseProperties(document)).toEqual({
    properties: { a: { not: {} }, b: { properties: { c: { not: {} }, d: true } } },
    additionalProperties: false,
    list: [false, null],
  });
});

describe("the compiler", () => {
  test("says which errors there are in what is imported, and what it needed", async () => {
    await writeFile(join(folder, "entry.ts"), "export const a: number = null;\nexport const b = 1;\n");
    const { errors, time } = await compile(folder, "all", importAll("./entry.ts"));
    expect(errors).toEqual([expect.stringMatching(/^entry\.ts\(1,14\): error TS2322: /)]);
    expect(time).toBeGreaterThan(0);
  });

  test("finds nothing wrong with what is right", async () => {
    await writeFile(join(folder, "entry.ts"), "export const a = 1;\n");
    expect((await compile(folder, "all", importAll("./entry.js"))).errors).toEqual([]);
  });
});

describe("the generators", () => {
  test("have five calls each", () => {
    expect(Object.keys(FIVE_CALLS).sort()).toEqual(GENERATORS.map(({ name }) => name).sort());
    for (const { name, entry } of GENERATORS) expect(fiveCalls(name, entry)).toContain(`from ${JSON.stringify(entry)};`);
    expect(() => fiveCalls("none", "./out")).toThrow("No calls are written for none.");
  });

  test("are of exact versions, locked by content and not by address", async () => {
    const read = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(join(REPOSITORY, "scripts/bench/pipeline/peers", name), "utf8"));
    const manifest = (await read("package.json")) as Record<"dependencies" | "optionalDependencies", Record<string, string>>;
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      expect(version, name).toMatch(/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/);
    }
    const { packages } = (await read("package-lock.json")) as { packages: Record<string, object> };
    for (const [path, entry] of Object.entries(packages)) {
      expect(entry, path).not.toHaveProperty("resolved");
      if (path !== "") expect(entry, path).toHaveProperty("integrity");
    }
  });
});
