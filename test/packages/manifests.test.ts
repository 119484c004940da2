import { expect, test } from "vitest";
import { manifestOf, PACKAGES, type PackageName } from "../support/package-entries.js";

const own = (...names: PackageName[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`@hosting-platform/${name}`, manifestOf(name).version]));

/**
 * All that each asks for. What programs call the API with has of other makers openapi-fetch alone, by an exact version: the generated client
 * wraps it. The emulator, which is no part of a program, has a server, a validator and signatures of theirs, in ranges that let their
 * corrections in.
 */
const DEPENDENCIES: Record<PackageName, Record<string, string>> = {
  types: {},
  client: { ...own("types"), "openapi-fetch": "0.17.0" },
  auth: own("client"),
  pagination: own("client"),
  sdk: own("auth", "client", "pagination", "types"),
  emulator: { ...own("types"), "@hono/node-server": "^2.1.8", ajv: "^8.20.0", hono: "^4.13.19", jose: "^6.2.17" },
};

/** The commands that are installed with a package. */
const COMMANDS: Partial<Record<PackageName, Record<string, string>>> = {
  emulator: { "hosting-platform-emulator": "./dist/cli.js" },
};

test.each(PACKAGES)("%s depends on what it needs, of these packages by exact versions", (name) => {
  const { dependencies = {}, optionalDependencies, bundleDependencies, bundledDependencies, devDependencies } = manifestOf(name);
  expect(dependencies).toEqual(DEPENDENCIES[name]);
  expect([optionalDependencies, bundleDependencies, bundledDependencies, devDependencies]).toEqual(Array(4).fill(undefined));
});

test.each(PACKAGES)("%s asks for jose only where it is auth, and there it may be missing", (name) => {
  const { peerDependencies, peerDependenciesMeta } = manifestOf(name);
  const expected = name === "auth" ? [{ jose: "^6.0.0" }, { jose: { optional: true } }] : [undefined, undefined];
  expect([peerDependencies, peerDependenciesMeta]).toEqual(expected);
});

test.each(PACKAGES)("%s is published to all, with its provenance", (name) => {
  expect(manifestOf(name)).toMatchObject({
    name: `@hosting-platform/${name}`,
    license: "Apache-2.0",
    publishConfig: { access: "public", provenance: true },
  });
  expect(manifestOf(name)).not.toHaveProperty("private");
});

test.each(PACKAGES)("%s is ES modules without side effects, for the versions of Node that require() them", (name) => {
  expect(manifestOf(name)).toMatchObject({ type: "module", sideEffects: false, engines: { node: "^20.19.0 || >=22.12.0" } });
});

test.each(PACKAGES)("%s packs its dist/ and what there is to read, and runs no script", (name) => {
  const manifest = manifestOf(name);
  expect(manifest.files).toEqual(name === "sdk" ? ["dist", "RECIPES.md"] : ["dist"]);
  expect([manifest["scripts"], manifest.bin, manifest["gypfile"]]).toEqual([undefined, COMMANDS[name], undefined]);
});
