import { expect, it } from "vitest";
import { accessFault } from "../../scripts/read/read-text.js";
import { describeRows } from "./describe-rows.js";

// The other commands run in the slow part: each reads through the same function.
describeRows(["lint", "document"]);

it("names the remedy for a file without read permission", () => {
  const { finding } = accessFault("/a.yaml", Object.assign(new Error("EACCES: permission denied, open"), { code: "EACCES" })) ?? {};
  expect(finding).toMatchObject({ file: "/a.yaml", line: 1, hint: expect.stringContaining("chmod u+r") as string });
  expect(accessFault("/a.yaml", Object.assign(new Error("ENOENT"), { code: "ENOENT" }))).toBeUndefined();
});
