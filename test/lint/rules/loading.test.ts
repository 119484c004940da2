import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { formatFinding } from "../../../scripts/core/cli/finding.js";
import { SpecTree } from "../../../scripts/read/spec-tree.js";
import { UnreadableSpec } from "../../../scripts/core/cli/unreadable-spec.js";
import { loadLintConfig } from "../../../scripts/open/rule-sets/author.js";
import { lintSpec } from "../../../scripts/open/author.js";
import { rejection } from "../../harness/rejection.js";
import { useServer } from "../../harness/server.js";
import { folderOf } from "../../harness/folders.js";

const server = useServer();

/** Writes a contract whose `/things` is the given reference, and further files beside it; gives its root document. */
async function contract(reference: string, files: Record<string, string> = {}): Promise<string> {
  const root = `openapi: 3.1.0\ninfo:\n  title: Things\n  version: 0.0.1\npaths:\n  /things:\n    $ref: "${reference}"\n`;
  return join(await folderOf({ "spec/openapi.yaml": root, ...files }), "spec/openapi.yaml");
}

/** What is said of line 7, where the reference stands. */
async function saidOfReference(entry: string): Promise<string[]> {
  const findings = await lintSpec(await SpecTree.load(entry, await loadLintConfig()));
  return findings.filter((finding) => finding.line === 7).map((finding) => formatFinding(finding, dirname(entry)));
}

test("refuses to read a `$ref` over the network", async () => {
  const url = `${server.baseUrl}/things.yaml`;
  expect(await saidOfReference(await contract(url))).toEqual([
    `openapi.yaml:7:11 contract/local-ref \`${url}\` is a URL.\n  hint: refer to a file of the contract by relative path`,
  ]);
  expect(server.requests).toEqual([]);
});

test("refuses to read a `$ref` outside the contract's folder", async () => {
  const entry = await contract("../things.yaml", { "things.yaml": "get: {}\n" });
  expect(await saidOfReference(entry)).toEqual([
    "openapi.yaml:7:11 contract/local-ref `../things.yaml` leaves the contract's folder.\n  hint: refer to a file of the contract by relative path",
  ]);
  const tree = await SpecTree.load(entry, await loadLintConfig());
  expect([...tree.files.keys()]).toEqual([entry]);
});

test("reports a circular `$ref`", async () => {
  const entry = await contract("a.yaml", { "spec/a.yaml": "$ref: a.yaml\n" });
  const { finding } = await rejection(SpecTree.load(entry, await loadLintConfig()), UnreadableSpec);
  expect(formatFinding(finding, dirname(entry))).toContain("a.yaml:1:7 circular-ref ");
});
