import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { beforeAll, expect, test } from "vitest";
import { bundleScript } from "../../../scripts/pack/reference-assets.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { FaultyInput } from "../../../scripts/core/cli/spec-command.js";
import { rejection } from "../../harness/rejection.js";
import { folderOf } from "../../harness/folders.js";

let folder: string;
beforeAll(async () => {
  folder = await folderOf({
    "one.ts": "globalThis.done = [...(globalThis.done ?? []), 'one'];",
    "two.ts": "import './one.js'; globalThis.done = [...globalThis.done, document.currentScript];",
    "broken.ts": "import './none.js';",
  });
});

test("bundleScript returns a classic script that runs its imports first", async () => {
  const script = await bundleScript(REPOSITORY, join(folder, "two.ts"));
  expect(script).not.toMatch(/^\s*(import|export)\b/m);
  expect(script).not.toContain(folder);
  const scope: { done?: unknown[]; document: object } = { document: { currentScript: "two" } };
  runInNewContext(script, scope);
  expect([...(scope.done ?? [])]).toEqual(["one", "two"]);
});

test("bundleScript reports the location of a failed import", async () => {
  const { findings } = await rejection(bundleScript(folder, join(folder, "broken.ts")), FaultyInput);
  expect(findings).toMatchObject([{ file: join(folder, "broken.ts"), line: 1, rule: "docs-script" }]);
});
