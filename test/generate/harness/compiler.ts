import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { entriesBelow } from "../../../scripts/core/files/entries-below.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { COMPILERS, STRICT } from "../../harness/compilers.js";
import { emptyFolder } from "../../harness/folders.js";

/** The native compiler takes a tenth of the time. The slow tests compile the same code with the older ones. */
const TSC = join(REPOSITORY, "node_modules", COMPILERS["7.0"], "bin/tsc");

const STRICTER = { noEmit: true, noImplicitReturns: true, noUnusedLocals: true, isolatedModules: true, verbatimModuleSyntax: true };

/**
 * Compiles modules of a folder under the strictest options, all in one program.
 *
 * @param texts modules that are in memory alone, by absolute path
 * @returns what the compiler says, as `file:line: message`
 */
export function compile(
  folder: string,
  roots: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
  more: object = {},
): string[] {
  const copy = realpathSync(emptyFolder());
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  };
  // The output keeps a project's compiler from checking it.
  for (const [file, text] of [...modulesBelow(folder), ...texts]) write(relative(folder, file), text.replace(/^\/\/ @ts-nocheck$/m, "//"));
  write("package.json", '{ "type": "module" }\n');
  const files = roots.map((file) => relative(folder, file));
  write("tsconfig.json", JSON.stringify({ compilerOptions: { ...STRICT, ...STRICTER, ...more }, files }));
  symlinkSync(librariesOf(folder), join(copy, "node_modules"), "junction");
  return run(copy);
}

function run(folder: string): string[] {
  const args = [TSC, "--project", ".", "--pretty", "false", "--singleThreaded"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  if (status === null || status > 2 || stderr !== "") throw new Error(`the compiler exited with ${status}\n${stdout}${stderr}`);
  // Indented lines continue a message.
  const problems = stdout.trimEnd().replaceAll(/\n\s+/g, " ").split("\n");
  return problems.filter((text) => text !== "").map((text) => text.replace(/^(\S.*?)\((\d+),\d+\): error TS\d+: /, "$1:$2: "));
}

function modulesBelow(folder: string): [file: string, text: string][] {
  if (!existsSync(folder)) return [];
  const paths = entriesBelow(folder).map(({ path }) => path);
  const modules = paths.filter((path) => path.endsWith(".ts") && !path.startsWith("node_modules/"));
  return modules.map((path) => [join(folder, path), readFileSync(join(folder, path), "utf8")]);
}

function librariesOf(folder: string): string {
  const libraries = join(folder, "node_modules");
  return existsSync(libraries) ? libraries : librariesOf(dirname(folder));
}
