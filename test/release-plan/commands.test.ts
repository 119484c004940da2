import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { diffContracts } from "../../scripts/diff/index.js";
import { proposeChangeset } from "../../scripts/propose-changeset.js";
import { release } from "../../scripts/release.js";
import type { Engine } from "../../scripts/release/engine.js";
import { versionPackages } from "../../scripts/version-packages.js";
import { REPOSITORY } from "../../scripts/lib/repository.js";
import { run, type Outcome } from "../support/processes.js";
import { runMain } from "../support/run-main.js";
import { apiChange, change, contract } from "./support/changes.js";
import { fakeEngine } from "./support/engine.js";
import { type Clone, launcher, smallClone } from "./support/repository.js";

/** A registry that nothing answers at. */
const REGISTRY = "http://127.0.0.1:9/";

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

const returning = (engine: Engine) => (): Promise<Engine> => Promise.resolve(engine);
const changeset = (bump: string): Promise<void> =>
  clone.write(".changeset/one.md", `---\n"@hosting-platform/client": ${bump}\n---\n\nA fault was mended.\n`);

describe("npm run changeset", () => {
  const removed = ["listHooks", "HooksOperations"].map((name) => apiChange({ name, kind: "removed", verdict: "breaking" }));
  const engine = (): Engine => ({ ...fakeEngine({ api: removed }), diffContracts });
  const propose = (...args: string[]): Promise<Outcome> => runMain(() => proposeChangeset(args, clone.folder, returning(engine())));
  const proposals = async (): Promise<string[]> =>
    (await readdir(join(clone.folder, ".changeset"))).filter((file) => file.startsWith("contract-"));

  test("proposes what breaks once, keeps an edit, and checks that the bump is enough", async () => {
    await clone.git("tag", "v0.0.1");
    await clone.edit("spec/openapi.yaml", "/v1/hooks:", "/v1/hooks/{id}:");
    const unmet = await propose("--check");
    expect([unmet.code, unmet.stdout, await proposals()]).toEqual([1, "", []]);
    expect(unmet.stderr).toContain("need a minor bump");
    const tried = await propose("--dry-run");
    expect([tried.code, await proposals()]).toEqual([0, []]);
    expect(tried.stdout).toContain('"@hosting-platform/types": minor\n');

    expect(await propose()).toMatchObject({ code: 0, stderr: "" });
    const [file = ""] = await proposals();
    const text = await clone.read(`.changeset/${file}`);
    expect(text).toContain("**Breaking:** `listHooks`");
    expect(await propose()).toMatchObject({ code: 0, stdout: `.changeset/${file} is up to date.\n` });
    expect(await propose("--check")).toMatchObject({ code: 0, stdout: expect.stringContaining("the next version is 0.1.0") as string });

    await clone.edit(`.changeset/${file}`, ": minor\n", ": patch\n");
    expect((await propose("--check")).code).toBe(1);
    expect(await propose()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("a patch bump, and the changes need a minor one") as string,
    });
    expect((await propose("--overwrite")).code).toBe(0);
    expect(await clone.read(`.changeset/${file}`)).toBe(text);
  });

  test("removes a proposal where the change was taken back", async () => {
    await clone.edit("spec/openapi.yaml", "/v1/hooks:", "/v1/hook:");
    await propose();
    await clone.git("checkout", "--quiet", "spec");
    const { code, stdout } = await runMain(() => proposeChangeset([], clone.folder, returning(fakeEngine())));
    expect([code, await proposals()]).toEqual([0, []]);
    expect(stdout).toContain("Nothing that a consumer can see has changed since main.");
  });

  test("proposes nothing where the version is raised already", async () => {
    await clone.git("tag", "v0.0.1");
    for (const name of ["types", "client"]) await clone.edit(`packages/${name}/package.json`, "0.0.1", "0.1.0");
    expect(await propose()).toMatchObject({ code: 0, stdout: expect.stringContaining("raised already, from 0.0.1 to 0.1.0") as string });
    expect(await proposals()).toEqual([]);
  });

  test("refuses packages that contradict the contract", async () => {
    await clone.edit("spec/openapi.yaml", /\n {2}\/v1[^]*/.exec(await clone.read("spec/openapi.yaml"))?.[0] ?? "", " {}\n");
    const { code, stdout, stderr } = await runMain(() => proposeChangeset([], clone.folder, returning({ ...fakeEngine(), diffContracts })));
    expect([code, stdout, await proposals()]).toEqual([1, "", []]);
    expect(stderr).toContain("hint: run `npm run generate` and `npm run api-report`");
  });

  test.each([
    [["--check", "--dry-run"], "--check writes nothing"],
    [["--chek"], "(Did you mean --check?)"],
    [["--base", "no-such-branch"], "no-such-branch"],
  ])("refuses %j", async (args, message) => {
    expect(await propose(...args)).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(message) as string });
  });
});

describe("npm run release:version", () => {
  const version = (...args: string[]): Promise<Outcome> => runMain(() => versionPackages(args, clone.folder));
  const versions = async (): Promise<unknown[]> => {
    const lock = JSON.parse(await clone.read("package-lock.json")) as { packages: Record<string, object> };
    const manifests = await Promise.all(["types", "client"].map((name) => clone.read(`packages/${name}/package.json`)));
    return [...manifests.map((text) => JSON.parse(text) as object), lock.packages["packages/types"], lock.packages["packages/client"]];
  };

  test("raises all versions and the changelog, and removes the changesets; a dry run writes nothing", async () => {
    await changeset("minor");
    await clone.write(".changeset/two.md", '---\n"@hosting-platform/types": patch\n---\n\n### Added\n\n- Hooks\n  - `listHooks`\n');
    await clone.commit();
    const tried = await version("--dry-run");
    expect([tried.code, await clone.git("status", "--porcelain")]).toEqual([0, ""]);
    const made = await version();
    expect(made).toEqual({ ...tried, stdout: tried.stdout.replace(" (nothing is written)", "") });
    expect(made.stdout).toMatch(/^0\.0\.1 → 0\.1\.0, \d{4}-\d\d-\d\d\n/);
    const own = { dependencies: { "@hosting-platform/types": "0.1.0" } };
    expect(await versions()).toMatchObject([
      { version: "0.1.0" },
      { version: "0.1.0", ...own },
      { version: "0.1.0" },
      { version: "0.1.0", ...own },
    ]);
    expect(
      (await clone.git("status", "--porcelain"))
        .split("\n")
        .map((line) => line.trim())
        .sort(),
    ).toEqual([
      "D .changeset/one.md",
      "D .changeset/two.md",
      ...["CHANGELOG.md", "package-lock.json", "packages/client/package.json", "packages/types/package.json"].map((file) => `M ${file}`),
    ]);
    expect((await clone.read("CHANGELOG.md")).replace(/\d{4}-\d\d-\d\d/, "DATE")).toBe(
      "# Changelog\n\nWhat changed.\n\n## Unreleased\n\n## 0.1.0 – DATE\n\n### Added\n\n- All of it.\n- Hooks\n  - `listHooks`\n\n### Changed\n\n- A fault was mended.\n",
    );
  });

  test.each([
    ["no changeset is pending", undefined, "No changeset is pending"],
    ["what is pending raises nothing", "none", "No changeset is pending"],
    ["a changeset is broken", "huge", '"huge" is no bump.'],
  ])("writes nothing where %s", async (_, bump, message) => {
    if (bump !== undefined) await changeset(bump);
    await clone.commit();
    expect(await version()).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining(message) as string });
    expect(await clone.git("status", "--porcelain")).toBe("");
  });
});

describe("npm run release", () => {
  const run_ = (args: string[], engine = fakeEngine()): Promise<Outcome> =>
    runMain(() => release(["--registry", REGISTRY, ...args], clone.folder, returning(engine)));

  test("refuses for all reasons at once: a dirty tree, drift, a bump that is too small and an unknown registry", async () => {
    await clone.write("notes.md", "");
    await changeset("minor");
    await clone.write("scripts/launch.js", launcher(1, { stale: ["generated/types.ts"] }));
    await clone.write("packages/client/dist/index.js", "");
    await clone.edit("packages/types/package.json", "dist/index.js", "dist/main.js");
    const broken = fakeEngine({
      contract: contract([change({ verdict: "breaking" })]),
      reports: new Map([["packages/types/api-report/index.api.md", ""]]),
    });
    const { code, stdout, stderr } = await run_(["--no-provenance"], broken);
    expect([code, stdout]).toEqual([1, ""]);
    const rules = [...stderr.matchAll(/^([a-z]+(?:-[a-z]+)+) /gm)].map(([, rule]) => rule);
    expect(rules).toEqual([
      ...["dirty-tree", "pending-changesets", "stale-generated", "stale-reports", "stale-dist", "version-too-small"],
      ...["missing-file", "registry-unreachable"],
    ]);
    expect(stderr.match(/^ {2}hint: /gm)).toHaveLength(rules.length);
    expect(await clone.git("tag")).toBe("");
  });

  test.each([
    [["--no-provenance", "--registry=https://registry.example.com"], "--registry is given twice"],
    [["--tag", "1.x"], "--tag 1.x is a version"],
    [["--tag", "a b"], "--tag a b has characters"],
    [["--dryrun"], "(Did you mean --dry-run?)"],
  ])("refuses %j", async (args, message) => {
    expect(await run_(args)).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(message) as string });
  });

  test("signs for each registry that is not on this machine", async () => {
    const args = ["--no-provenance", "--registry", "https://registry.example.com"];
    const { code, stderr } = await runMain(() => release(args, clone.folder, returning(fakeEngine())));
    expect([code, stderr]).toEqual([2, expect.stringContaining("--no-provenance is for a registry on this machine")]);
  });
});

test.each(["propose-changeset", "version-packages", "release"])("%s ends with 2 where it is used wrongly", async (script) => {
  const { code, stdout, stderr } = await run(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, "--nothing"], REPOSITORY);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^Unknown option '--nothing'[^]*\nusage: npm run /);
});
