import { afterEach, beforeEach, expect, it } from "vitest";
import type { Finding } from "../../scripts/core/cli/finding.js";
import { leftToWrite } from "../../scripts/lint/left.js";
import { emptyFolder, removeFolder, writeFiles } from "../generate/harness/repositories.js";
import { withVariant } from "./checks/variant.js";

const NAMES = "listBoatsInPart: {}, createBoat: {}";

let root: string;
beforeEach(async () => (root = await emptyFolder()));
afterEach(() => removeFolder(root));

const left = (): Promise<Finding[]> => withVariant([], (tree) => Promise.resolve(leftToWrite(root, tree)));

it("reports documented operations that a part does not name", async () => {
  await writeFiles(root, {
    "test/spec/instances-operations.test.ts": NAMES,
    "test/packages/emulator/conformance/granted.ts": NAMES,
    "packages/emulator/src/internal/operations/index.ts": NAMES,
    "spec/flows/boats.arazzo.yaml": `${NAMES}, listBoats`,
  });
  const subjects = (await left()).map(({ rule, message }) => `${rule} ${/`(.*)`/.exec(message)?.[1]}`);
  expect(subjects).toEqual(expect.arrayContaining(["left/instances listBoats", "left/emulator listBoats", "left/conformance listBoats"]));
  expect(subjects).not.toContain("left/flow listBoats");
  expect(subjects.filter((subject) => subject.endsWith(" createBoat"))).toEqual([]);
});

it("reports nothing without the tests and the emulator", async () => {
  await writeFiles(root, { "spec/flows/boats.arazzo.yaml": NAMES });
  expect(await left()).toEqual([]);
});
