import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import {
  CHAIN,
  CHECK,
  contendersIn,
  GENERATE,
  NOTHING,
  NOTHING_BY_NPM,
  OPENAPI_TYPESCRIPT,
  operationsIn,
  STARTED,
} from "../../../scripts/bench/contenders.js";
import { interleave } from "../../../scripts/bench/measure.js";
import { REDOCLY } from "../../../scripts/bench/pipeline/generators.js";
import {
  createWorkspace,
  putCacheBack,
  removeKeptPackages,
  removeOutput,
  setCacheAside,
  type Workspace,
  writeBundle,
} from "../../../scripts/bench/workspace.js";
import type { OpenApiDocument } from "../../../scripts/lib/openapi.js";
import { listOperations } from "../../../scripts/lib/operations.js";
import { REPOSITORY } from "../../../scripts/lib/repository.js";
import { runScript } from "../support/command.js";

const BENCH = "scripts/bench/index.ts";

test.each([
  ["an unknown benchmark", ["--only", "boats"], "No benchmark is called boats."],
  ["no run at all", ["--runs", "0"], "--runs takes a whole number of at least 1."],
  ["half a contract", ["--factor", "0.5"], "--factor takes a whole number of at least 1."],
])("%s is wrong usage", async (_, args, message) => {
  const { code, stderr } = await runScript(REPOSITORY, BENCH, args);
  expect(stderr).toContain(`${message}\nusage: `);
  expect(code).toBe(2);
});

describe("in a workspace", () => {
  let workspace: Workspace;

  beforeAll(async () => {
    workspace = await createWorkspace(1);
  });

  afterAll(() => workspace.remove());

  test("all that a run writes is removed, so that the next one writes it", async () => {
    const packages = await readdir(join(workspace.root, "packages"));
    expect(packages).toContain("emulator");
    const folders = ["generated", ...packages.map((name) => `packages/${name}/dist`)].map((path) => join(workspace.root, path));
    for (const path of folders) await mkdir(path, { recursive: true });
    await removeOutput(workspace.root);
    expect(folders.filter((path) => existsSync(path))).toEqual([]);
    expect(existsSync(join(workspace.root, "packages/emulator/src"))).toBe(true);
  });

  test("what is kept from one run to the next is set aside, and put back", async () => {
    const kept = join(workspace.root, ".cache/generate/packages/types");
    await mkdir(kept, { recursive: true });
    await setCacheAside(workspace.root);
    expect(existsSync(join(workspace.root, ".cache"))).toBe(false);
    await mkdir(join(workspace.root, ".cache/other"), { recursive: true });
    await putCacheBack(workspace.root);
    expect(await readdir(join(workspace.root, ".cache"))).toEqual(["generate"]);
    await removeKeptPackages(workspace.root);
    expect(await readdir(join(workspace.root, ".cache/generate"))).toEqual([]);
    await putCacheBack(workspace.root);
    expect(existsSync(join(workspace.root, ".cache/generate"))).toBe(true);
    await rm(join(workspace.root, ".cache"), { recursive: true });
  });

  test("the contract as one document has all of its operations", async () => {
    const document = JSON.parse(await readFile(await writeBundle(workspace), "utf8")) as OpenApiDocument;
    expect(listOperations(document)).toHaveLength(workspace.operations);
  });

  test("every contender that is ours does its work", { timeout: 600_000 }, async () => {
    const contenders = (await contendersIn(workspace)).filter(({ name }) => OURS.includes(name));
    expect(contenders.map(({ name }) => name)).toEqual(OURS);
    await interleave(contenders, 0);
    const held = await operationsIn(workspace);
    expect(held.get(GENERATE)).toBe(workspace.operations);
  });

  // These take as long as the document is large, and would do nothing else with the contract.
  test("every other contender does its work, the lint by our rules among it", { timeout: 600_000 }, async () => {
    const small = await smallRepository(workspace);
    const contenders = (await contendersIn(small)).filter(({ name }) => OTHERS.includes(name));
    expect(contenders.map(({ name }) => name)).toEqual(OTHERS);
    await interleave(contenders, 0);
    const held = await operationsIn(small);
    expect(OTHERS.slice(0, 2).map((name) => held.get(name))).toEqual([1, 1]);
    await writeFile(join(small.root, "spec/openapi.yaml"), SMALL.replace("summary: List", "summary: Lists things."));
    const faulty = contenders.filter(({ name }) => name === CHAIN);
    await expect(interleave(faulty, 0)).rejects.toThrow("redocly lint");
  });
});

/** A first run is `generate` with nothing kept, as it is here; other versions of node are only there once they are installed. */
const OURS = [STARTED, GENERATE, NOTHING, NOTHING_BY_NPM, CHECK];
const OTHERS = [OPENAPI_TYPESCRIPT, REDOCLY, CHAIN];

const SMALL = `openapi: 3.1.0
info: { title: Small, version: "1" }
servers: [{ url: https://api.example.com }]
paths:
  /things:
    get:
      operationId: listThings
      summary: List things
      responses:
        "200": { description: OK, content: { application/json: { schema: { type: array, items: { type: string } } } } }
`;

/** A contract of one operation, held against one of the rules that the workspace has made ready for Redocly's command. */
async function smallRepository(of: Workspace): Promise<Workspace> {
  const root = join(of.scratch, "small");
  await mkdir(join(root, "spec"), { recursive: true });
  await writeFile(join(root, "spec/openapi.yaml"), SMALL);
  const { plugins } = parse(await readFile(join(of.root, "redocly.yaml"), "utf8")) as { plugins: string[] };
  await writeFile(
    join(root, "redocly.yaml"),
    stringify({ plugins: plugins.map((path) => join(of.root, path)), rules: { "contract/summary-style": "error" } }),
  );
  return { ...of, root, operations: 1, files: 1 };
}
