import { expect, test } from "vitest";
import { manifestOf, PACKAGES, type PackageName } from "../support/package-entries.js";

const own = (...names: PackageName[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`@hosting-platform/${name}`, manifestOf(name).version]));

/** All that npm installs with each: of other makers openapi-fetch alone. */
const DEPENDENCIES: Record<PackageName, Record<string, string>> = {
  types: {},
  client: { ...own("types"), "openapi-fetch": "0.17.0" },
  auth: own("client"),
  pagination: own("client"),
  sdk: own("auth", "client", "pagination", "types"),
};

test.each(PACKAGES)("%s depends on what it needs, by exact versions", (name) => {
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
  expect([manifest["scripts"], manifest["bin"], manifest["gypfile"]]).toEqual([undefined, undefined, undefined]);
});
