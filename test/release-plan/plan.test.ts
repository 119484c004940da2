import picocolors from "picocolors";
import { describe, expect, test } from "vitest";
import { obstacleText } from "../../scripts/release/obstacle.js";
import { missingFiles, type Packed } from "../../scripts/release/pack.js";
import type { ReleasePlan } from "../../scripts/release/plan.js";
import { planJson, planText } from "../../scripts/release/plan-text.js";
import { npmErrors } from "../../scripts/release/program.js";
import { isLoopback, registryFor } from "../../scripts/release/registry.js";

const PAINT = picocolors.createColors(false);
const url = "http://127.0.0.1:1/";

describe("a registry", () => {
  test.each([
    ["http://localhost:4873", true],
    ["http://127.0.0.1:4873/", true],
    ["http://127.8.9.1/", true],
    ["http://128.0.0.1/", false],
    ["http://[::1]:4873/", true],
    ["https://registry.example.com/", false],
    ["http://localhost.example.com/", false],
    ["http://127.0.0.1.example.com/", false],
  ])("%s is on this machine: %s", (address, expected) => {
    expect(isLoopback(address)).toBe(expected);
  });

  test("is the one that is named, with a slash at its end", async () => {
    expect(await registryFor("/", "@hosting-platform", "http://localhost:3/x")).toBe("http://localhost:3/x/");
  });

  test.each(["registry.example.com", "file:///tmp", "http://name@localhost/", "http://:secret@localhost/"])(
    "refuses %s",
    async (address) => {
      await expect(registryFor("/", "@hosting-platform", address)).rejects.toThrow("--registry");
    },
  );
});

describe("a tarball", () => {
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
  ])("with %j lacks %j of what its package names", (paths, missing) => {
    const files = paths.map((path) => ({ path }));
    expect(missingFiles(manifest, files)).toEqual(missing);
  });
});

describe("a plan", () => {
  const packed: Packed = {
    folder: "packages/auth",
    manifest: {
      name: "@hosting-platform/auth",
      version: "0.1.0",
      dependencies: { "@hosting-platform/client": "0.1.0" },
      peerDependencies: { jose: "^6.0.0" },
      peerDependenciesMeta: { jose: { optional: true } },
    },
    filename: "hosting-platform-auth-0.1.0.tgz",
    size: 600,
    unpackedSize: 1234,
    integrity: "sha512-abc",
    files: [
      { path: "README.md", size: 1200 },
      { path: "package.json", size: 34 },
    ],
  };
  const plan: ReleasePlan = {
    version: "0.1.0",
    gitTag: { name: "v0.1.0", isThere: false },
    distTag: "latest",
    registry: url,
    provenance: false,
    packages: [{ ...packed, access: "public", published: { state: "absent" } }],
    refusals: [],
    warnings: [],
  };

  test("as text names each package with its files, sizes and dependencies", () => {
    expect(planText(plan, PAINT)).toContain(`Release 0.1.0 to ${url}
  dist-tag latest, without provenance, git tag v0.1.0

1. @hosting-platform/auth@0.1.0
  dist-tag latest, access public, no provenance
  600 B packed, 1,234 B unpacked, 2 files
  sha512-abc
  dependencies: @hosting-platform/client 0.1.0
  peer dependencies: jose ^6.0.0 (optional)
    1,200 B  README.md
       34 B  package.json
`);
  });

  test("for programs has all of it", () => {
    const { filename, integrity, size, unpackedSize, files } = packed;
    expect(JSON.parse(planJson(plan, true))).toMatchObject({
      ...{ ok: true, dryRun: true, version: "0.1.0", distTag: "latest", registry: url, refusals: [], warnings: [] },
      packages: [
        {
          ...{ name: "@hosting-platform/auth", published: "absent", filename, integrity, size, unpackedSize, files },
          dependencies: { "@hosting-platform/client": "0.1.0" },
          peerDependencies: { jose: "^6.0.0" },
        },
      ],
    });
  });

  test("shows ten details of an obstacle and counts the others", () => {
    const details = Array.from({ length: 11 }, (_, index) => `file ${index}`);
    const text = obstacleText({ rule: "dirty-tree", message: "Files.", details, hint: "commit" }, PAINT, String);
    expect(text).toContain("\n    file 9\n    and 1 more\n  hint: commit\n");
  });
});

test("reads the code and the reason from what npm says", () => {
  const stderr = "npm warn x\nnpm error code E403\nnpm error 403 Forbidden\nnpm error A complete log of this run can be found in: /a.log\n";
  expect(npmErrors({ code: 1, stdout: "", stderr })).toEqual({ code: "E403", lines: ["403 Forbidden"] });
});
