import { stat, symlink, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { entriesBelow } from "../../scripts/core/files/entries-below.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { COMPILERS } from "../harness/compilers.js";
import { emptyFolder } from "../harness/folders.js";
import { entriesOf, LIBRARIES, manifestOf, OF_EMULATOR, PACKAGES, type PackageName } from "../harness/package-entries.js";
import { run, succeed } from "../harness/processes.js";
import { type Consumer, installPackages, packPackages } from "../harness/tarballs.js";

const CEILING = 196_000;

/** The projects that the packages are installed into, and all that npm brings along of other makers. */
const PROJECTS = {
  libraries: { packages: LIBRARIES, others: ["openapi-fetch", "openapi-typescript-helpers"] },
  generator: { packages: ["generator"], others: ["jiti"] },
  cli: { packages: [...LIBRARIES, "emulator", "cli"], others: ["openapi-fetch", "openapi-typescript-helpers", "jose", ...OF_EMULATOR] },
} as const;
type Project = keyof typeof PROJECTS;
const NAMES = Object.keys(PROJECTS) as Project[];
let consumers: Record<Project, Consumer>;

beforeAll(async () => {
  const root = emptyFolder();
  const others = new Set(NAMES.flatMap((name): readonly string[] => PROJECTS[name].others));
  const tarballs = await packPackages(PACKAGES, [...others], root);
  const installed = NAMES.map(async (name) => {
    const wanted = [...PROJECTS[name].packages.map((each) => `@hosting-platform/${each}`), ...PROJECTS[name].others];
    return [
      name,
      await installPackages(
        tarballs.filter((tarball) => wanted.includes(tarball.name)),
        join(root, name),
      ),
    ] as const;
  });
  consumers = Object.fromEntries(await Promise.all(installed)) as typeof consumers;
});

const projectOf = (name: PackageName): Project =>
  name === "generator" ? name : name === "emulator" || name === "cli" ? "cli" : "libraries";
const entriesIn = (project: Project): string[] =>
  PROJECTS[project].packages.flatMap((name) => entriesOf(name)).map(({ specifier }) => specifier);

describe.each(PACKAGES)("the tarball of %s", (name) => {
  const installed = (path: string): string => join("node_modules/@hosting-platform", name, path);
  const project = projectOf(name);

  test("contains only documents, package.json and reachable modules", async () => {
    const modules = entriesOf(name).flatMap(({ types, module }) => [types, module, module.replace(/\.js$/, ".d.ts")]);
    const seen = new Set([...modules, ...Object.values(manifestOf(name).bin ?? {})].map((path) => posix.normalize(path)));
    for (const path of seen) {
      const text = await consumers[project].read(installed(path));
      const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
      // The scanner misses calls of `import` behind a division that it takes for a regular expression.
      const called = [...text.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, fileName = ""]) => fileName);
      for (const fileName of [...imported, ...called].filter((each) => each.startsWith("."))) {
        const target = posix.join(posix.dirname(path), fileName);
        seen.add(path.endsWith(".d.ts") ? target.replace(/\.js$/, ".d.ts") : target);
      }
    }
    const built = [...seen, ...(name === "types" ? ["dist/openapi.json"] : [])];
    const written = ["LICENSE", "README.md", ...(name === "sdk" ? ["RECIPES.md"] : []), ...(name === "generator" ? ["MIGRATING.md"] : [])];
    // Modules that the generator starts or requires by their names, and the sources that it copies.
    const isLoaded = (path: string): boolean =>
      (name === "cli" && /^dist\/(?:data\.json|LICENSES\.md)$/.test(path)) ||
      (name === "generator" &&
        /^dist\/(?:repository\/.+|thread\.js|docs\/[\w.-]+|recheck\.cjs|runtime\.json|runtime-code\.txt|LICENSES\.md)$/.test(path));
    const paths = consumers[project].tarballOf(name).paths.filter((path) => !isLoaded(path));
    expect(paths).toEqual([...written, ...built, "package.json"].sort());
  });

  test("contains no link that leads out of it", async () => {
    const { paths } = consumers[project].tarballOf(name);
    for (const path of paths.filter((file) => file.endsWith(".md"))) {
      const links = [...(await consumers[project].read(installed(path))).matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(
        ([, link = ""]) => link,
      );
      expect(
        links.filter((link) => !paths.includes(posix.join(posix.dirname(path), link))),
        path,
      ).toEqual([]);
    }
  });

  test("contains no path of the build machine and no source map", async () => {
    for (const path of consumers[project].tarballOf(name).paths) {
      const text = await consumers[project].read(installed(path));
      expect(text.includes(REPOSITORY), path).toBe(false);
      // The bundles contain libraries, whose texts have such words.
      if (name !== "generator" && name !== "cli") expect(text, path).not.toMatch(/sourceMappingURL|file:\/\/|\/home\/|[A-Z]:\\Users/);
    }
  });

  test("has no publint message", async () => {
    const { messages, pkg } = await publint({ pkgDir: join(consumers[project].folder, installed("")), pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });
});

test("keeps the libraries within the size limit", () => {
  expect(LIBRARIES.reduce((sum, name) => sum + consumers.libraries.tarballOf(name).size, 0)).toBeLessThanOrEqual(CEILING);
});

test("compares documents of different versions with the installed generator", async () => {
  const { folder, write } = consumers.generator;
  const operation = { operationId: "readPet", responses: { 200: { description: "The pet." } } };
  const info = { title: "Pets", version: "1" };
  await write("old.json", JSON.stringify({ swagger: "2.0", info, paths: { "/pet": { get: operation, delete: operation } } }));
  await write("new.json", JSON.stringify({ openapi: "3.2.0", info, paths: { "/pet": { get: operation } } }));
  const args = ["node_modules/@hosting-platform/generator/dist/cli.js", "diff", "old.json", "new.json", "--fail-on", "breaking"];
  const { code, stdout, stderr } = await run(process.execPath, args, folder);
  expect({ code, stderr }).toEqual({ code: 1, stderr: "1 breaking change from old.json to new.json.\n" });
  expect(stdout).toContain("(DELETE /pet) was removed. operation-removed, both\n    old.json:1:");
});

test("writes a reference by the packed command", async () => {
  const { folder } = consumers.generator;
  const cli = "node_modules/@hosting-platform/generator/dist/cli.js";
  const { code, stdout, stderr } = await run(process.execPath, [cli, "docs", "new.json", "--out", "site"], folder);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining("Error") as string });
  expect(stdout).toMatch(/^site: \d+ pages, \d+ files changed/);
  const style = await stat(join(folder, "site/assets/style.css"));
  expect(style.size).toBeGreaterThan(10_000);
});

/** The generator with its libraries: the highlighter and Markdown for the reference, and the server of `cli` with its protocol. */
const UNPACKED = 5_180_000;

test("installs at most 7 MB with the generator, and no compiler", async () => {
  const folder = join(consumers.generator.folder, "node_modules");
  const files = entriesBelow(folder).map(({ path }) => stat(join(folder, path)));
  const sizes = (await Promise.all(files)).map(({ size }) => size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(7_000_000);
  const own = join(folder, "@hosting-platform/generator");
  const ownSizes = (await Promise.all(entriesBelow(own).map(({ path }) => stat(join(own, path))))).map(({ size }) => size);
  expect(ownSizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(UNPACKED);
});

test("the installed generator names the versions of its tools, and checks patterns with a compressed library", async () => {
  const { folder, read } = consumers.generator;
  const schemas = { A: { type: "string", pattern: "^(a+)+$" } };
  const document = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: {}, components: { schemas } };
  await writeFile(join(folder, "a.json"), JSON.stringify(document));
  const cli = "node_modules/@hosting-platform/generator/dist/cli.js";
  const { code, stderr } = await run(process.execPath, [cli, "a.json", "--out", "a", "--plugin", "zod-formats"], folder);
  expect(stderr).toContain("The pattern backtracks exponentially");
  expect(code).toBe(0);
  const { tools } = JSON.parse(await read("a/stamp.json")) as { tools: Record<string, string> };
  expect(Object.values(tools).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test("installs at most 12 MB with the command, which starts and answers from its tarball", async () => {
  const { folder } = consumers.cli;
  const files = entriesBelow(join(folder, "node_modules")).map(({ path }) => stat(join(folder, "node_modules", path)));
  expect((await Promise.all(files)).reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(12_000_000);
  const cli = "node_modules/@hosting-platform/cli/dist/cli.js";
  const called = await run(process.execPath, [cli, "call", "listAccessGroups", "--emulator", "--all", "--fields", "name"], folder);
  expect(called).toMatchObject({ code: 0, stdout: '[{"name":"web"}]\n', stderr: "" });
  // Standard input has ended, and with it the server.
  expect(await run("sh", ["-c", `"${process.execPath}" ${cli} mcp --emulator < /dev/null`], folder)).toMatchObject({
    code: 0,
    stdout: "",
    stderr: "",
  });
});

test.each([
  ["client", "webhooks"],
  ["types", "operations/webhooks"],
] as const)("has correct types for every ESM import of %s", async (name, tag) => {
  const attw = join(REPOSITORY, "node_modules/@arethetypeswrong/cli/dist/index.js");
  const options = ["--profile", "esm-only", "--no-definitely-typed", "--format", "ascii", "--no-color", "--include-entrypoints", tag];
  const { folder, tarballOf } = consumers.libraries;
  const { code, stdout } = await run(process.execPath, [attw, tarballOf(name).file, ...options], folder);
  expect(stdout).toContain(`"@hosting-platform/${name}/${tag}"`);
  expect(code, stdout).toBe(0);
});

const browser = { lib: ["es2020", "dom", "dom.iterable"], types: [] };
const node = { lib: ["es2022"], types: ["node"], typeRoots: [join(REPOSITORY, "node_modules/@types")] };

/** A pattern of the exports leads to these. */
const MISSING = ["client/client", "client/dist/core.js"];

/** What is there and cannot be imported, or is not there. */
const INSIDE: Record<Project, string[]> = {
  libraries: [...MISSING, "client/index", "types/schemas", "auth/internal", "pagination/paginate", "sdk/access-groups"],
  generator: ["generator/cli"],
  cli: ["cli/cli", "cli/dist/data.json", "emulator/cli", "emulator/dist/index.js"],
};

describe.each(NAMES)("an empty project with the %s installed", (project) => {
  const { packages, others } = PROJECTS[project];
  const entries = entriesIn(project);

  test("installs only the expected dependencies, without install scripts", async () => {
    const text = await consumers[project].read("package-lock.json");
    const lock = JSON.parse(text) as { packages: Record<string, { hasInstallScript?: boolean }> };
    const installed = [...packages.map((name) => `@hosting-platform/${name}`), ...others].map((name) => `node_modules/${name}`);
    expect(Object.keys(lock.packages).sort()).toEqual(["", ...installed].sort());
    expect(Object.values(lock.packages).filter(({ hasInstallScript }) => hasInstallScript)).toEqual([]);
  });

  test("imports and requires every entry with the same values, without warnings", async () => {
    await consumers[project].write(
      "entries.cjs",
      `(async () => {
        const different = [];
        for (const entry of ${JSON.stringify(entries)}) {
          const [required, imported] = [require(entry), await import(entry)];
          if (Object.keys(imported).some((name) => required[name] !== imported[name])) different.push(entry);
        }
        console.log(JSON.stringify([different, ${project !== "generator"} && require("@hosting-platform/types/openapi.json").openapi]));
      })();`,
    );
    const { code, stdout, stderr } = await run(process.execPath, ["entries.cjs"], consumers[project].folder);
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: `[[],${project === "generator" ? "false" : '"3.1.0"'}]\n`, stderr: "" });
  });

  test("cannot import internal modules", async () => {
    const specifiers = INSIDE[project].map((path) => `@hosting-platform/${path}`);
    await consumers[project].write(
      "inside.mjs",
      `const codes = ${JSON.stringify(specifiers)}.map((path) => import(path).then(() => "imported", (error) => error.code));
      console.log(JSON.stringify(await Promise.all(codes)));`,
    );
    const codes = INSIDE[project].map((path) => (MISSING.includes(path) ? "ERR_MODULE_NOT_FOUND" : "ERR_PACKAGE_PATH_NOT_EXPORTED"));
    expect(JSON.parse(await succeed(process.execPath, ["inside.mjs"], consumers[project].folder))).toEqual(codes);
  });

  test("compiles all declarations with each module resolution, also with Node.js types only", async () => {
    const { folder, write } = consumers[project];
    // The types of jose are those of whoever verifies ID tokens.
    if (project === "libraries") await symlink(join(REPOSITORY, "node_modules/jose"), join(folder, "node_modules/jose"), "junction");
    const imports = entries.map(
      (entry, index) => `import * as entry${index} from "${entry}";\nexport type Entry${index} = typeof entry${index};`,
    );
    await write("entries.ts", imports.join("\n"));
    const programs = {
      nodenext: { module: "nodenext", ...browser },
      bundler: { module: "esnext", moduleResolution: "bundler", ...browser },
      node: { module: "nodenext", ...node },
    };
    for (const [name, options] of Object.entries(programs)) {
      const compilerOptions = { noEmit: true, strict: true, target: "es2022", skipLibCheck: false, skipDefaultLibCheck: true, ...options };
      await write(`${name}.json`, JSON.stringify({ compilerOptions, files: ["entries.ts"] }));
    }
    const tsc = join(REPOSITORY, "node_modules", COMPILERS["7.0"], "bin/tsc");
    const args = ["--build", "--pretty", "false", "--singleThreaded", ...Object.keys(programs).map((name) => `${name}.json`)];
    expect(await run(process.execPath, [tsc, ...args], folder)).toEqual({ code: 0, stdout: "", stderr: "" });
  });
});
