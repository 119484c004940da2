import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { committedReports, staleReports, writeReports } from "../../scripts/api-report/committed.js";
import { apiReports, compareReports } from "../../scripts/api-report/index.js";
import { lineDiff } from "../../scripts/api-report/line-diff.js";
import { reportsAt } from "../../scripts/api-report/reports-at.js";
import { changesText, staleText } from "../../scripts/api-report/show.js";
import { REPOSITORY } from "../../scripts/lib/repository.js";
import { run, succeed } from "../support/processes.js";
import { inRepository, manifest, type Sources } from "./support.js";

const SOURCES: Sources = { "lib/package.json": manifest("lib"), "lib/src/index.ts": "export declare const a: string;" };
const INDEX = "packages/lib/api-report/index.api.md";

describe("writing", () => {
  test("says what changed, takes away what no entry has, and leaves alone what is right", async () => {
    await inRepository(SOURCES, async (root) => {
      expect(committedReports(root).size).toBe(0);
      const reports = await apiReports(root);
      expect(await writeReports(root, reports)).toEqual([...reports.keys()]);
      expect(committedReports(root)).toEqual(reports);
      expect(await writeReports(root, reports)).toEqual([]);

      writeFileSync(join(root, "packages/lib/api-report/old.api.md"), "");
      writeFileSync(join(root, "packages/lib/src/index.ts"), "export declare const a: number;");
      const now = await apiReports(root);
      expect(await staleReports(root, now)).toEqual([INDEX, "packages/lib/api-report/old.api.md"]);
      expect(committedReports(root).get(INDEX)).toBe(reports.get(INDEX));
      expect(await writeReports(root, now)).toEqual([INDEX, "packages/lib/api-report/old.api.md"]);
      expect(committedReports(root)).toEqual(now);
    });
  });

  test("is all or nothing", async () => {
    const two = { "./one/a": "index", "./two": "index" };
    await inRepository({ ...SOURCES, "lib/package.json": manifest("lib", two) }, async (root) => {
      const reports = await apiReports(root);
      // A file stands where a folder has to be.
      mkdirSync(join(root, "packages/lib/api-report"));
      writeFileSync(join(root, "packages/lib/api-report/one"), "");
      await expect(writeReports(root, reports)).rejects.toThrow("packages/lib/api-report/one");
      expect(existsSync(join(root, "packages/lib/api-report/two.api.md"))).toBe(false);
    });
  });
});

describe("what is said", () => {
  test("of reports that are stale, missing or of no entry", () => {
    const committed = new Map([
      ["a", "one\ntwo\nthree\n"],
      ["c", "x"],
    ]);
    const reports = new Map([
      ["a", "one\n2\nthree\n"],
      ["b", "y"],
    ]);
    expect(staleText(["a", "b", "c"], committed, reports)).toBe(
      [
        "a: stale",
        "  @@ -1 +1 @@",
        "   one",
        "  -two",
        "  +2",
        "   three",
        "   ",
        "b: missing",
        "c: of no entry",
        "  hint: run `npm run api-report`, review what it changes, and commit it",
        "",
      ].join("\n"),
    );
  });

  test("of changes, the gravest first", async () => {
    const stream = { write: () => true };
    expect(changesText([], stream)).toBe("the public API is the same\n");
    const place = { package: "lib", entry: "./core" };
    expect(
      changesText(
        [
          { ...place, name: "a", kind: "added", verdict: "compatible" },
          { ...place, entry: ".", name: "b", kind: "removed", verdict: "breaking" },
        ],
        stream,
      ),
    ).toBe("breaking   lib  b removed\ncompatible lib/core  a added\n1 breaking, 1 compatible\n");
    await inRepository(SOURCES, async (root) => {
      expect(compareReports(await apiReports(root), await apiReports(root))).toEqual([]);
    });
  });

  test("of lines: what differs, with what is around it, and no more than is asked for", () => {
    const lines = Array.from({ length: 20 }, (_, index) => String(index));
    const now = lines.with(3, "three").toSpliced(15, 1);
    const diff = ["@@ -2 +2 @@", " 1", " 2", "-3", "+three", " 4", " 5", "@@ -14 +14 @@", " 13", " 14", "-15", " 16", " 17"];
    expect(lineDiff(lines.join("\n"), now.join("\n"), 100)).toEqual(diff);
    expect(lineDiff(lines.join("\n"), now.join("\n"), 5)).toEqual([...diff.slice(0, 5), "… 8 more lines"]);
    expect(lineDiff("a", "a", 5)).toEqual([]);
    expect(lineDiff("a\nb", "b\nc", 9)).toEqual(["@@ -1 +1 @@", "-a", " b", "+c"]);
  });
});

test("a source that does not say its types is named, with its place", async () => {
  await inRepository({ ...SOURCES, "lib/src/index.ts": "export const a = Math.random();" }, async (root) => {
    await expect(apiReports(root)).rejects.toMatchObject({
      findings: [{ file: join(root, "packages/lib/src/index.ts"), line: 1, rule: "package-source" }],
    });
  });
});

describe("the reports of a git ref", () => {
  const git = (root: string, ...args: string[]): Promise<string> =>
    succeed("git", ["-c", "user.name=test", "-c", "user.email=test@example.com", ...args], root);

  test("are those that were committed, and have to be there", async () => {
    await inRepository(SOURCES, async (root) => {
      await git(root, "init", "--quiet", "--initial-branch=main");
      await git(root, "add", ".");
      await git(root, "commit", "--quiet", "-m", "Before the first reports");
      await git(root, "tag", "v0.0.1");
      await expect(reportsAt(root, "v0.0.1")).rejects.toThrow("v0.0.1 has no API reports.\n  hint: name a commit");

      const reports = await apiReports(root);
      await writeReports(root, reports);
      writeFileSync(join(root, "packages/lib/api-report/notes.md"), "No report.");
      await git(root, "add", ".");
      await git(root, "commit", "--quiet", "-m", "Reports");
      rmSync(join(root, "packages/lib/api-report"), { recursive: true });
      expect(await reportsAt(root, "main")).toEqual(reports);
    });
  });
});

describe("the command", () => {
  const command = (args: readonly string[], folder = REPOSITORY): ReturnType<typeof run> =>
    run(process.execPath, ["--import", "tsx", "scripts/api-report.ts", ...args], folder);

  test("explains itself", async () => {
    const { code, stdout } = await command(["--help"]);
    expect(code).toBe(0);
    for (const text of ["usage: npm run api-report", "--check", "--base REF", "Exit codes:"]) expect(stdout).toContain(text);
  });

  test.each([
    [["--chek"], "(Did you mean --check?)"],
    [["--check", "--base", "main"], "--check and --base do not go together."],
    [["--json"], "--json goes with --base."],
    [["lib"], "'lib' is no flag of this command"],
  ])("refuses %j", async (args, message) => {
    const { code, stdout, stderr } = await command(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
  });

  test("finds what is stale, says in what, and mends it", async () => {
    const copied = ["scripts", "generated", "packages", "package.json", "tsconfig.json", "redocly.yaml"];
    await inRepository({}, async (root) => {
      rmSync(join(root, "packages"), { recursive: true });
      for (const path of copied)
        cpSync(join(REPOSITORY, path), join(root, path), { recursive: true, filter: (from) => !/\/(?:dist|generated\/docs)$/.test(from) });
      symlinkSync(join(REPOSITORY, "node_modules"), join(root, "node_modules"));
      const report = join(root, "packages/auth/api-report/index.api.md");
      const before = readFileSync(report, "utf8");
      writeFileSync(report, before.replace("export declare function team(", "export declare function teams("));
      const checked = await command(["--check"], root);
      expect(checked).toMatchObject({ code: 1, stdout: "" });
      expect(checked.stderr).toContain("packages/auth/api-report/index.api.md: stale\n");
      expect(checked.stderr).toContain("  -export declare function teams(\n  +export declare function team(\n");
      expect(readFileSync(report, "utf8")).not.toBe(before);
      expect(await command([], root)).toEqual({
        code: 0,
        stdout: [
          "packages/auth/api-report/index.api.md",
          "breaking   @hosting-platform/auth  teams removed",
          "compatible @hosting-platform/auth  team added",
          "1 breaking, 1 compatible",
          "",
        ].join("\n"),
        stderr: "",
      });
      expect(readFileSync(report, "utf8")).toBe(before);
    });
  });
});
