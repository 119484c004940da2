import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { DocsReport } from "../../../scripts/docs/build.js";
import type { Contract } from "../../../scripts/docs/read-contract.js";
import { isContent, watchDocs } from "../../../scripts/docs/watch.js";
import { FaultyInput } from "../../../scripts/core/cli/spec-command.js";
import type { WatchOptions } from "../../../scripts/core/files/watch-files.js";
import { smallRepository } from "../../generate/harness/repositories.js";

test.each([
  ["spec/groups/webhooks/tag.md", true],
  ["scripts/docs/guides/start.md", true],
  ["CHANGELOG.md", true],
  ["scripts/docs/styles/10-base.css", true],
  ["scripts/docs/guides/front-matter.ts", false],
  ["README.md", false],
])("detects if %s is content: %s", (path, isMade) => expect(isContent(path)).toBe(isMade));

const REPORT: DocsReport = { pages: 1, changes: { added: [], changed: [], removed: [] }, findings: [], milliseconds: 0 };
const ENDED = new Error("ended");
let root: string;
beforeAll(async () => (root = await smallRepository()));

/** A watch whose rounds are made by hand, and what each does: the title that was built and the files, or the name of an error. */
async function watching(begin: () => Promise<void> = () => Promise.resolve()) {
  const done: unknown[] = [];
  let title: string | undefined;
  let watched: WatchOptions | undefined;
  await watchDocs({
    root,
    builder: {
      build: (contract?: Contract) => {
        title = contract?.document.info.title;
        return Promise.resolve(REPORT);
      },
    },
    begin,
    built: (_, files) => void done.push([title, ...files]),
    failed: (error) => void done.push(error instanceof FaultyInput ? error.findings : (error as Error).name),
    watch: async (options) => {
      watched = options;
      await options.begin(() => false);
      throw ENDED;
    },
  }).catch((error: unknown) => expect(error).toBe(ENDED));
  return async (...paths: string[]): Promise<unknown[]> => {
    done.length = 0;
    await watched?.round({ files: paths.map((path) => join(root, path)), since: 0 });
    return [...done];
  };
}

test("builds a changed contract from memory, and reports an unreadable one", async () => {
  const change = await watching();
  const file = join(root, "spec/openapi.yaml");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/title: .*/, "title: Renamed"));
  expect(await change("CHANGELOG.md", "spec/openapi.yaml")).toEqual([["Renamed", "CHANGELOG.md", "spec/openapi.yaml"]]);
  await writeFile(file, "openapi: [");
  expect(await change("spec/openapi.yaml")).toEqual([[expect.objectContaining({ file, rule: "yaml-syntax" })]]);
  await writeFile(file, text);
  const [built] = await change("spec/openapi.yaml");
  expect(built).not.toContain("Renamed");
  expect(await change("scripts/docs/guides/front-matter.ts")).toEqual([]);
});
