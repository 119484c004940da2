import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bundleFolder, readStored, removeOld, store } from "../../../scripts/launch/bundle-store.js";
import { makeBundle } from "../../../scripts/launch/make-bundle.js";
import { withSources } from "../../../scripts/launch/show-sources.js";
import { emptyFolder, filesBelow, removeFolder } from "../../scripts/support/repositories.js";

let root: string;
beforeEach(async () => {
  root = await emptyFolder();
  for (const path of SOURCES) await write(path, path.endsWith(".json") ? "{}\n" : "export {};\n");
});
afterEach(() => removeFolder(root));

const SOURCES = [
  "scripts/generate.ts",
  "scripts/launch/run.js",
  "packages/client/src/index.ts",
  "package-lock.json",
  "node_modules/.package-lock.json",
  "tsconfig.json",
];

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

describe("the folder of a bundle", () => {
  test.each(SOURCES)("is another one after an edit of %s", async (path) => {
    const before = bundleFolder(root, "generate");
    await write(path, "new\n");
    expect(bundleFolder(root, "generate")).not.toBe(before);
  });

  test.each(["scripts/bench/index.ts", "packages/client/dist/index.js", "spec/openapi.yaml"])(
    "is the same after an edit of %s",
    async (path) => {
      const before = bundleFolder(root, "generate");
      await write(path, "new\n");
      expect(bundleFolder(root, "generate")).toBe(before);
    },
  );
});

describe("what is stored", () => {
  test("is read as it was, and is nothing where it is cut off, changed or missing", async () => {
    const folder = join(root, ".cache/bundles/a");
    store(folder, { code: "the code", empty: "" });
    expect(readStored(folder, "code")?.toString()).toBe("the code");
    expect(readStored(folder, "empty")?.toString()).toBe("");
    const bytes = readFileSync(join(folder, "code"));
    writeFileSync(join(folder, "code"), bytes.subarray(0, -1));
    expect(readStored(folder, "code")).toBeUndefined();
    writeFileSync(
      join(folder, "code"),
      bytes.map((byte, index) => (index === 0 ? byte + 1 : byte)),
    );
    expect(readStored(folder, "code")).toBeUndefined();
    expect(readStored(folder, "none")).toBeUndefined();
    expect((await filesBelow(folder)).filter((file) => file.endsWith(".tmp"))).toEqual([]);
  });

  test("is nothing where nothing can be stored", async () => {
    await write("kept", "a file where the folder should be\n");
    store(join(root, "kept"), { code: "the code" });
    expect(readStored(join(root, "kept"), "code")).toBeUndefined();
    await mkdir(join(root, "taken/code"), { recursive: true });
    store(join(root, "taken"), { code: "the code" });
    expect(await filesBelow(join(root, "taken"))).toEqual([]);
  });

  test("is removed but for the three latest", async () => {
    const folders = ["a", "b", "c", "d"].map((name) => join(root, ".cache/bundles", name));
    for (const [index, folder] of folders.entries()) {
      store(folder, { code: "" });
      await utimes(folder, 1_000_000 - index, 1_000_000 - index);
    }
    removeOld(folders[3] ?? "");
    expect(folders.map((folder) => existsSync(folder))).toEqual([true, true, false, true]);
  });
});

describe("a bundle", () => {
  test("runs as its sources do, and leads errors back to them", async () => {
    const script = join(root, "scripts/generate.ts");
    const outfile = join(root, ".cache/bundles/a/bundle.cjs");
    await write("scripts/lib/place.ts", "export const place: string = import.meta.dirname;\nexport const url = import.meta.url;\n");
    await write(
      "scripts/generate.ts",
      'import { place, url } from "./lib/place.js";\nconst name: string = "node:path";\nexport const found = { place, url, path: import(name) };\nexport function fail(): void {\n  throw new Error("a fault");\n}\n',
    );
    const { code, map } = await makeBundle(root, script, outfile);
    const module: { exports: { found?: Record<string, unknown>; fail?: () => void } } = { exports: {} };
    // As the launcher wraps it.
    const wrapped = `(function (exports, module, importAtRunTime) {\n${code}\n})`;
    const run = new vm.Script(wrapped, { filename: outfile, lineOffset: -1 }).runInThisContext() as (...given: unknown[]) => void;
    run(module.exports, module, (name: string) => `imported ${name}`);
    const place = join(root, "scripts/lib");
    expect(module.exports.found).toEqual({ place, url: pathToFileURL(join(place, "place.ts")).href, path: "imported node:path" });
    const error = catchError(() => module.exports.fail?.());
    expect(withSources(error.stack ?? "", outfile, map)).toMatch(new RegExp(`at .*fail \\(${script}:5:9\\)`));
    expect(withSources(error.stack ?? "", outfile, undefined)).toBe(error.stack);
  });

  test("is refused where it would hold what it is not known by", async () => {
    await write("elsewhere/more.ts", "export const more = 1;\n");
    await write("scripts/generate.ts", 'export { more } from "../elsewhere/more.js";\n');
    await expect(makeBundle(root, join(root, "scripts/generate.ts"), join(root, "bundle.cjs"))).rejects.toThrow("elsewhere/more.ts");
  });
});

function catchError(work: () => void): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error("nothing was thrown");
}
