import { execFile } from "node:child_process";
import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OWN_MODULES } from "./peers.js";
import { withFolder } from "./workspace.js";

/** Modules are resolved as by a bundler: some generators write `.ts` into their imports, others no extension. */
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

export interface Compilation {
  instantiations: number;
  errors: readonly string[];
}

/** Compiles the text as a module in a folder, with the repository's own compiler under `strict`; `options` override the others. */
export async function compile(folder: string, text: string, options: object = {}): Promise<Compilation> {
  await writeFile(join(folder, "program.ts"), `${text}\n`);
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...COMPILER_OPTIONS, ...options }, files: ["program.ts"] }),
  );
  const args = [join(OWN_MODULES, "typescript/bin/tsc"), "-p", ".", "--extendedDiagnostics", "--pretty", "false"];
  const output = await new Promise<string>((resolve) => {
    // The compiler prints its figures even if it finds errors.
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => resolve(stdout));
  });
  const [, instantiations] = /^Instantiations: +(\d+)/m.exec(output) ?? [];
  if (instantiations === undefined) throw new Error(`The compiler does not print its figures:\n${output}`);
  return { instantiations: Number(instantiations), errors: output.match(/^.*error TS\d+: .*$/gm) ?? [] };
}

/** Compiles a text that imports packages from `modules`. */
export function compileWith(modules: string, text: string): Promise<Compilation> {
  return withFolder(async (folder) => {
    await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
    await symlink(modules, join(folder, "node_modules"), "junction");
    return compile(folder, text);
  });
}
