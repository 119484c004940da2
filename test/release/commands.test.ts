import { expect, onTestFinished, test } from "vitest";
import { main as apiReport, run as runApiReport } from "../../scripts/pack/api-report-command.js";
import { apiReports } from "../../scripts/pack/api-report.js";
import { proposeChangeset, run as runChangeset } from "../../scripts/release/changeset-command.js";
import { release, run as runRelease } from "../../scripts/release/command.js";
import { releaseOnGitHub, run as runGitHub } from "../../scripts/release/github-command.js";
import { run as runVersion, versionPackages } from "../../scripts/release/version-command.js";
import type { Outcome } from "../harness/processes.js";
import { runMain } from "../harness/run-main.js";
import { SOURCE, useClone } from "./harness/repository.js";

const clone = useClone();

const changeset = (bump: string, text = "A fault was mended."): Promise<void> =>
  clone.write(".changeset/one.md", `---\n"@hosting-platform/client": ${bump}\n---\n\n${text}\n`);

const FILE = ".changeset/contract-since-0.0.1.md";
const propose = (...args: string[]): Promise<Outcome> => runMain(() => proposeChangeset(args, clone.folder));
const proposal = (): Promise<string | undefined> => clone.read(FILE).catch(() => undefined);

test("npm run changeset proposes breaking changes, keeps manual edits and checks the bump", async () => {
  await clone.git("tag", "v0.0.1");
  await clone.edit("spec/openapi.yaml", "/v1/hooks:", "/v1/hooks/{id}:");
  expect(await propose("--check")).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("a minor bump") as string });
  const tried = await propose("--dry-run");
  expect([tried.code, await proposal()]).toEqual([0, undefined]);

  expect(await propose()).toMatchObject({ code: 0, stdout: `${FILE}: a minor bump, 0.0.1 → 0.1.0.\n`, stderr: "" });
  const text = (await proposal()) ?? "";
  expect(text).toBe(tried.stdout);
  expect(text).toContain("**Breaking:** `listHooks`");
  expect(await propose("--check")).toMatchObject({ code: 0, stdout: expect.stringContaining("the next version is 0.1.0") as string });

  await clone.edit(FILE, "<!-- Each", "Own words.\n\n<!-- Each");
  await clone.edit(FILE, ": minor\n", ": patch\n");
  expect((await propose("--check")).code).toBe(1);
  expect((await propose()).code).toBe(0);
  expect(await proposal()).toBe(text.replace("<!-- Each", "Own words.\n\n<!-- Each"));
});

test("npm run changeset proposes nothing without changes", async () => {
  await clone.git("tag", "v0.0.1");
  expect(await propose()).toEqual({ code: 0, stdout: "No changes visible to users since v0.0.1.\n", stderr: "" });
  expect(await proposal()).toBeUndefined();
});

test.each([[], ["--check"]])("npm run changeset says on main that it does not compare commits without a release, %j", async (...args) => {
  await clone.edit("spec/openapi.yaml", "/v1/hooks:", "/v1/hooks/{id}:");
  await clone.commit();
  const { code, stderr } = await propose(...args);
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(/^No release before HEAD, and main is HEAD: only uncommitted[^]*hint: set --base/),
  ]);
});

test.each([
  [["--check", "--dry-run"], "--check and --dry-run cannot be combined"],
  [["--chek"], "Did you mean --check?"],
  [["--base", "v9.9.9"], 'No commit, branch or tag "v9.9.9"'],
])("npm run changeset refuses %j", async (args, message) => {
  expect(await propose(...args)).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(message) as string });
});

const raise = (...args: string[]): Promise<Outcome> => runMain(() => versionPackages(args, clone.folder, new Date("2026-01-31")));

test("npm run release:version updates the versions, the lock file and the changelog", async () => {
  await changeset("minor");
  expect(await raise()).toMatchObject({ code: 0, stderr: "" });
  const { packages } = JSON.parse(await clone.read("package-lock.json")) as { packages: Record<string, { version?: string }> };
  for (const name of ["types", "client", "sdk"]) {
    expect(await clone.read(`packages/${name}/package.json`)).toContain('"version": "0.1.0"');
    expect(packages[`packages/${name}`]?.version).toBe("0.1.0");
  }
  expect(await clone.read("packages/client/package.json")).toContain('"@hosting-platform/types": "^0.1.0"');
  expect(await clone.read("CHANGELOG.md")).toContain(
    "## Unreleased\n\n## 0.1.0 – 2026-01-31\n\n### Added\n\n- All of it.\n\n### Changed\n\n- A fault was mended.\n",
  );
  expect(await clone.git("status", "--porcelain", ".changeset")).toBe("");
});

test.each<[string, () => Promise<void>, number, string]>([
  ["nothing is pending", () => changeset("none"), 1, "No pending changesets"],
  ["a changeset names no package", () => clone.write(".changeset/one.md", '---\n"x": minor\n---\n\nX.\n'), 2, "x"],
  [
    "the changelog has no place",
    async () => {
      await changeset("minor");
      await clone.edit("CHANGELOG.md", "## Unreleased", "## Soon");
    },
    2,
    '"## Unreleased"',
  ],
])("npm run release:version changes nothing if %s", async (_, edit, code, message) => {
  await edit();
  const before = await clone.git("status", "--porcelain");
  expect(await raise()).toMatchObject({ code, stdout: "", stderr: expect.stringContaining(message) as string });
  expect(await clone.git("status", "--porcelain")).toBe(before);
});

test("npm run release:github needs a section of the version, and prints it in a dry run", async () => {
  const tried = (): Promise<Outcome> => runMain(() => releaseOnGitHub(["--dry-run"], clone.folder));
  expect(await tried()).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("no section for 0.0.1") as string });
  await clone.edit("CHANGELOG.md", "## Unreleased\n", "## Unreleased\n\n## 0.0.1 – 2026-01-31\n");
  await clone.write("CHANGELOG.md", `${await clone.read("CHANGELOG.md")}\n## 0.0.0 – 2025-01-31\n\n- Nothing.\n`);
  expect(await tried()).toMatchObject({ code: 0, stdout: "### Added\n\n- All of it.\n", stderr: "" });
});

test("lists all obstacles to a release and publishes nothing", async () => {
  await changeset("minor");
  const { code, stdout, stderr } = await runMain(() => release([], clone.folder));
  expect([code, stdout]).toEqual([1, ""]);
  expect([...stderr.matchAll(/^([a-z]+(?:-[a-z]+)+) /gm)].map(([, rule]) => rule)).toEqual(["dirty-tree", "pending-changesets"]);
  expect(await clone.git("tag")).toBe("");
});

const REPORT = "packages/pagination/api-report.md";

test("npm run api-report reports declarations without comments and bodies, and detects changes of them", async () => {
  const report = (await apiReports(clone.folder)).find(({ path }) => path === REPORT);
  expect(report?.text).toContain("```ts\nexport declare function hello(name: string): void;\n```");
  expect(await runMain(() => apiReport(["--check"], clone.folder))).toEqual({ code: 0, stdout: "", stderr: "" });
  await clone.edit(SOURCE, "Says hello.", "Greets.");
  expect((await runMain(() => apiReport(["--check"], clone.folder))).code).toBe(0);
  await clone.edit(SOURCE, "name: string", "name?: string");
  expect(await runMain(() => apiReport(["--check"], clone.folder))).toMatchObject({ code: 1, stdout: `${REPORT}\n` });
  expect(await runMain(() => apiReport([], clone.folder))).toEqual({ code: 0, stdout: `${REPORT}\n`, stderr: "" });
  expect(await clone.read(REPORT)).toContain("name?: string");
});

test.each([
  ["changeset", runChangeset],
  ["release:version", runVersion],
  ["release", runRelease],
  ["release:github", runGitHub],
  ["api-report", runApiReport],
])("exits with 2 on wrong usage of npm run %s", async (name, command) => {
  const { argv, exitCode } = process;
  onTestFinished(() => void Object.assign(process, { argv, exitCode }));
  process.argv = [process.execPath, name, "--nothing"];
  const { code, stdout, stderr } = await runMain(async () => {
    await command();
    return Number(process.exitCode);
  });
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("Unknown option --nothing");
  expect(stderr).toContain(`\nusage: npm run ${name}`);
});
