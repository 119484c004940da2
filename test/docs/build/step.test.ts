import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { docsStep } from "../../../scripts/docs/step.js";
import { edit, removeFolder, wholeRepository } from "../../generate/harness/repositories.js";

it("locates an error in a guide, and reports that the reference is unchanged", async () => {
  const folder = await wholeRepository();
  onTestFinished(() => removeFolder(folder));
  const file = join(folder, "scripts/docs/guides/pagination.md");
  await edit(file, "title:", "tilte:");
  await expect(docsStep(folder)).rejects.toMatchObject({
    done: "generated/ and the packages' dist/ are written; the reference is as it was",
    findings: [
      { file, line: 2 },
      { file, line: 1 },
    ],
  });
});
