import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DocsReport } from "../../../scripts/docs/build.js";
import type { Contract } from "../../../scripts/docs/read-contract.js";
import { causeOf, watchDocs } from "../../../scripts/docs/watch.js";
import { removeFolder, smallRepository } from "../../scripts/support/repositories.js";
import { put } from "./support/fakes.js";

test.each([
  ["spec/groups/webhooks/tag.md", "content"],
  ["scripts/docs/guides/start.md", "content"],
  ["CHANGELOG.md", "content"],
  ["scripts/docs/site/src/styles/10-theme.css", "content"],
  ["scripts/docs/site/src/components/Head.astro", "theme"],
  ["scripts/docs/view/tag.tsx", "code"],
  ["scripts/lib/operations.ts", "code"],
  ["spec/.openapi.yaml.swp", undefined],
  ["spec/openapi.yaml~", undefined],
  ["README.md", undefined],
] as const)("%s: %s", (path, cause) => {
  expect(causeOf(path)).toBe(cause);
});

const REPORT: DocsReport = { pages: 1, changes: { added: [], changed: [], removed: [] }, findings: [], milliseconds: 0 };

let root: string;
beforeAll(async () => {
  root = await smallRepository();
  await put(root, "scripts/docs/view/view.tsx", "");
});
afterAll(() => removeFolder(root));

/** Waits for what has to come; a test that waits in vain runs out of time. */
async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 10));
}

test("a change of the contract builds with it as it is, a broken one is told, and changed code ends the watch", async () => {
  const titles: (string | undefined)[] = [];
  const built: (readonly string[])[] = [];
  const failed: object[] = [];
  const builder = {
    build: (contract?: Contract) => {
      titles.push(contract?.document.info.title);
      return Promise.resolve(REPORT);
    },
    forgetFrame: () => undefined,
  };
  const ended = watchDocs({
    root,
    builder,
    begin: () => Promise.resolve(),
    built: (_, files) => built.push(files),
    failed: (problem) => failed.push(problem),
  });
  const file = join(root, "spec/openapi.yaml");
  const text = await readFile(file, "utf8");

  await writeFile(file, text.replace(/title: .*/, "title: Renamed"));
  await until(() => built.length === 1);
  expect([titles, built, failed]).toEqual([["Renamed"], [["spec/openapi.yaml"]], []]);

  await writeFile(file, "openapi: [");
  await until(() => failed.length === 1);
  expect(failed).toMatchObject([{ error: { name: "UnreadableSpec" } }]);

  await writeFile(file, text);
  await until(() => built.length === 2);
  expect(titles[1]).not.toBe("Renamed");

  await writeFile(join(root, "scripts/docs/view/view.tsx"), "export {};");
  await ended;
  expect(built).toHaveLength(2);
});

test("a change during the first build is built after it, and a first build that fails ends the watch", async () => {
  const order: string[] = [];
  const builder = { build: () => Promise.resolve(REPORT), forgetFrame: () => undefined };
  const begin = async (): Promise<void> => {
    await writeFile(join(root, "spec/more.md"), "");
    await new Promise((resolve) => setTimeout(resolve, 200));
    order.push("first");
  };
  const ended = watchDocs({ root, builder, begin, built: (_, [file = ""]) => order.push(file), failed: () => order.push("failed") });
  await until(() => order.length === 2);
  expect(order).toEqual(["first", "spec/more.md"]);
  await writeFile(join(root, "scripts/docs/view/view.tsx"), "");
  await ended;

  const failing = (): Promise<void> => Promise.reject(new Error("no frame"));
  await expect(watchDocs({ root, builder, begin: failing, built: () => undefined, failed: () => undefined })).rejects.toThrow("no frame");
});
