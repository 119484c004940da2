import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readPackages } from "../../scripts/release/manifests.js";
import { missingFiles, pack, type Packed } from "../../scripts/release/pack.js";
import type { ReleasePlan } from "../../scripts/release/plan.js";
import { planJson, planText } from "../../scripts/release/plan-text.js";
import { publish } from "../../scripts/release/publish.js";
import { isLoopback, latestOf, publishedAs, registryFor } from "../../scripts/release/registry.js";
import picocolors from "picocolors";
import { type Clone, manifestsOnly } from "./support/repository.js";
import { type Registry, startRegistry } from "./support/registry.js";

let clone: Clone;
let folder: string;
let packed: Packed[];
let registry: Registry;
beforeAll(async () => {
  clone = await manifestsOnly();
  await clone.write("packages/auth/dist/index.js", "export {};\n");
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
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await registry.close();
});

const NAMES = ["types", "client", "auth", "emulator", "pagination", "sdk"].map((name) => `@hosting-platform/${name}`);

async function planFor(given: Partial<ReleasePlan> = {}): Promise<ReleasePlan> {
  const packages = await Promise.all(
    packed.map(async (one) => {
      const published = await publishedAs(clone.folder, { ...one.manifest, integrity: one.integrity }, registry.url);
      return { ...one, access: "public", published };
    }),
  );
  const gitTag = { name: "v0.0.1", isThere: false };
  const plan = { version: "0.0.1", gitTag, distTag: "latest", registry: registry.url, provenance: false, refusals: [], warnings: [] };
  return { ...plan, packages, ...given };
}

async function release(given: Partial<ReleasePlan> = {}): Promise<string[]> {
  const told: string[] = [];
  await publish(clone.folder, await planFor(given), folder, (line) => told.push(line));
  return told;
}

describe("publishing", () => {
  test("sends the tarballs that were packed, each after those that it depends on", async () => {
    const told = await release();
    expect(registry.published).toEqual(NAMES.map((name) => `${name}@0.0.1 latest public`));
    for (const { manifest, integrity } of packed) {
      expect(registry.packages.get(manifest.name)?.versions["0.0.1"]?.dist.integrity).toBe(integrity);
      expect(told).toContain(`${manifest.name}@0.0.1 published, ${integrity}`);
    }
  });

  test("goes to the dist-tag that is asked for", async () => {
    await release({ distTag: "next" });
    expect(registry.published[0]).toBe("@hosting-platform/types@0.0.1 next public");
  });

  test("ends at what the registry refuses, and a second run publishes the rest", async () => {
    registry.refuse.set("@hosting-platform/auth", 403);
    const failure = await release().catch((error: unknown) => (error as Error).message);
    expect(failure).toContain(`@hosting-platform/auth@0.0.1 could not be published to ${registry.url}: E403`);
    expect(failure).toContain("\nPublished before: @hosting-platform/types@0.0.1, @hosting-platform/client@0.0.1.\n  hint: ");
    expect(registry.published).toHaveLength(2);
    registry.refuse.clear();
    const told = await release();
    expect(told.slice(0, 2)).toEqual(["@hosting-platform/types@0.0.1 is there already", "@hosting-platform/client@0.0.1 is there already"]);
    expect(registry.published).toEqual(NAMES.map((name) => `${name}@0.0.1 latest public`));
  });

  test("says who has to log in where nobody has", async () => {
    vi.unstubAllEnvs();
    await expect(release()).rejects.toThrow(/ENEEDAUTH[^]*Nothing was published\.\n {2}hint: say who you are: `npm login --registry http:/);
    expect(registry.published).toEqual([]);
  });

  test("says what to do where the token is not known", async () => {
    vi.stubEnv(Object.keys(registry.credentials)[0] ?? "", "wrong");
    await expect(release()).rejects.toThrow(/E401[^]*hint: the registry does not know the token/);
  });

  test("with provenance is npm's to refuse here", async () => {
    vi.stubEnv("GITHUB_ACTIONS", undefined);
    vi.stubEnv("GITLAB_CI", undefined);
    await expect(release({ provenance: true })).rejects.toThrow(/EUSAGE[^]*provenance/i);
    expect(registry.published).toEqual([]);
  });
});

describe("a registry", () => {
  const [types] = NAMES;
  const ask = (integrity: string, url = registry.url): ReturnType<typeof publishedAs> =>
    publishedAs(clone.folder, { name: types ?? "", version: "0.0.1", integrity }, url);

  test("has nothing, the same, or something else", async () => {
    expect(await ask("sha512-a")).toEqual({ state: "absent" });
    expect(await latestOf(clone.folder, types ?? "", registry.url)).toEqual({ state: "absent" });
    await release();
    expect(await latestOf(clone.folder, types ?? "", registry.url)).toEqual({ version: "0.0.1" });
    expect(await ask(packed[0]?.integrity ?? "")).toEqual({ state: "same" });
    expect(await ask("sha512-a")).toEqual({ state: "other" });
    expect(await publishedAs(clone.folder, { name: types ?? "", version: "0.0.2", integrity: "" }, registry.url)).toEqual({
      state: "absent",
    });
  });

  test("that cannot be reached says so", async () => {
    await registry.close();
    const unknown = { state: "unknown", reason: expect.stringContaining("ECONNREFUSED") as string };
    expect(await ask("sha512-a")).toEqual(unknown);
    expect(await latestOf(clone.folder, types ?? "", registry.url)).toEqual(unknown);
  });

  test.each([
    ["http://localhost:4873", true],
    ["http://127.0.0.1:4873/", true],
    ["http://127.8.9.1/", true],
    ["http://[::1]:4873/", true],
    ["https://registry.example.com/", false],
    ["http://localhost.example.com/", false],
    ["http://127.0.0.1.example.com/", false],
  ])("%s is on this machine: %s", (url, expected) => {
    expect(isLoopback(url)).toBe(expected);
  });

  test("is the one that is named, that of the scope, or that of npm", async () => {
    const scope = "@hosting-platform";
    vi.stubEnv("npm_config_registry", "http://localhost:1/npm");
    expect(await registryFor(clone.folder, scope, "http://localhost:3/x")).toBe("http://localhost:3/x/");
    expect(await registryFor(clone.folder, scope, undefined)).toBe("http://localhost:1/npm/");
    vi.stubEnv(`npm_config_${scope}:registry`, "http://localhost:2/");
    expect(await registryFor(clone.folder, scope, undefined)).toBe("http://localhost:2/");
  });

  test.each(["registry.example.com", "file:///tmp", "http://name:secret@localhost/"])("is not %s", async (url) => {
    await expect(registryFor(clone.folder, "@hosting-platform", url)).rejects.toThrow("--registry");
  });
});

describe("a tarball has to hold what its package names", () => {
  const manifest = {
    name: "a",
    version: "1.0.0",
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./inner": null,
      "./*": { default: "./dist/parts/*.js" },
      "./deep": { node: { import: "./dist/node.js" } },
    },
    bin: { a: "./dist/cli.js" },
  };

  test.each([
    [["dist/index.js", "dist/index.d.ts", "dist/parts/x.js", "dist/node.js", "dist/cli.js"], []],
    [
      ["dist/index.js", "dist/parts/x.d.ts"],
      ["dist/cli.js", "dist/index.d.ts", "dist/node.js", "dist/parts/*.js"],
    ],
  ])("%j lacks %j", (paths, missing) => {
    expect(
      missingFiles(
        manifest,
        paths.map((path) => ({ path })),
      ),
    ).toEqual(missing);
  });
});

describe("a plan", () => {
  test("as text names each package with its files, sizes and dependencies", async () => {
    const text = planText(await planFor(), picocolors.createColors(false));
    const auth = packed.find(({ folder }) => folder === "packages/auth");
    expect(text).toContain(`Release 0.0.1 to ${registry.url}\n  dist-tag latest, without provenance, git tag v0.0.1\n`);
    expect(text).toContain(`
3. @hosting-platform/auth@0.0.1
  dist-tag latest, access public, no provenance
  ${auth?.size ?? 0} B packed, ${auth?.unpackedSize.toLocaleString("en-US") ?? ""} B unpacked, 2 files
  ${auth?.integrity ?? ""}
  dependencies: @hosting-platform/client 0.0.1
  peer dependencies: jose ^6.0.0 (optional)
`);
    expect(text).toMatch(/\n {5}11 B {2}dist\/index\.js\n {4}\d{3} B {2}package\.json\n/);
    expect(text).toMatch(/\n6 packages, 7 files, [\d,]+ B packed\n$/);
  });

  test("for programs has all of it", async () => {
    const report = JSON.parse(planJson(await planFor(), true)) as { packages: Record<string, unknown>[] };
    expect(report).toMatchObject({ ok: true, dryRun: true, version: "0.0.1", registry: registry.url, refusals: [], warnings: [] });
    expect(report.packages.map(({ name }) => name)).toEqual(NAMES);
    expect(report.packages[2]).toMatchObject({
      dependencies: { "@hosting-platform/client": "0.0.1" },
      peerDependencies: { jose: "^6.0.0" },
      published: "absent",
      filename: "hosting-platform-auth-0.0.1.tgz",
      files: [{ path: "dist/index.js", size: 11 }, { path: "package.json" }],
    });
  });

  test("is the same where nothing is written", async () => {
    const tried = await pack(clone.folder, await readPackages(clone.folder));
    expect(tried).toEqual(packed);
  });
});
