// Whether a generator's output compiles under `strict`, and what that costs.
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY } from "../../lib/repository.js";
import { parseDiagnostics, type TypeCost } from "../packages/type-cost.js";

/** What the compiler says of a program. */
export interface Compilation extends TypeCost {
  errors: readonly string[];
}

const TSC = join(REPOSITORY, "node_modules/typescript/bin/tsc");

/** Modules are found as a bundler finds them: some generators write `.ts` into their imports, others nothing. */
const COMPILER_OPTIONS = {
  noEmit: true,
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "preserve",
  moduleDetection: "force",
  allowImportingTsExtensions: true,
  strict: true,
  skipLibCheck: true,
  types: [],
};

/** Compiles the text as a module of the folder, with the repository's own compiler. */
export async function compile(folder: string, name: string, text: string): Promise<Compilation> {
  const project = `tsconfig.${name}.json`;
  await writeFile(join(folder, `${name}.ts`), `${text}\n`);
  await writeFile(join(folder, project), JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: [`${name}.ts`] }));
  const output = await outputOf([TSC, "-p", project, "--extendedDiagnostics", "--pretty", "false"], folder);
  return { ...parseDiagnostics(output), errors: output.match(/^.*error TS\d+: .*$/gm) ?? [] };
}

/** What all of a generator's output is compiled by. */
export function importAll(entry: string): string {
  return `import * as all from ${JSON.stringify(entry)};\nexport { all };`;
}

/** The compiler prints its figures whether it finds errors or not. */
function outputOf(args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error === null || typeof error.code === "number") resolve(stdout + stderr);
      else reject(new Error(`The compiler does not run: ${error.message}`));
    });
  });
}
