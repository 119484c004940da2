import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ApiChange } from "../../scripts/api-report/model.js";
import { type Candidate, obstaclesOf } from "../../scripts/release/checks.js";
import { commonVersion, readPackages } from "../../scripts/release/manifests.js";
import { apiChange, change, contract, operation } from "./support/changes.js";
import { fakeEngine } from "./support/engine.js";
import { type Clone, copyOf, manifestsOnly } from "./support/repository.js";

const NAMES = ["auth", "client", "emulator", "pagination", "sdk", "types"];

let template: Clone;
let clone: Clone;
beforeAll(async () => {
  template = await manifestsOnly();
});
beforeEach(async () => {
  clone = await copyOf(template);
});
afterEach(() => clone.remove());
afterAll(() => template.remove());

async function candidate(): Promise<Candidate> {
  const packages = await readPackages(clone.folder);
  return { root: clone.folder, packages, version: commonVersion(packages) };
}

type Rule = Parameters<typeof obstaclesOf>[0];
const obstacles = async (rule: Rule, engine = fakeEngine()): ReturnType<typeof obstaclesOf> => obstaclesOf(rule, await candidate(), engine);

test("the packages come each after those that it depends on", async () => {
  const { packages } = await candidate();
  expect(packages.map(({ folder }) => folder)).toEqual(
    ["types", "client", "auth", "emulator", "pagination", "sdk"].map((name) => `packages/${name}`),
  );
});

describe("a working tree", () => {
  test("that is committed is released; what git ignores does not count", async () => {
    await clone.write("packages/client/dist/new.js", "");
    expect(await obstacles("dirty-tree")).toEqual([]);
  });

  test("that differs from its commit is refused, with the files", async () => {
    await clone.edit("CHANGELOG.md", "All of it", "Some of it");
    await clone.write("notes/new.md", "");
    const [found] = await obstacles("dirty-tree");
    expect(found).toMatchObject({ rule: "dirty-tree", message: expect.stringContaining("2 files are not committed") as string });
    expect(found?.details).toEqual([" M CHANGELOG.md", "?? notes/new.md"]);
  });

  test("without git is refused", async () => {
    const root = await candidate();
    expect(await obstaclesOf("dirty-tree", { ...root, root: "/" }, fakeEngine())).toMatchObject([
      { rule: "dirty-tree", message: expect.stringContaining("not a git repository") as string },
    ]);
  });
});

describe("changesets", () => {
  test("that are taken in are no obstacle", async () => {
    expect(await obstacles("pending-changesets")).toEqual([]);
  });

  test("that are pending are refused", async () => {
    await clone.write(".changeset/a.md", '---\n"@hosting-platform/auth": patch\n---\n');
    expect(await obstacles("pending-changesets")).toMatchObject([{ rule: "pending-changesets", details: [".changeset/a.md"] }]);
  });

  test("that raise nothing wait for the next version", async () => {
    await clone.write(".changeset/a.md", '---\n"@hosting-platform/auth": none\n---\n');
    await clone.write(".changeset/b.md", "---\n---\n");
    expect(await obstacles("pending-changesets")).toEqual([]);
  });

  test("that cannot be read are refused", async () => {
    await clone.write(".changeset/a.md", "---\n[\n---\n");
    expect(await obstacles("pending-changesets")).toMatchObject([
      { rule: "pending-changesets", message: expect.stringContaining("cannot be read") as string },
    ]);
  });
});

describe("versions", () => {
  test("that are one are no obstacle", async () => {
    expect(await obstacles("versions-differ")).toEqual([]);
  });

  test("that differ are refused, with what asks for which", async () => {
    await clone.edit("packages/auth/package.json", '"version": "0.0.1"', '"version": "0.0.2"');
    await clone.edit("packages/sdk/package.json", '"@hosting-platform/client": "0.0.1"', '"@hosting-platform/client": "^0.0.1"');
    const [found] = await obstacles("versions-differ");
    expect(found?.details).toEqual([
      "packages/auth/package.json: has the version 0.0.2",
      "packages/sdk/package.json: asks for @hosting-platform/client ^0.0.1",
    ]);
  });
});

describe("tags", () => {
  test.each([
    ["no tag", []],
    ["the tag of the version here", [["tag", "v0.0.1"]]],
    [
      "a tag that is none of a release",
      [
        ["tag", "v1"],
        ["tag", "0.0.9"],
        ["tag", "vNext"],
      ],
    ],
    [
      "an earlier release elsewhere",
      [
        ["tag", "v0.0.0"],
        ["commit", "--quiet", "--allow-empty", "--message", "More"],
      ],
    ],
  ])("%s is no obstacle", async (_, commands) => {
    for (const command of commands) await clone.git(...command);
    expect(await obstacles("tags")).toEqual([]);
  });

  test("the version's own at another commit is refused", async () => {
    await clone.git("tag", "--annotate", "--message", "x", "v0.0.1");
    await clone.commit();
    expect(await obstacles("tags")).toMatchObject([{ rule: "tagged-already", message: expect.stringMatching(/^v0\.0\.1 is /) as string }]);
  });

  test("one of another version here is refused", async () => {
    await clone.git("tag", "v0.2.0");
    expect(await obstacles("tags")).toMatchObject([
      { rule: "tag-mismatch", message: "This commit has the tag v0.2.0, and the packages have the version 0.0.1." },
    ]);
  });
});

describe("the version, held against what changed", () => {
  const BROKEN = contract([
    change({ verdict: "breaking", message: "The operation is gone.", base: { file: "spec/a.yaml", line: 3, column: 1 } }),
    change({ message: "An operation is new." }),
  ]);
  const raised = async (version: string): Promise<void> => {
    for (const name of NAMES) await clone.edit(`packages/${name}/package.json`, "0.0.1", version);
  };

  test.each([
    ["nothing changed", "0.1.0", "0.1.0", contract([]), []],
    ["what breaks is in a new minor version below 1.0.0", "0.1.0", "0.2.0", BROKEN, []],
    ["what breaks is in a new major version", "1.4.0", "2.0.0", BROKEN, []],
    ["what is new is in a new minor version", "1.4.0", "1.5.0", contract([change({})]), []],
    ["texts are in a patch", "1.4.0", "1.4.1", contract([change({ isText: true })]), []],
  ])("is no obstacle where %s", async (_, before, version, diff, api) => {
    await raised(version);
    expect(await obstacles("version-too-small", fakeEngine({ version: before, contract: diff, api }))).toEqual([]);
  });

  test.each([
    ["what breaks is in a patch below 1.0.0", "0.1.0", "0.1.1", BROKEN, [], "a minor bump of 0.1.0, and the version is 0.1.1"],
    ["what breaks is in a minor version", "1.4.0", "1.5.0", BROKEN, [], "a major bump of 1.4.0, and the version is 1.5.0"],
    [
      "an export that is gone is in a minor version",
      "1.4.0",
      "1.5.0",
      contract([]),
      [apiChange({ kind: "removed", verdict: "breaking" })],
      "a major bump",
    ],
    ["what is new is in a patch", "1.4.0", "1.4.1", contract([change({})]), [], "is new: it needs a minor bump of 1.4.0"],
    ["the version is what it was", "0.1.0", "0.1.0", contract([change({ isText: true })]), [], "a patch bump"],
  ])("is refused where %s", async (_, before, version, diff, api, message) => {
    await raised(version);
    const [found] = await obstacles("version-too-small", fakeEngine({ version: before, contract: diff, api }));
    expect(found).toMatchObject({ rule: "version-too-small", message: expect.stringContaining(message) as string });
    const details =
      diff === BROKEN
        ? ["spec/a.yaml:3:1 The operation is gone."]
        : api.length > 0
          ? ["@hosting-platform/client: createClient removed"]
          : [];
    expect(found?.details).toEqual(details);
  });

  test("is refused where the packages still have an operation that the contract lost", async () => {
    await raised("0.2.0");
    const gone = contract([change({ verdict: "breaking" })], [operation({ kind: "removed", operationId: "readThing" })]);
    const withApi = (api: readonly ApiChange[]) => obstacles("version-too-small", fakeEngine({ version: "0.1.0", contract: gone, api }));
    expect(await withApi([])).toMatchObject([
      {
        rule: "api-disagrees",
        details: ["the contract has no operation readThing any more, and the packages still export its function and types"],
      },
    ]);
    const types = { package: "@hosting-platform/types", name: 'ThingsOperations["readThing"]' };
    const removed = { kind: "removed", verdict: "breaking" } as const;
    expect(await withApi([apiChange({ name: "readThing", ...removed }), apiChange({ ...types, ...removed })])).toEqual([]);
  });

  test("is compared with the newest release before it, and not with its own tag", async () => {
    const seen: (string | undefined)[] = [];
    const engine = {
      ...fakeEngine(),
      resolveBase: (_: string, ref?: string) => (seen.push(ref), Promise.resolve({ ref: ref ?? "", commit: "" })),
    };
    await obstacles("version-too-small", engine);
    for (const tag of ["v0.0.0", "v0.0.0-next.1", "v0.0.1"]) await clone.git("tag", tag);
    await obstacles("version-too-small", engine);
    expect(seen).toEqual(["main", "v0.0.0"]);
  });

  test("is compared with nothing where there is neither a release nor a branch main", async () => {
    await clone.git("checkout", "--quiet", "--detach");
    await clone.git("branch", "--delete", "--force", "main");
    expect(await obstacles("version-too-small", fakeEngine({ contract: BROKEN }))).toEqual([]);
  });
});
