import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bundleModules, bundleSize, bundleSizeOf } from "../../../scripts/bench/packages/bundle.js";
import { costsOf, stubbedCalls } from "../../../scripts/bench/packages/calls.js";
import { importCosts } from "../../../scripts/bench/packages/cold-import.js";
import { closureOf, installSizes, lockedPackages, outsidersOf } from "../../../scripts/bench/packages/install.js";
import { ITEMS, pagedWalks } from "../../../scripts/bench/packages/pages.js";
import { sectionText, targetsText } from "../../../scripts/bench/packages/table.js";
import { aboveEmpty, BY_TAGS, EMPTY, parseDiagnostics, typeCosts } from "../../../scripts/bench/packages/type-cost.js";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";

describe("the bundle", () => {
  test("is measured minified and compressed", async () => {
    const size = await bundleSizeOf(`export const answer = "${"many".repeat(250)}";`);
    expect(size.minified).toBe(1000 + `var m="";export{m as answer};\n`.length);
    expect(size.gzipped).toBeLessThan(100);
  });

  test("is the sum of its modules", async () => {
    const [whole, modules] = await Promise.all([bundleSize("paged/ours"), bundleModules("paged/ours")]);
    const sum = modules.reduce((total, { minified }) => total + minified, 0);
    expect(Math.abs(sum - whole.minified) / whole.minified).toBeLessThan(0.05);
    expect(modules.map(({ module }) => module)).toEqual(
      expect.arrayContaining(["node_modules/openapi-fetch/dist/index.mjs", "packages/pagination/src/paginate.ts"]),
    );
  });
});

describe("calls", () => {
  test("are held against the bare fetch by their medians", () => {
    const batch = (wall: number, cpu: number): { wall: number; cpu: number } => ({ wall, cpu });
    const costs = costsOf({ bare: [batch(10, 5), batch(90, 5), batch(20, 5)], ours: [batch(30, 10), batch(30, 10), batch(30, 10)] });
    expect(costs.get("ours")).toEqual({ wall: 30, cpu: 10, wallRatio: 1.5, cpuRatio: 2 });
  });

  test("are made by ours and by the bare fetch", async () => {
    const costs = await stubbedCalls(2, ["bare", "ours"]);
    expect(costs.get("bare")?.wallRatio).toBe(1);
    expect(costs.get("ours")?.wall).toBeGreaterThan(0);
  });
});

test("every page is asked for once, by ours and by a bare loop", async () => {
  const costs = await pagedWalks(1, ["bare", "ours"]);
  for (const cost of costs.values()) expect(cost).toMatchObject({ items: ITEMS, requests: 100 });
});

test("an import is measured above that of an empty module", async () => {
  const costs = await importCosts(3, [["typescript", REPOSITORY]]);
  expect(costs.get("typescript")?.cpu).toBeGreaterThan(20);
  expect(costs.get("typescript")?.rss).toBeGreaterThan(5);
});

describe("the compiler", () => {
  test("says what it costs", () => {
    const text = "Instantiations:   47\nMemory used:   51200K\nCheck time:   0.10s\nTotal time:   1.25s\n";
    expect(parseDiagnostics(text)).toEqual({ instantiations: 47, time: 1250, memory: 50 });
    expect(() => parseDiagnostics("error")).toThrow("does not say its instantiations");
  });

  test("compiles five calls for more than an empty file", async () => {
    const above = aboveEmpty(await typeCosts([EMPTY, BY_TAGS], 1));
    expect([...above.keys()]).toEqual([BY_TAGS]);
    expect(above.get(BY_TAGS)?.instantiations).toBeGreaterThan(0);
  });
});

describe("an installation", () => {
  const packages = {
    "": {},
    "node_modules/a": { dependencies: { b: "1" }, peerDependencies: { c: "1", d: "1" }, peerDependenciesMeta: { d: { optional: true } } },
    "node_modules/a/node_modules/b": { dependencies: { c: "1" }, optionalDependencies: { e: "1" } },
    "node_modules/b": {},
    "node_modules/c": {},
    "node_modules/d": {},
  };

  test("holds what the package needs, found from where it is needed, and no optional peer", () => {
    expect(closureOf(packages, "a")).toEqual(["node_modules/a", "node_modules/a/node_modules/b", "node_modules/c"]);
    expect(() => closureOf(packages, "none")).toThrow("none is not installed.");
  });

  test("tells its own packages from those of other makers", () => {
    const folders = ["node_modules/@scope/a", "node_modules/@scope/b", "node_modules/c/node_modules/d"];
    expect(outsidersOf(folders, "@scope/a")).toEqual(["d"]);
  });

  test("of the packages is found by way of the links of the repository", async () => {
    const folders = closureOf(await lockedPackages(REPOSITORY), "@hosting-platform/sdk");
    expect(outsidersOf(folders, "@hosting-platform/sdk")).toEqual(["openapi-fetch", "openapi-typescript-helpers"]);
  });

  test("is measured in bytes, files and packages", async () => {
    const size = (await installSizes(REPOSITORY, ["openapi-fetch"])).get("openapi-fetch");
    expect(size).toMatchObject({ packages: 2, outside: ["openapi-typescript-helpers"] });
    expect(size?.bytes).toBeGreaterThan(100_000);
  });
});

test("a target that is not reached is said to be so", () => {
  const title = "boats";
  const targets = [
    { what: "masts", limit: 2, unit: "", value: 3 },
    { what: "speed", limit: 1.5, unit: " ×", value: 1.5 },
    { what: "depth", limit: 1, unit: " m", value: NaN },
  ];
  const section = { title, columns: ["n"], rows: [["ours", "3"]] as [string, string][], targets };
  expect(sectionText(section)).toBe("boats\n      n\nours  3\n");
  expect(targetsText([section]).split("\n").slice(2, 5)).toEqual([
    expect.stringMatching(/^masts +≤ 2 +3 +NO$/),
    expect.stringMatching(/^speed +≤ 1.5 × +1.50 × +yes$/),
    expect.stringMatching(/^depth +≤ 1 m +NaN m +NO$/),
  ]);
});

describe("the peers", () => {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(REPOSITORY, "scripts/bench/packages/peers", name), "utf8"));

  test("are of exact versions", async () => {
    const { dependencies } = (await read("package.json")) as { dependencies: Record<string, string> };
    for (const [name, version] of Object.entries(dependencies)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test("are locked by content and not by address, and none has a script to install it", async () => {
    const { packages } = (await read("package-lock.json")) as { packages: Record<string, object> };
    for (const [folder, entry] of Object.entries(packages)) {
      expect(entry, folder).not.toHaveProperty("resolved");
      expect(entry, folder).not.toHaveProperty("hasInstallScript");
      if (folder !== "") expect(entry, folder).toHaveProperty("integrity");
    }
  });
});
