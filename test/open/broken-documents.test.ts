import { join } from "node:path";
import { expect, it } from "vitest";
import { CommandError } from "../../scripts/core/cli/command-error.js";
import { openDocument } from "../../scripts/open/open-document.js";
import { READER } from "../../scripts/open/reader.js";
import type { RuleSet } from "../../scripts/open/rule-set.js";
import { accessFault } from "../../scripts/read/read-text.js";
import { describeRows } from "./describe-rows.js";
import { SMALL } from "./entries.js";

// The other commands run in the slow part: each reads through the same function.
describeRows(["lint", "document"]);

it("names the remedy for a file without read permission", () => {
  const { finding } = accessFault("/a.yaml", Object.assign(new Error("EACCES: permission denied, open"), { code: "EACCES" })) ?? {};
  expect(finding).toMatchObject({ file: "/a.yaml", line: 1, hint: expect.stringContaining("chmod u+r") as string });
  expect(accessFault("/a.yaml", Object.assign(new Error("ENOENT"), { code: "ENOENT" }))).toBeUndefined();
});

const ENTRY = join(SMALL, "spec/openapi.yaml");

const throwing = (error: Error): Pick<RuleSet, "lint"> => ({ lint: () => Promise.reject(error) });

it("reports anything else that is thrown as a finding, never as a stack", async () => {
  const { findings, contents } = await openDocument(ENTRY, { rules: { ...READER, ...throwing(new TypeError("x is not a function")) } });
  expect(contents).toBeUndefined();
  expect(findings).toEqual([
    expect.objectContaining({ file: ENTRY, line: 1, rule: "unforeseen", message: "The document cannot be read: x is not a function" }),
  ]);
});

it("passes on errors that a command reports itself", async () => {
  const error = new CommandError("No such folder.");
  await expect(openDocument(ENTRY, { rules: { ...READER, ...throwing(error) } })).rejects.toBe(error);
});
