import { join } from "node:path";
import { expect, it } from "vitest";
import { docsStep } from "../../../scripts/docs/step.js";
import { edit, writeFiles } from "../../harness/folders.js";
import { smallRepositoryWithScripts } from "../../generate/harness/repositories.js";

it("locates an error in a guide, and reports that the reference is unchanged", async () => {
  const folder = await smallRepositoryWithScripts();
  await writeFiles(folder, { "generated/openapi.json": "{}", "CHANGELOG.md": "# Changelog\n\nWhat changed.\n" });
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
