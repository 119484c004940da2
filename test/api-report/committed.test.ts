import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { committedReports } from "../../scripts/api-report/committed.js";
import { apiReports } from "../../scripts/api-report/index.js";
import { readPackages } from "../../scripts/api-report/entries.js";
import { readReports } from "../../scripts/api-report/read-report.js";
import { readReportText } from "../../scripts/api-report/text.js";
import { emitDeclarations } from "../../scripts/lib/emit-declarations.js";
import { REPOSITORY } from "../../scripts/lib/repository.js";
import { entriesOf, PACKAGES } from "../support/package-entries.js";
import { run, succeed } from "../support/processes.js";

const committed = committedReports(REPOSITORY);
const reports = await apiReports(REPOSITORY);

describe("the reports that are committed", () => {
  test("are what the sources yield: else run `npm run api-report` and review what changed", () => {
    expect([...committed.keys()]).toEqual([...reports.keys()]);
    for (const [path, text] of reports) expect(committed.get(path), path).toBe(text);
  });

  test("are there for every entry of every package, and for its package.json", () => {
    const wanted = PACKAGES.flatMap((name) => [
      ...entriesOf(name).map(({ specifier }) => specifier),
      `@hosting-platform/${name}/package.json`,
    ]);
    expect([...readReports(committed).keys()].sort()).toEqual(wanted.sort());
  });

  test("are not published", async () => {
    const folders = PACKAGES.map((name) => `./packages/${name}`);
    const stdout = await succeed(
      "npm",
      ["pack", ...folders, "--dry-run", "--json", "--ignore-scripts", "--no-update-notifier"],
      REPOSITORY,
    );
    const packed = JSON.parse(stdout) as { files: { path: string }[] }[];
    const paths = packed.flatMap(({ files }) => files.map(({ path }) => path));
    expect(packed).toHaveLength(PACKAGES.length);
    expect(paths).toContain("README.md");
    expect(paths.filter((path) => path.includes("api-report") || path.endsWith(".api.md"))).toEqual([]);
  });

  test("are small enough to be reviewed and kept", () => {
    const sizes = [...committed.values()].map(({ length }) => length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
  });

  test("are left alone by prettier", async () => {
    for (const [path, text] of committed) {
      const file = join(REPOSITORY, path);
      expect(await format(text, { ...(await resolveConfig(file)), filepath: file }), path).toBe(text);
    }
  });
});

test("the same reports are written again, and where another language is spoken", async () => {
  expect(await apiReports(REPOSITORY)).toEqual(reports);
  const env = ["LC_ALL=tr_TR.UTF-8", "LANG=tr_TR.UTF-8", "TZ=Asia/Kathmandu", "NODE_NO_WARNINGS=1"];
  const command = [process.execPath, "--import", "tsx", "scripts/api-report.ts", "--check"];
  const { code, stdout, stderr } = await run("env", [...env, ...command], REPOSITORY);
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: `${reports.size} reports, none stale\n`, stderr: "" });
});

test("they are made of the declarations that are published", () => {
  for (const { name, folder, entries } of readPackages(REPOSITORY)) {
    const emitted = emitDeclarations(REPOSITORY, { name, folder }, entries.map(({ source }) => source)); // prettier-ignore
    for (const { path, text } of emitted) expect(text, path).toBe(readFileSync(join(REPOSITORY, folder, "dist", path), "utf8"));
  }
});

test("they hold all that they name: they compile by themselves, as strictly as can be", () => {
  const codes = new Map<string, string>(
    [...reports.values()].flatMap((text) => {
      const { heading, language, code } = readReportText(text) ?? {};
      return heading === undefined || code === undefined || language !== "ts" ? [] : [[`/reports/${heading}.d.ts`, code] as const];
    }),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: [],
    skipDefaultLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const [readFile, getSourceFile] = [host.readFile.bind(host), host.getSourceFile.bind(host)];
  host.fileExists = (file) => codes.has(file) || ts.sys.fileExists(file);
  host.readFile = (file) => codes.get(file) ?? readFile(file);
  host.getSourceFile = (file, version) => {
    const code = codes.get(file);
    return code === undefined ? getSourceFile(file, version) : ts.createSourceFile(file, code, version, true);
  };
  host.resolveModuleNameLiterals = (literals) =>
    literals.map(({ text }) => {
      const own = `/reports/${text}.d.ts`;
      if (codes.has(own)) return { resolvedModule: { resolvedFileName: own, extension: ".d.ts" } };
      return ts.resolveModuleName(text, join(REPOSITORY, "packages/client/index.ts"), options, ts.sys);
    });
  const program = ts.createProgram([...codes.keys()], options, host);
  const problems = ts.getPreEmitDiagnostics(program).filter(({ file }) => file === undefined || codes.has(file.fileName));
  const told = problems.map(({ file, messageText }) => `${file?.fileName ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`);
  expect(told).toEqual([]);
});

test("no package is left out", () => {
  expect(readdirSync(join(REPOSITORY, "packages")).sort()).toEqual([...PACKAGES].sort());
});
