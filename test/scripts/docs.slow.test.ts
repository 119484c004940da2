import { existsSync } from "node:fs";
import { cp, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compileFrame } from "../../scripts/docs/compile-frame.js";
import { parseOptions } from "../../scripts/docs/options.js";
import { isUpToDate } from "../../scripts/docs/up-to-date.js";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { runScript } from "./support/command.js";
import { edit, removeFolder, wholeRepository } from "./support/repositories.js";

const CACHE = ".cache/docs";
const GUIDE = "scripts/docs/guides/pagination.md";

let folder: string;
beforeAll(async () => {
  [folder] = await Promise.all([wholeRepository(), compileFrame(REPOSITORY)]);
  // What is made once for each state of the theme, and of the code that is highlighted.
  for (const name of (await readdir(join(REPOSITORY, CACHE))).filter((entry) => /^(frame-|highlight$)/.test(entry)))
    await cp(join(REPOSITORY, CACHE, name), join(folder, CACHE, name), { recursive: true });
}, 600_000);
afterAll(() => removeFolder(folder));

it("builds the reference in a clone, again where a guide changed, and names the place of what is wrong in one", async () => {
  const built = await runScript(folder, "scripts/build-docs.ts");
  expect(built).toMatchObject({ code: 0, stderr: "" });
  expect(built.stdout).toMatch(/^ {2}\+ generated\/docs\/404\.html$/m);
  expect(existsSync(join(folder, "packages/sdk/dist/index.js"))).toBe(true);
  expect(isUpToDate(parseOptions([], folder))).toBe(true);

  await edit(join(folder, GUIDE), "\n---\n", "\n---\n\nOne sentence more.\n");
  const generated = await runScript(folder, "scripts/generate.ts");
  expect(generated).toMatchObject({ code: 0, stderr: "" });
  expect(generated.stdout).toMatch(/^docs +\d+ ms +\d{3} pages, \d files changed$/m);
  expect(await readFile(join(folder, "generated/docs/guides/pagination/index.html"), "utf8")).toContain("One sentence more.");

  await edit(join(folder, GUIDE), "title:", "tilte:");
  const { code, stdout, stderr } = await runScript(folder, "scripts/generate.ts");
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(/^scripts\/docs\/guides\/pagination\.md:\d+:\d+ [^]*\n {2}hint: /);
  expect(stderr).toContain("generated/ and the packages' dist/ are written; the reference is as it was\n");
}, 600_000);
