import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { runPipeline } from "../../../scripts/generate/own/pipeline.js";
import { edit, removeFolder, smallRepository, stateOf } from "../harness/repositories.js";
import { placesOf } from "./harness.js";

const SCHEMAS = "spec/groups/things/schemas";

let root: string;
afterEach(() => removeFolder(root));

test("names that clash stop our own contract", async () => {
  root = await smallRepository();
  // An enumeration of answers alone yields a second type, `KnownState`.
  await writeFile(join(root, SCHEMAS, "State.yaml"), "type: string\ndescription: A state of a page.\nenum: [FULL, PART]\n");
  await edit(join(root, SCHEMAS, "ThingPage.yaml"), "  pagination:\n", '  state:\n    $ref: "./State.yaml"\n  pagination:\n');
  await edit(join(root, "spec/groups/things/examples/listThings.response-full.yaml"), "  pagination:", "  state: FULL\n  pagination:");
  await rename(join(root, SCHEMAS, "Size.yaml"), join(root, SCHEMAS, "KnownState.yaml"));
  await edit(join(root, SCHEMAS, "Thing.yaml"), "./Size.yaml", "./KnownState.yaml");
  const before = await stateOf(root);
  const own = await runPipeline({ root });
  expect(placesOf(own.findings, root)).toEqual([
    expect.stringMatching(/^spec\/groups\/things\/schemas\/(State|KnownState)\.yaml:1:1 names-and-references$/),
  ]);
  expect(await stateOf(root)).toEqual(before);
});
