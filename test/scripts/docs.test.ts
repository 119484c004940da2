import { existsSync } from "node:fs";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { compileFrame } from "../../scripts/docs/compile-frame.js";
import { parseOptions } from "../../scripts/docs/options.js";
import { isUpToDate } from "../../scripts/docs/up-to-date.js";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { type Outcome, runScript } from "./support/command.js";
import { edit, removeFolder, wholeRepository } from "./support/repositories.js";

const GENERATE = "scripts/generate.ts";
const DOCS = "scripts/build-docs.ts";
const CACHE = ".cache/docs";
const GUIDE = "scripts/docs/guides/pagination.md";
const DONE = "generated/ and the packages' dist/ are written; the reference is as it was";

let folder: string;
beforeAll(async () => {
  [folder] = await Promise.all([wholeRepository(), compileFrame(REPOSITORY)]);
  // What is made once for each state of the theme, and of the code that is highlighted.
  for (const name of (await readdir(join(REPOSITORY, CACHE))).filter((entry) => /^(frame-|highlight$)/.test(entry))) {
    await cp(join(REPOSITORY, CACHE, name), join(folder, CACHE, name), { recursive: true });
  }
}, 120_000);
afterAll(() => removeFolder(folder));

/** What the closing table of `npm run generate` says of the reference. */
function docsLine({ stdout }: Outcome): string | undefined {
  return /^docs +\d+ ms +(.*)$/m.exec(stdout)?.[1];
}

describe("in a clone where nothing is built", () => {
  test("`npm run docs` builds the packages and the reference, and keeps what it made it from", async () => {
    expect(existsSync(join(folder, "packages/sdk/dist"))).toBe(false);
    const { code, stdout, stderr } = await runScript(folder, DOCS);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^ {2}\+ generated\/docs\/404\.html$/m);
    expect(stdout).toMatch(/^\d{3} pages, \d+ files changed, \d+\.\d s$/m);
    expect(existsSync(join(folder, "packages/sdk/dist/index.js"))).toBe(true);
    expect(isUpToDate(parseOptions([], folder))).toBe(true);
  }, 120_000);

  test("`npm run generate` builds the reference of a changed guide, and another time nothing", async () => {
    const guide = join(folder, GUIDE);
    const text = await readFile(guide, "utf8");
    await writeFile(guide, `${text}\nOne sentence more.\n`);
    const first = await runScript(folder, GENERATE);
    expect(first).toMatchObject({ code: 0, stderr: "" });
    expect(docsLine(first)).toMatch(/^\d{3} pages, \d files changed$/);
    expect(await readFile(join(folder, "generated/docs/guides/pagination/index.html"), "utf8")).toContain("One sentence more.");
    expect(docsLine(await runScript(folder, GENERATE))).toBe("nothing changed");
    await writeFile(guide, text);
  }, 120_000);
});

test("a broken guide is told with its place, and what else was done", async () => {
  const guide = join(folder, GUIDE);
  await edit(guide, "title:", "tilte:");
  onTestFinished(() => edit(guide, "tilte:", "title:"));
  const { code, stdout, stderr } = await runScript(folder, DOCS);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(/^scripts\/docs\/guides\/pagination\.md:\d+:\d+ \S+ .*\n(?: {2}[> ] +.*\n)+ {2}hint: /);
  expect(stderr).not.toContain("    at ");
  const generated = await runScript(folder, GENERATE);
  expect({ ...generated, stdout: "" }).toMatchObject({ code: 1, stderr: `${stderr}${DONE}\n` });
}, 120_000);

test("a frame that cannot be compiled is told without a stack, with what to do", async () => {
  await writeFile(join(folder, "scripts/docs/site/astro.config.js"), "nothing;\n");
  const { code, stderr } = await runScript(folder, DOCS);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^The frame of the pages \(scripts\/docs\/site\) cannot be compiled:\n[\s\S]*\n {2}hint: mend /);
  expect(stderr).not.toContain("build-docs.ts");
});

test("--help prints the usage", async () => {
  const { code, stdout, stderr } = await runScript(REPOSITORY, DOCS, ["--help"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^usage: npm run docs /);
});

test("an unknown flag is wrong usage", async () => {
  const { code, stdout, stderr } = await runScript(REPOSITORY, DOCS, ["--sevre"]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(/^Unknown option '--sevre'\n\(Did you mean --serve\?\)\nusage: npm run docs /);
});
