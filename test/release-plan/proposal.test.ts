import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check } from "prettier";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ChangesSince } from "../../scripts/release/changes-since.js";
import { pendingChangesets } from "../../scripts/release/changesets.js";
import { proposalFor, proposalStep } from "../../scripts/release/proposal.js";
import { change, contract, operation, since } from "./support/changes.js";

const PACKAGES = ["@hosting-platform/types", "@hosting-platform/client"];

const added = operation({ kind: "added", operationId: "createHook", method: "post", path: "/v1/hooks", tag: "Hooks" });
const removed = operation({ kind: "removed", operationId: "deleteHook", method: "delete", path: "/v1/hooks/{id}", tag: "Hooks" });
const NEW = since({ contract: contract([change({ operations: ["createHook"] })], [added]) });
const GONE = since({ contract: contract([change({ verdict: "breaking", operations: ["deleteHook"] })], [removed]) });

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "proposal-"));
  folder = join(root, ".changeset");
  await mkdir(folder);
  await writeFile(join(folder, "README.md"), "# Read me\n");
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe("what is proposed", () => {
  test("names each package, the bump, and the operations by tag", async () => {
    const proposal = await proposalFor(NEW, PACKAGES);
    expect(proposal?.file).toMatch(/^contract-[0-9a-f]{8}\.md$/);
    expect(proposal?.text.replace(/[0-9a-f]{16}/, "HASH")).toBe(`---
"@hosting-platform/client": minor
"@hosting-platform/types": minor
---

<!-- Proposed by \`npm run changeset\` from what changed since v0.1.0. HASH -->

### Added

- Hooks
  - \`createHook\` (\`POST /v1/hooks\`)
`);
  });

  test.each([
    ["0.1.0", "minor"],
    ["1.0.0", "major"],
  ])("after %s, what breaks is %s", async (version, bump) => {
    const proposal = await proposalFor({ ...GONE, version }, PACKAGES);
    expect(proposal?.text).toContain(`"@hosting-platform/client": ${bump}\n`);
  });

  test("is nothing where nothing changed", async () => {
    expect(await proposalFor(since({}), PACKAGES)).toBeUndefined();
  });

  test("is formatted, whatever the contract says", async () => {
    const texts = ["a_b_c", "* a", "1. b", "<i>", "`c", "a | b", "__x__", "\\", "-", "#", "a  \nb", "~~~", "[x]: y"];
    const hostile = since({ contract: contract(texts.map((message) => change({ message, tags: [message] }))) });
    const { text = "" } = (await proposalFor(hostile, PACKAGES)) ?? {};
    expect(await check(text, { parser: "markdown", printWidth: 140 })).toBe(true);
  });

  test("has one name for each base, so that branches of one base meet in one file", async () => {
    const names = await Promise.all([NEW, GONE, { ...NEW, base: { ref: "v0.1.0", commit: "2".repeat(40) } }].map(fileOf));
    expect(names[0]).toBe(names[1]);
    expect(names[0]).not.toBe(names[2]);
  });

  const fileOf = async (changes: ChangesSince): Promise<string | undefined> => (await proposalFor(changes, PACKAGES))?.file;
});

describe("a second run", () => {
  test("finds its file up to date", async () => {
    await run(NEW);
    expect(await run(NEW)).toMatchObject({ outcome: "unchanged", removed: [] });
    expect(await proposals()).toHaveLength(1);
  });

  test("rewrites it where something changed", async () => {
    await run(NEW);
    expect(await run(GONE)).toMatchObject({ outcome: "written", removed: [] });
    const [file = ""] = await proposals();
    expect(await readFile(join(folder, file), "utf8")).toContain("deleteHook");
    expect(await proposals()).toHaveLength(1);
  });

  test("removes it where the change was taken back", async () => {
    await run(NEW);
    expect(await run(since({}))).toMatchObject({ outcome: "nothing", removed: [expect.stringMatching(/^contract-/)] });
    expect(await proposals()).toEqual([]);
  });

  test("takes the place of one that was written from an earlier base", async () => {
    const [early = ""] = (await run(NEW), await proposals());
    expect(await run({ ...GONE, base: { ref: "main", commit: "2".repeat(40) } })).toMatchObject({ outcome: "written", removed: [early] });
    expect(await proposals()).toHaveLength(1);
  });

  test("leaves one that the base had: what it says is no part of what changed since", async () => {
    const [early = ""] = (await run(NEW), await proposals());
    const later = { ...GONE, base: { ref: "main", commit: "2".repeat(40) }, changesets: ["README.md", early] };
    expect(await run(later)).toMatchObject({ outcome: "written", removed: [] });
    expect(await proposals()).toHaveLength(2);
  });

  test("keeps what a person made of it while nothing changes, and says so where something does", async () => {
    const [file = ""] = (await run(NEW), await proposals());
    const edited = (await readFile(join(folder, file), "utf8")).replace(/minor/g, "major").concat("\nRead this.\n");
    await writeFile(join(folder, file), edited);
    expect(await run(NEW)).toMatchObject({ outcome: "kept", removed: [] });
    expect(await run(GONE)).toMatchObject({ outcome: "outdated", removed: [] });
    expect(await run(since({}))).toMatchObject({ outcome: "outdated", removed: [] });
    expect(await readFile(join(folder, file), "utf8")).toBe(edited);
    expect(await run(GONE, true)).toMatchObject({ outcome: "written" });
    expect(await readFile(join(folder, file), "utf8")).not.toContain("Read this.");
  });

  test("leaves changesets of people alone", async () => {
    await writeFile(join(folder, "brave-bears.md"), '---\n"@hosting-platform/client": patch\n---\n\nA fault.\n');
    await run(NEW);
    await run(since({}));
    expect((await readdir(folder)).sort()).toEqual(["README.md", "brave-bears.md"]);
  });
});

describe("pending changesets", () => {
  test("are read with their bumps and their text", async () => {
    await writeFile(join(folder, "b.md"), '---\n"@hosting-platform/client": patch\n---\n\nA fault.\n');
    await writeFile(join(folder, "a.md"), "---\n---\n");
    const found = await pendingChangesets(root, PACKAGES);
    expect(found.map(({ file, bumps, body }) => [file, [...bumps], body])).toEqual([
      ["a.md", [], ""],
      ["b.md", [["@hosting-platform/client", "patch"]], "\nA fault.\n"],
    ]);
  });

  test.each([
    ["no list", "A fault.\n", "has no list"],
    ["a broken list", "---\n- [\n---\n", "cannot be read"],
    ["a list of another shape", "---\n- a\n---\n", "cannot be read"],
    ["a package that is none", '---\n"@hosting-platform/sdkk": patch\n---\n', "There is no package @hosting-platform/sdkk."],
    ["a bump that is none", '---\n"@hosting-platform/client": huge\n---\n', '"huge" is no bump.'],
  ])("with %s are refused", async (_, text, message) => {
    await writeFile(join(folder, "a.md"), text);
    await expect(pendingChangesets(root, PACKAGES)).rejects.toThrow(message);
  });

  test.each([
    ["pre", ["b.md"]],
    ["exit", ["a.md", "b.md"]],
  ])("are, where pre-releases are in the mode %s, %j", async (mode, files) => {
    for (const file of ["a.md", "b.md"]) await writeFile(join(folder, file), '---\n"@hosting-platform/client": patch\n---\n\nA fault.\n');
    await writeFile(join(folder, "pre.json"), JSON.stringify({ mode, tag: "next", initialVersions: {}, changesets: ["a"] }));
    expect((await pendingChangesets(root, PACKAGES)).map(({ file }) => file)).toEqual(files);
  });
});

/** What the command does with `.changeset/`. */
async function run(changes: ChangesSince, overwrite = false): Promise<Awaited<ReturnType<typeof proposalStep>>> {
  const proposal = await proposalFor(changes, PACKAGES);
  const step = await proposalStep(root, changes, proposal, { overwrite });
  if (step.outcome === "written" && proposal !== undefined) await writeFile(join(folder, proposal.file), proposal.text);
  for (const file of step.removed) await rm(join(folder, file));
  return step;
}

async function proposals(): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.startsWith("contract-"));
}
