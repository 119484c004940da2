import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { EXEC_ARGV } from "./exec-argv.js";
import { run } from "./processes.js";
import { projectOf } from "./folders.js";

/** The compilers that the declarations are for: by their version, the package that each is installed as. */
export const COMPILERS = { "5.4": "typescript-5.4", "5.9": "typescript", "6.0": "typescript-6", "7.0": "typescript-7" } as const;
export type CompilerVersion = keyof typeof COMPILERS;

export interface Program {
  modules: Readonly<Record<string, string>>;
  options: object;
  /** Makes the modules CommonJS ones, unless the options say otherwise. */
  commonjs?: boolean;
}

export interface Found {
  /** Below the folder of the programs, such as `nodenext/right-1.ts`, or where it stands. */
  file: string;
  line: number;
  code: string;
  message: string;
}

/** Options that programs of users have in common: the strict ones, Node's module resolution, the DOM and no types of packages. */
export const STRICT = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  types: [],
  module: "nodenext",
  moduleDetection: "force",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
};

export interface Programs {
  /** Has a folder for each program, by its name. */
  root: string;
  check(version: CompilerVersion, names?: readonly string[]): Promise<Found[]>;
}

export async function writePrograms(programs: Readonly<Record<string, Program>>): Promise<Programs> {
  const root = await projectOf();
  for (const [name, { modules, options, commonjs = false }] of Object.entries(programs)) {
    await mkdir(join(root, name));
    if (commonjs) await writeFile(join(root, name, "package.json"), '{ "private": true }\n');
    await writeFile(join(root, name, "tsconfig.json"), JSON.stringify({ compilerOptions: { noEmit: true, ...options } }));
    await Promise.all(Object.entries(modules).map(([module, text]) => writeFile(join(root, name, `${module}.ts`), text)));
  }
  await writeFile(join(root, "package.json"), '{ "private": true, "type": "module" }\n');
  return { root, check: (version, names = Object.keys(programs)) => check(version, root, names) };
}

/** Compiles projects in folders below the root, in one process: version 7 has no interface to JavaScript that is stable. */
export async function check(version: CompilerVersion, root: string, names: readonly string[]): Promise<Found[]> {
  const tsc = join(REPOSITORY, "node_modules", COMPILERS[version], "bin/tsc");
  // Threads of version 7 check the same types once each.
  const args = ["--build", "--force", "--pretty", "false", ...(version === "7.0" ? ["--singleThreaded"] : []), ...names];
  const { code, stdout, stderr } = await run(process.execPath, [...EXEC_ARGV, tsc, ...args], root);
  const lines = stdout.split("\n").filter((line) => /^\S/.test(line));
  const found = lines.map((line) => /^(?<file>.+\.ts)\((?<line>\d+),\d+\): error (?<code>TS\d+): (?<message>.*)/.exec(line)?.groups);
  // Whatever is not said of a module is a fault of the programs or of the installation.
  if (code > 2 || stderr !== "" || found.includes(undefined))
    throw new Error(`TypeScript ${version} exited with ${code}\n${stdout}${stderr}`);
  return found.map(({ file = "", line, code = "", message = "" } = {}) => ({ file, line: Number(line), code, message }));
}
