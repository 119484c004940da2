import { expect, it } from "vitest";
import { leftToWrite } from "../../scripts/lint/left.js";
import { emptyFolder, removeFolder, writeFiles } from "../generate/harness/repositories.js";
import { withVariant } from "./checks/variant.js";

it("reports documented operations that a part does not name, where the part exists", async () => {
  const root = await emptyFolder();
  await writeFiles(root, { "test/spec/instances-operations.test.ts": "listBoatsInPart: {}, createBoat: {}" });
  const found = await withVariant([], (tree) => Promise.resolve(leftToWrite(root, tree)));
  await removeFolder(root);
  const subjects = found.map(({ rule, message }) => `${rule} ${/`(.*)`/.exec(message)?.[1]}`);
  expect(subjects).toContain("left/instances listBoats");
  expect(subjects).not.toContain("left/instances createBoat");
  expect(found.every(({ rule }) => rule === "left/instances")).toBe(true);
});
