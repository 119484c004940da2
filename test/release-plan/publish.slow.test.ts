import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { release } from "../../scripts/release.js";
import { readPackages } from "../../scripts/release/manifests.js";
import { pack, type Packed } from "../../scripts/release/pack.js";
import type { ReleasePlan } from "../../scripts/release/plan.js";
import { publish } from "../../scripts/release/publish.js";
import { latestOf, publishedAs, registryFor } from "../../scripts/release/registry.js";
import type { Outcome } from "../support/processes.js";
import { runMain } from "../support/run-main.js";
import { fakeEngine } from "./support/engine.js";
import { type Registry, startRegistry } from "./support/registry.js";
import { type Clone, NAMES, smallClone } from "./support/repository.js";

const [TYPES = "", CLIENT = ""] = NAMES;
const ALL = NAMES.map((name) => `${name}@0.0.1 latest public`);

let clone: Clone;
let folder: string;
let packed: Packed[];
let registry: Registry;
beforeAll(async () => {
  clone = await smallClone();
  folder = await mkdtemp(join(tmpdir(), "tarballs-"));
  packed = await pack(clone.folder, await readPackages(clone.folder), folder);
});
afterAll(async () => {
  await clone.remove();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  registry = await startRegistry();
  for (const [name, value] of Object.entries(registry.credentials)) vi.stubEnv(name, value);
  for (const name of ["GITHUB_ACTIONS", "GITLAB_CI"]) vi.stubEnv(name, undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await registry.close();
});

async function send(given: Partial<ReleasePlan> = {}): Promise<string[]> {
  const packages = await Promise.all(
    packed.map(async (one) => {
      const published = await publishedAs(clone.folder, { ...one.manifest, integrity: one.integrity }, registry.url);
      return { ...one, access: "public", published };
    }),
  );
  const gitTag = { name: "v0.0.1", isThere: false };
  const plan = { version: "0.0.1", gitTag, distTag: "latest", registry: registry.url, provenance: false, refusals: [], warnings: [] };
  const told: string[] = [];
  await publish(clone.folder, { ...plan, packages, ...given }, folder, (line) => told.push(line));
  return told;
}

const has = (name: string, version: string): void =>
  void registry.packages.set(name, {
    name,
    "dist-tags": { latest: version },
    versions: { [version]: { dist: { integrity: "sha512-other" } } },
  });

describe("publishing", () => {
  test("ends at what the registry refuses, and a second run publishes the rest", async () => {
    registry.refuse.set(CLIENT, 403);
    const failure = await send().catch((error: unknown) => (error as Error).message);
    expect(failure).toContain(`${CLIENT}@0.0.1 could not be published to ${registry.url}: E403`);
    expect(failure).toContain(`\nPublished before: ${TYPES}@0.0.1.\n  hint: `);
    registry.refuse.clear();
    expect((await send())[0]).toBe(`${TYPES}@0.0.1 is there already`);
    expect(registry.published).toEqual(ALL);
    for (const { manifest, integrity } of packed) {
      expect(registry.packages.get(manifest.name)?.versions["0.0.1"]?.dist.integrity).toBe(integrity);
    }
    const ask = (version: string, integrity: string) => publishedAs(clone.folder, { name: TYPES, version, integrity }, registry.url);
    expect(await ask("0.0.1", packed[0]?.integrity ?? "")).toEqual({ state: "same" });
    expect(await ask("0.0.1", "sha512-a")).toEqual({ state: "other" });
    expect(await ask("0.0.2", "sha512-a")).toEqual({ state: "absent" });
  });

  test("says who has to log in where nobody has, and that a token is wrong", async () => {
    vi.stubEnv(Object.keys(registry.credentials)[0] ?? "", "wrong");
    await expect(send()).rejects.toThrow(/E401[^]*hint: the registry does not know the token/);
    vi.unstubAllEnvs();
    await expect(send()).rejects.toThrow(/ENEEDAUTH[^]*Nothing was published\.\n {2}hint: say who you are: `npm login --registry http:/);
    expect(registry.published).toEqual([]);
  });

  test("with provenance is npm's to refuse outside of a build service", async () => {
    await expect(send({ provenance: true })).rejects.toThrow(/EUSAGE[^]*provenance/i);
    expect(registry.published).toEqual([]);
  });
});

test("a registry that cannot be reached says so", async () => {
  await registry.close();
  expect(await latestOf(clone.folder, TYPES, registry.url)).toEqual({
    state: "unknown",
    reason: expect.stringContaining("ECONNREFUSED") as string,
  });
});

test("the registry is that of the scope, or that of npm", async () => {
  const scope = "@hosting-platform";
  vi.stubEnv("npm_config_registry", "http://localhost:1/npm");
  expect(await registryFor(clone.folder, scope, undefined)).toBe("http://localhost:1/npm/");
  vi.stubEnv(`npm_config_${scope}:registry`, "http://localhost:2/");
  expect(await registryFor(clone.folder, scope, undefined)).toBe("http://localhost:2/");
});

describe("npm run release", () => {
  let copy: Clone;
  beforeEach(async () => {
    copy = await clone.copy();
  });
  afterEach(() => copy.remove());
  const run = (...args: string[]): Promise<Outcome> =>
    runMain(() => release(["--registry", registry.url, ...args], copy.folder, () => Promise.resolve(fakeEngine())));

  test("publishes each package after those that it depends on, and tags the commit", async () => {
    const tried = await run("--dry-run", "--json");
    expect(tried).toMatchObject({ code: 0, stderr: "" });
    const { warnings } = JSON.parse(tried.stdout) as { warnings: { rule: string }[] };
    expect(warnings.map(({ rule }) => rule)).toEqual(["provenance-repository", "provenance-place"]);
    expect(registry.published).toEqual([]);
    const { code, stdout, stderr } = await run("--no-provenance");
    expect([code, stderr, registry.published]).toEqual([0, "", ALL]);
    expect(stdout).toMatch(/\nv0\.0\.1 is the tag of this commit now; push it: git push origin v0\.0\.1\n$/);
    expect(await copy.git("tag", "--points-at", "HEAD")).toBe("v0.0.1");
  });

  test("leaves the newest version the latest", async () => {
    has(TYPES, "0.1.0");
    expect(await run("--no-provenance", "--no-git-tag")).toMatchObject({ code: 0, stderr: "" });
    expect(registry.published).toEqual(NAMES.map((name) => `${name}@0.0.1 release-0.0 public`));
    expect(await copy.git("tag")).toBe("");
  });

  test("refuses a version that the registry has with other content, and to sign at a desk", async () => {
    has(TYPES, "0.0.1");
    const { code, stderr } = await run();
    expect([code, registry.published, await copy.git("tag")]).toEqual([1, [], ""]);
    expect([...stderr.matchAll(/^([a-z-]+-[a-z]+) [A-Z@h]/gm)].map(([, rule]) => rule)).toEqual([
      ...["published-already", "provenance-repository", "provenance-place"],
    ]);
  });

  test("publishes the first version from a desk, once the packages name their repository and none is known", async () => {
    has(CLIENT, "0.0.0");
    const refused = await run("--first");
    expect([refused.code, registry.published]).toEqual([1, []]);
    expect([...refused.stderr.matchAll(/^([a-z-]+-[a-z]+) [A-Z@h]/gm)].map(([, rule]) => rule)).toEqual([
      "not-first",
      "provenance-repository",
    ]);
    registry.packages.clear();
    const repository = (name: string): string =>
      `"repository": ${JSON.stringify({ type: "git", url: "git+https://code.example.com/owner/name.git", directory: `packages/${name}` })},\n  "type"`;
    for (const name of ["types", "client"]) await copy.edit(`packages/${name}/package.json`, '"type"', repository(name));
    await copy.commit();
    expect(await run("--first")).toMatchObject({ code: 0, stderr: "" });
    expect(registry.published).toEqual(ALL);
  });
});
