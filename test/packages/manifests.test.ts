import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { entriesOf, manifestOf, PACKAGES, type PackageName } from "../harness/package-entries.js";

const own = (...names: PackageName[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`@hosting-platform/${name}`, `^${manifestOf(name).version}`]));

const ranges = (...names: string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, expect.stringMatching(/^\^\d/) as string]));

/** What programs call the API with has of other makers one package alone, by an exact version; the tools take corrections of their own. */
const DEPENDENCIES: Record<PackageName, Record<string, unknown>> = {
  types: {},
  client: { ...own("types"), "openapi-fetch": expect.stringMatching(/^\d+\.\d+\.\d+$/) as string },
  auth: own("client"),
  pagination: own("client"),
  sdk: own("auth", "client", "pagination", "types"),
  emulator: { ...own("types"), ...ranges("@hono/node-server", "ajv", "hono", "jose", "leven", "openapi-sampler") },
  // Everything else is in its bundle.
  generator: ranges("jiti"),
  cli: own("emulator", "sdk", "types"),
};

const PAGES: Partial<Record<PackageName, readonly string[]>> = { sdk: ["RECIPES.md"], generator: ["MIGRATING.md"] };

const COMMANDS: Partial<Record<PackageName, Record<string, string>>> = {
  emulator: { "hosting-platform-emulator": "./dist/cli.js" },
  generator: { "hosting-platform-generator": "./dist/cli.js" },
  cli: { "hosting-platform": "./dist/cli.js" },
};

it.each(PACKAGES)("publishes %s with the expected dependencies and fields", (name) => {
  const { dependencies = {}, peerDependencies, ...manifest } = manifestOf(name);
  expect(dependencies).toEqual(DEPENDENCIES[name]);
  expect(peerDependencies).toEqual(name === "auth" ? { jose: "^6.0.0" } : undefined);
  expect(manifest["peerDependenciesMeta"]).toEqual(name === "auth" ? { jose: { optional: true } } : undefined);
  expect(manifest).toMatchObject({
    name: `@hosting-platform/${name}`,
    license: "Apache-2.0",
    publishConfig: { access: "public", provenance: true },
    type: "module",
    sideEffects: false,
    engines: { node: "^20.19.0 || >=22.12.0" },
    files: ["dist", ...(PAGES[name] ?? [])],
  });
  expect(manifest.bin).toEqual(COMMANDS[name]);
  const absent = ["private", "optionalDependencies", "bundleDependencies", "bundledDependencies", "devDependencies", "scripts", "gypfile"];
  expect(absent.filter((key) => key in manifest)).toEqual([]);
});

it.each(PACKAGES)("builds every module and declaration that %s exports", (name) => {
  const paths = [...entriesOf(name).flatMap(({ types, module }) => [types, module]), ...Object.values(manifestOf(name).bin ?? {})];
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !existsSync(join(REPOSITORY, "packages", name, path)))).toEqual([]);
});
