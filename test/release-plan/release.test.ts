import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Clone, builtClone, copyOf } from "./support/repository.js";
import { type Registry, startRegistry } from "./support/registry.js";

const NAMES = ["types", "client", "auth", "emulator", "pagination", "sdk"].map((name) => `@hosting-platform/${name}`);
/** Nothing of where the tests run. */
const AT_A_DESK = { GITHUB_ACTIONS: undefined, GITHUB_REPOSITORY: undefined, GITLAB_CI: undefined };

let template: Clone;
let clone: Clone;
let registry: Registry;
beforeAll(async () => {
  template = await builtClone();
}, 300_000);
beforeEach(async () => {
  [clone, registry] = await Promise.all([copyOf(template), startRegistry()]);
}, 300_000);
afterEach(() => Promise.all([clone.remove(), registry.close()]));
afterAll(() => template.remove());

const release = (...args: string[]): ReturnType<Clone["run"]> =>
  clone.run("scripts/release.ts", ["--registry", registry.url, ...args], { ...registry.credentials, ...AT_A_DESK });

interface Report {
  ok: boolean;
  packages: { name: string; published: string; integrity: string; files: { path: string }[] }[];
  refusals: { rule: string }[];
  warnings: { rule: string }[];
}

test("a release that is only tried says what it would publish, and does nothing; then it is made, and tagged", async () => {
  const tried = await release("--dry-run", "--json");
  expect([tried.code, tried.stderr]).toEqual([0, ""]);
  const report = JSON.parse(tried.stdout) as Report;
  expect(report.packages.map(({ name }) => name)).toEqual(NAMES);
  expect(report.packages[1]?.files.map(({ path }) => path)).toContain("dist/core.js");
  expect(report.warnings.map(({ rule }) => rule)).toEqual(["provenance-repository", "provenance-place"]);
  expect([report.refusals, registry.published, await clone.git("status", "--porcelain"), await clone.git("tag")]).toEqual([[], [], "", ""]);

  const made = await release("--no-provenance");
  expect([made.code, made.stderr]).toEqual([0, ""]);
  expect(registry.published).toEqual(NAMES.map((name) => `${name}@0.0.1 latest public`));
  for (const { name, integrity } of report.packages) {
    expect(registry.packages.get(name)?.versions["0.0.1"]?.dist.integrity).toBe(integrity);
    expect(made.stdout).toContain(`${name}@0.0.1 published, ${integrity}\n`);
  }
  expect(made.stdout).toMatch(/\nv0\.0\.1 is the tag of this commit now; push it: git push origin v0\.0\.1\n$/);
  expect((await clone.git("tag", "--points-at", "HEAD")).trim()).toBe("v0.0.1");
}, 300_000);

test("a release that may not be says each of its reasons, and publishes nothing", async () => {
  await clone.git("tag", "v9.9.9");
  await clone.edit("spec/openapi.yaml", '  /api-keys: { $ref: "groups/unversioned-and-observability-extras/paths/api-keys.yaml" }\n', "");
  await clone.edit("packages/client/api-report/index.api.md", "createClient", "createClients");
  await clone.edit("packages/sdk/package.json", '"version": "0.0.1"', '"version": "0.0.2"');
  await clone.git("clean", "--quiet", "-xdf", "packages/auth/dist");
  await clone.write(".changeset/one.md", '---\n"@hosting-platform/auth": minor\n---\n\nMore.\n');
  registry.packages.set("@hosting-platform/types", {
    name: "@hosting-platform/types",
    "dist-tags": { latest: "0.0.1" },
    versions: { "0.0.1": { dist: { integrity: "sha512-other" } } },
  });
  const { code, stdout, stderr } = await release();
  expect([code, stdout]).toEqual([1, ""]);
  const rules = [...stderr.matchAll(/^([a-z]+(?:-[a-z]+)+) [A-Z@v0-9h]/gm)].map(([, rule]) => rule);
  expect(rules).toEqual([
    ...["dirty-tree", "pending-changesets", "versions-differ", "tag-mismatch"],
    ...["stale-generated", "stale-reports", "stale-dist", "api-disagrees", "version-too-small"],
    ...["missing-file", "published-already", "provenance-repository", "provenance-place"],
  ]);
  expect(stderr.match(/^ {2}hint: /gm)).toHaveLength(rules.length);
  expect(stderr).toMatch(/\n0\.0\.1 is not released, for 13 reasons\.\n$/);
  expect(stderr).toContain("it needs a minor bump of 0.0.1, and the version is 0.0.1.");
  expect(registry.published).toEqual([]);
  expect((await clone.git("tag")).trim()).toBe("v9.9.9");
}, 300_000);

test("a mended older version leaves the newest one the latest", async () => {
  registry.packages.set("@hosting-platform/types", {
    name: "@hosting-platform/types",
    "dist-tags": { latest: "0.1.0" },
    versions: { "0.1.0": { dist: { integrity: "sha512-other" } } },
  });
  const { code, stderr } = await release("--no-provenance");
  expect([code, stderr]).toEqual([0, ""]);
  expect(registry.published).toEqual(NAMES.map((name) => `${name}@0.0.1 release-0.0 public`));
}, 300_000);

test("the first version of all packages is published from a desk, once they name their repository", async () => {
  const elsewhere = await clone.run("scripts/release.ts", ["--first", "--registry", "http://registry.invalid/"], AT_A_DESK);
  expect([elsewhere.code, elsewhere.stdout]).toEqual([1, ""]);
  expect(elsewhere.stderr).toMatch(/^registry-unreachable [^]*^provenance-repository [^]* for 2 reasons\.\n$/m);

  registry.packages.set(NAMES[1] ?? "", {
    name: NAMES[1] ?? "",
    "dist-tags": { latest: "0.0.0" },
    versions: { "0.0.0": { dist: { integrity: "sha512-other" } } },
  });
  const refused = await release("--first");
  expect([refused.code, registry.published]).toEqual([1, []]);
  expect(refused.stderr).toMatch(/^not-first .* --first is for what it has nothing of\.\n {4}@hosting-platform\/client 0\.0\.0\n/);
  expect(refused.stderr).toContain("\nprovenance-repository ");
  expect(refused.stderr).toContain("is not released, for 2 reasons.");

  registry.packages.clear();
  for (const name of NAMES) {
    const folder = name.replace("@hosting-platform", "packages");
    const repository = { type: "git", url: "git+https://code.example.com/owner/name.git", directory: folder };
    await clone.edit(`${folder}/package.json`, '  "type": "module"', `  "repository": ${JSON.stringify(repository)},\n  "type": "module"`);
  }
  await clone.commit();
  registry.refuse.set("@hosting-platform/auth", 404);
  const half = await release("--first");
  expect([half.code, registry.published.length]).toEqual([2, 2]);
  expect(half.stderr).toContain('CONTRIBUTING.md, "Once, before the first release"');
  registry.refuse.clear();
  const made = await release("--first");
  expect([made.code, made.stderr]).toEqual([0, ""]);
  expect(registry.published).toEqual(NAMES.map((name) => `${name}@0.0.1 latest public`));
}, 600_000);

test.each([
  [["--no-provenance", "--registry", "https://registry.example.com"], "--no-provenance is for a registry on this machine"],
  [["--registry", "nowhere"], '--registry is "nowhere", which is no address.'],
  [["--tag", "1.x"], "--tag 1.x is a version, and no name."],
  [["--tag", "a b"], "--tag a b has characters"],
  [["--dryrun"], "(Did you mean --dry-run?)"],
])(
  "wrong usage says what is wrong: %j",
  async (args, message) => {
    const { code, stdout, stderr } = await template.run("scripts/release.ts", args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
    expect(stderr).toContain("npm run release -- --help");
  },
  300_000,
);
