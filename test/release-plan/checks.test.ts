import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Candidate, obstaclesOf } from "../../scripts/release/checks.js";
import { commonVersion, readPackages } from "../../scripts/release/manifests.js";
import { apiChange, change, contract, operation } from "./support/changes.js";
import { buildSmall, fakeEngine } from "./support/engine.js";
import { type Clone, launcher, smallClone } from "./support/repository.js";

let template: Clone;
let clone: Clone;
beforeAll(async () => {
  template = await smallClone();
});
beforeEach(async () => {
  clone = await template.copy();
});
afterEach(() => clone.remove());
afterAll(() => template.remove());

async function candidate(): Promise<Candidate> {
  const packages = await readPackages(clone.folder);
  return { root: clone.folder, packages, version: commonVersion(packages) };
}

type Rule = Parameters<typeof obstaclesOf>[0];
const obstacles = async (rule: Rule, engine = fakeEngine()): ReturnType<typeof obstaclesOf> => obstaclesOf(rule, await candidate(), engine);
const changeset = (file: string, text: string): Promise<void> => clone.write(`.changeset/${file}`, text);

test.each<Rule>([
  "dirty-tree",
  "pending-changesets",
  "versions-differ",
  "tags",
  "stale-generated",
  "stale-reports",
  "stale-dist",
  "version-too-small",
])("finds no %s in a repository that is ready for its release", async (rule) => {
  await clone.write("packages/client/dist/index.js", "export {};\n");
  expect(await obstacles(rule)).toEqual([]);
});

test("reads each package after those that it depends on", async () => {
  const { packages } = await candidate();
  expect(packages.map(({ folder }) => folder)).toEqual(["packages/types", "packages/client"]);
});

describe("a working tree", () => {
  test("is refused with each file that is not committed", async () => {
    await clone.edit("CHANGELOG.md", "All of it", "Some of it");
    await clone.write("notes/new.md", "");
    expect((await obstacles("dirty-tree"))[0]?.details).toEqual([" M CHANGELOG.md", "?? notes/new.md"]);
  });

  test("is refused without git", async () => {
    const found = await obstaclesOf("dirty-tree", { ...(await candidate()), root: "/" }, fakeEngine());
    expect(found[0]?.message).toContain("not a git repository");
  });
});

describe("changesets", () => {
  test("are refused while they are pending", async () => {
    await changeset("a.md", '---\n"@hosting-platform/client": patch\n---\n');
    expect(await obstacles("pending-changesets")).toMatchObject([{ details: [".changeset/a.md"] }]);
  });

  test("that raise nothing wait for the next version", async () => {
    await changeset("a.md", '---\n"@hosting-platform/client": none\n---\n');
    await changeset("b.md", "---\n---\n");
    expect(await obstacles("pending-changesets")).toEqual([]);
  });

  test("are refused where they cannot be read", async () => {
    await changeset("a.md", "---\n[\n---\n");
    expect((await obstacles("pending-changesets"))[0]?.message).toContain("cannot be read");
  });
});

test("refuses versions that differ, and a range in place of the version", async () => {
  await clone.edit("packages/types/package.json", '"version": "0.0.1"', '"version": "0.0.2"');
  await clone.edit("packages/client/package.json", '"@hosting-platform/types": "0.0.1"', '"@hosting-platform/types": "^0.0.2"');
  const root = { ...(await candidate()), version: "0.0.1" };
  expect((await obstaclesOf("versions-differ", root, fakeEngine()))[0]?.details).toEqual([
    "packages/types/package.json: has the version 0.0.2",
    "packages/client/package.json: asks for @hosting-platform/types ^0.0.2",
  ]);
});

describe("tags", () => {
  test("of this version here, of no release, and of an earlier release elsewhere are no obstacle", async () => {
    await clone.git("tag", "v0.0.0");
    await clone.commit();
    for (const tag of ["v0.0.1", "v1", "0.0.9", "vNext"]) await clone.git("tag", tag);
    expect(await obstacles("tags")).toEqual([]);
  });

  test("of this version at another commit are refused", async () => {
    await clone.git("tag", "--annotate", "--message", "x", "v0.0.1");
    await clone.commit();
    expect((await obstacles("tags")).map(({ rule }) => rule)).toEqual(["tagged-already"]);
  });

  test("of another version here are refused", async () => {
    await clone.git("tag", "v0.2.0");
    expect((await obstacles("tags")).map(({ rule }) => rule)).toEqual(["tag-mismatch"]);
  });
});

describe("what is made of the sources", () => {
  test.each([
    ["a generated file is stale", { stale: ["generated/types.ts"] }, ["generated/types.ts"]],
    ["the contract has findings", { findings: [{ message: "No tag." }] }, ["No tag."]],
    ["the generator fails", { message: "No memory." }, []],
  ])("is refused where %s", async (_, report, details) => {
    await clone.write("scripts/launch.js", launcher(1, report));
    expect(await obstacles("stale-generated")).toMatchObject([{ rule: "stale-generated", details }]);
  });

  test("is refused where the API reports differ, are missing or are left over", async () => {
    const [report = "", left = ""] = ["index", "gone"].map((name) => `packages/client/api-report/${name}.api.md`);
    await clone.write(left, "");
    const missing = "packages/types/api-report/index.api.md";
    const reports = new Map([
      [report, "export function more(): void;\n"],
      [missing, "\n"],
    ]);
    const [found] = await obstacles("stale-reports", fakeEngine({ reports }));
    expect([...(found?.details ?? [])].sort()).toEqual([left, report, missing]);
  });

  test("is refused where what is built differs, is missing or is left over", async () => {
    await clone.write("packages/types/dist/index.js", "// older\n");
    await clone.write("packages/client/dist/gone.js", "");
    const build = async (root: string): Promise<void> => {
      await buildSmall(root);
      await writeFile(join(root, "packages/types/dist/new.js"), "");
    };
    const [found] = await obstacles("stale-dist", fakeEngine({ build }));
    expect(found?.details).toEqual(["packages/client/dist/gone.js", "packages/types/dist/index.js", "packages/types/dist/new.js"]);
  });
});

describe("the version", () => {
  const BROKEN = contract([
    change({ verdict: "breaking", message: "The operation is gone.", base: { file: "spec/a.yaml", line: 3, column: 1 } }),
    change({ message: "An operation is new." }),
  ]);
  const NEW = contract([change({})]);
  const GONE = apiChange({ kind: "removed", verdict: "breaking" });
  const raise = async (from: string, to: string): Promise<void> => {
    for (const name of ["types", "client"]) await clone.edit(`packages/${name}/package.json`, `"${from}"`, `"${to}"`);
  };
  /** Raises the version from that of a release to another one. */
  const release = async (before: string, version: string): Promise<void> => {
    await raise("0.0.1", before);
    await clone.commit();
    await clone.git("tag", `v${before}`);
    await raise(before, version);
  };

  test.each([
    ["what breaks in a new minor version below 1.0.0", "0.1.0", "0.2.0", BROKEN],
    ["what breaks in a new major version", "1.4.0", "2.0.0", BROKEN],
    ["what is new in a new minor version", "1.4.0", "1.5.0", NEW],
    ["texts in a patch", "1.4.0", "1.4.1", contract([change({ isText: true })])],
  ])("takes %s", async (_, before, version, diff) => {
    await release(before, version);
    expect(await obstacles("version-too-small", fakeEngine({ contract: diff }))).toEqual([]);
  });

  test.each([
    ["what breaks in a patch below 1.0.0", "0.1.0", "0.1.1", BROKEN, [], "minor", ["spec/a.yaml:3:1 The operation is gone."]],
    ["what breaks in a minor version", "1.4.0", "1.5.0", BROKEN, [], "major", ["spec/a.yaml:3:1 The operation is gone."]],
    [
      "an export that is gone in a minor version",
      "1.4.0",
      "1.5.0",
      contract([]),
      [GONE],
      "major",
      ["@hosting-platform/client: createClient removed"],
    ],
    ["what is new in a patch", "1.4.0", "1.4.1", NEW, [], "minor", []],
  ])("is too small for %s", async (_, before, version, diff, api, bump, details) => {
    await release(before, version);
    expect(await obstacles("version-too-small", fakeEngine({ contract: diff, api }))).toMatchObject([
      { message: expect.stringContaining(`a ${bump} bump of ${before}, and the version is ${version}`) as string, details },
    ]);
  });

  test("is refused where the packages still export an operation that the contract lost", async () => {
    await release("0.1.0", "0.2.0");
    const gone = contract([change({ verdict: "breaking" })], [operation({ kind: "removed", operationId: "readThing" })]);
    expect(await obstacles("version-too-small", fakeEngine({ contract: gone }))).toMatchObject([{ rule: "api-disagrees" }]);
    const names = [{ name: "readThing" }, { name: 'ThingsOperations["readThing"]', package: "@hosting-platform/types" }];
    const api = names.map((name) => apiChange({ ...name, kind: "removed", verdict: "breaking" }));
    expect(await obstacles("version-too-small", fakeEngine({ contract: gone, api }))).toEqual([]);
  });

  test("is compared with main, or with the newest release, and never with its own tag", async () => {
    const seen: (string | undefined)[] = [];
    const engine = fakeEngine();
    const spy = { ...engine, resolveBase: (root: string, ref?: string) => (seen.push(ref), engine.resolveBase(root, ref)) };
    await obstacles("version-too-small", spy);
    for (const tag of ["v0.0.0", "v0.0.0-next.1", "v0.0.1"]) await clone.git("tag", tag);
    await obstacles("version-too-small", spy);
    expect(seen).toEqual(["main", "v0.0.0"]);
  });

  test("is compared with nothing where there is neither a release nor a branch main", async () => {
    await clone.git("checkout", "--quiet", "--detach");
    await clone.git("branch", "--delete", "--force", "main");
    expect(await obstacles("version-too-small", fakeEngine({ contract: BROKEN }))).toEqual([]);
  });
});
