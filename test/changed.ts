import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../scripts/core/files/repository.js";

/** Tests that read a source as a file: no import leads vitest from one to the other. */
const READERS: readonly (readonly [source: RegExp, tests: string])[] = [
  [/^(spec\/|redocly\.yaml$|\.redocly\.)/, "test/spec"],
  [/^(spec\/|redocly\.yaml$|\.redocly\.)/, "test/lint"],
  [/^spec\/flows\//, "test/flows"],
  [/^(README\.md$|packages\/\w+\/README\.md$|scripts\/docs\/guides\/)/, "test/packages/samples"],
  [/^scripts\/docs\/guides\//, "test/docs/guides"],
  [/package\.json$/, "test/packages/manifests.test.ts"],
  [/^\.github\/|^\.ci\//, "test/workflows"],
  [/^test\/fixtures\/(lint|check)\//, "test/lint"],
  [/^test\/fixtures\/(broken|pipeline)\//, "test/generate"],
  [/^test\/fixtures\/(documents|specifications)\//, "test/generate"],
  [/^test\/fixtures\/flows\//, "test/flows"],
];

function git(...args: string[]): string[] {
  const files = execFileSync("git", [...args, "-z"], { cwd: REPOSITORY, encoding: "utf8" }).split("\0");
  return files.filter((file) => file !== "" && existsSync(join(REPOSITORY, file)));
}

function main(args: readonly string[]): number {
  const [base = "HEAD", ...others] = args;
  if (others.length > 0 || base.startsWith("-")) {
    process.stderr.write("usage: npm run test:changed [-- REF]\nRuns the fast tests that the changes since REF (default HEAD) concern.\n");
    return 2;
  }
  const untracked = ["ls-files", "--others", "--exclude-standard"];
  const changed = [...git("diff", "--name-only", base), ...git(...untracked)];
  const folders = READERS.flatMap(([source, tests]) => (changed.some((file) => source.test(file)) ? [tests] : []));
  const readers = folders.length === 0 ? [] : git("ls-files", "--cached", "--others", "--exclude-standard", ...folders);
  const files = [...new Set([...changed, ...readers.filter((file) => file.endsWith(".test.ts"))])];
  if (files.length === 0) {
    process.stdout.write(`No file has changed since ${base}.\n`);
    return 0;
  }
  const vitest = ["vitest", "related", ...files, "--run", "--passWithNoTests", "--config", "test/vitest.config.ts", "--project=fast-*"];
  return spawnSync("npx", vitest, { cwd: REPOSITORY, stdio: "inherit" }).status ?? 1;
}

process.exit(main(process.argv.slice(2)));
