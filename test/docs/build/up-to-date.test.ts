import { expect, test } from "vitest";
import type { DocsReport } from "../../../scripts/docs/build.js";
import { type DocsOptions, parseOptions } from "../../../scripts/docs/options.js";
import { put } from "./harness/fakes.js";
import { inputHash, isUpToDate, rememberBuild, remembering } from "../../../scripts/docs/up-to-date.js";
import { emptyFolder } from "../../harness/folders.js";

/** A repository whose reference was built just now. */
async function built(): Promise<DocsOptions> {
  const root = emptyFolder();
  const sources = ["generated/openapi.json", "spec/openapi.yaml", "scripts/docs/a.ts", "packages/emulator/dist/index.js", "CHANGELOG.md"];
  for (const path of sources) await put(root, path, "first");
  await put(root, "generated/docs/index.html", "page");
  const options = parseOptions([], root);
  rememberBuild(options, inputHash(options));
  return options;
}

test("accepts a reference built from the current sources", async () => expect(isUpToDate(await built())).toBe(true));

test.each([
  ...["generated/openapi.json", "spec/info.md", "scripts/docs/view/new.tsx", "packages/emulator/dist/index.js"],
  ...["CHANGELOG.md", "package-lock.json", "generated/docs/index.html", "generated/docs/left-over.html"],
])("detects a change of %s", async (path) => {
  const options = await built();
  await put(options.root, path, "second");
  expect(isUpToDate(options)).toBe(false);
});

test("detects another address and a damaged record of the last build", async () => {
  const options = await built();
  expect(isUpToDate({ ...options, siteUrl: "https://docs.example.com/" })).toBe(false);
  await put(options.root, ".cache/docs/built.json", '{"inputs":');
  expect(isUpToDate(options)).toBe(false);
});

const report: DocsReport = { pages: 1, changes: { added: [], changed: [], removed: [] }, findings: [], milliseconds: 0 };
const finding = { file: "a", line: 1, column: 1, rule: "docs-link", message: "leads nowhere" };

test.each<[string, boolean, string[], DocsReport]>([
  ["is written after a default build", true, [], report],
  ["is not written after a build with findings", false, [], { ...report, findings: [finding] }],
  ["is not written after a build into another folder", false, ["--out", "elsewhere"], report],
  ["is not written after a build for another address", false, ["--site-url", "https://docs.example.com/"], report],
  ["is not written after a build with another source URL", false, ["--source-url", "https://code.example.com/"], report],
])("record of a build %s", async (_, isKept, args, result) => {
  const { root } = await built();
  await put(root, "spec/openapi.yaml", "second");
  await remembering(parseOptions(args, root), () => Promise.resolve(result));
  expect(isUpToDate(parseOptions([], root))).toBe(isKept);
});
