import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { main } from "../../scripts/api-report.js";
import { committedReports } from "../../scripts/api-report/committed.js";
import { apiReports } from "../../scripts/api-report/index.js";
import { readReports } from "../../scripts/api-report/read-report.js";
import { reportsAt } from "../../scripts/api-report/reports-at.js";
import { UsageError } from "../../scripts/lib/spec-command.js";
import { REPOSITORY } from "../../scripts/lib/repository.js";
import { entriesOf, PACKAGES } from "../support/package-entries.js";
import { succeed } from "../support/processes.js";
import { inRepository, manifest, type Sources } from "./support.js";

const SOURCES: Sources = { "lib/package.json": manifest("lib"), "lib/src/index.ts": "export declare const a: string;" };
const INDEX = "packages/lib/api-report/index.api.md";

afterEach(() => vi.restoreAllMocks());

/** Runs the command in the process. */
async function command(args: string[], root = REPOSITORY): Promise<{ code: number; stdout: string; stderr: string }> {
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      said[name] += String(text);
      return true;
    });
  const code = await main(args, root).finally(() => vi.restoreAllMocks());
  return { code, ...said };
}

it("finds the committed reports fresh, one for each entry of each package and its package.json", async () => {
  expect(await command(["--check"])).toMatchObject({ code: 0, stderr: "" });
  const wanted = PACKAGES.flatMap((name) => [
    ...entriesOf(name).map(({ specifier }) => specifier),
    `@hosting-platform/${name}/package.json`,
  ]);
  expect([...readReports(committedReports(REPOSITORY)).keys()].sort()).toEqual(wanted.sort());
});

it("writes what changed, takes away what no entry has, and --check fails on drift and writes nothing", async () => {
  await inRepository(SOURCES, async (root) => {
    expect(await command([], root)).toMatchObject({ code: 0 });
    expect(committedReports(root)).toEqual(await apiReports(root));
    expect(await command(["--check"], root)).toEqual({ code: 0, stdout: "2 reports, none stale\n", stderr: "" });

    writeFileSync(join(root, "packages/lib/api-report/old.api.md"), "");
    writeFileSync(join(root, "packages/lib/src/index.ts"), "export declare const a: number;");
    const before = committedReports(root);
    const checked = await command(["--check"], root);
    expect(checked).toMatchObject({ code: 1, stdout: "" });
    expect(checked.stderr).toContain(`${INDEX}: stale\n`);
    expect(checked.stderr).toContain("  -export declare const a: string;\n  +export declare const a: number;\n");
    expect(checked.stderr).toContain("packages/lib/api-report/old.api.md: of no entry\n");
    expect(committedReports(root)).toEqual(before);

    expect((await command([], root)).stdout).toContain("breaking   lib  a changed\n");
    expect(readFileSync(join(root, INDEX), "utf8")).toContain("a: number");
    expect([...committedReports(root).keys()]).toEqual([INDEX, "packages/lib/api-report/package.json.api.md"]);
  });
});

it("reads the reports of a git ref, which have to be there", async () => {
  await inRepository(SOURCES, async (root) => {
    const git = (...args: string[]): Promise<string> =>
      succeed("git", ["-c", "user.name=test", "-c", "user.email=test@example.com", ...args], root);
    await git("init", "--quiet", "--initial-branch=main");
    await git("add", ".");
    await git("commit", "--quiet", "-m", "Sources");
    await expect(reportsAt(root, "main")).rejects.toThrow("main has no API reports.");
    await command([], root);
    await git("add", "packages");
    await git("commit", "--quiet", "-m", "Reports");
    expect(await reportsAt(root, "main")).toEqual(await apiReports(root));
    expect((await command(["--base", "main", "--json"], root)).stdout).toBe("[]\n");
  });
});

it.each([[["--check", "--base", "main"]], [["--json"]], [["lib"]], [["--chek"]]])("refuses %j", async (args) => {
  await expect(command(args)).rejects.toThrow(UsageError);
});
