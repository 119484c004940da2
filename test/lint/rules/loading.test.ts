import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { formatFinding } from "../../../scripts/core/cli/finding.js";
import { SpecTree } from "../../../scripts/read/spec-tree.js";
import { UnreadableSpec } from "../../../scripts/core/cli/unreadable-spec.js";
import { loadLintConfig } from "../../../scripts/lint/redocly-config.js";
import { lintSpec } from "../../../scripts/lint/lint-spec.js";

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Writes a contract whose `/things` is the given reference, and further files beside it; gives its root document. */
async function contract(reference: string, files: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  folders.push(folder);
  const root = `openapi: 3.1.0\ninfo:\n  title: Things\n  version: 0.0.1\npaths:\n  /things:\n    $ref: "${reference}"\n`;
  for (const [path, text] of Object.entries({ "spec/openapi.yaml": root, ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return join(folder, "spec/openapi.yaml");
}

/** What is said of line 7, where the reference stands. */
async function saidOfReference(entry: string): Promise<string[]> {
  const findings = await lintSpec(await SpecTree.load(entry, await loadLintConfig()));
  return findings.filter((finding) => finding.line === 7).map((finding) => formatFinding(finding, dirname(entry)));
}

describe("what stands elsewhere is not read", () => {
  test("over the network", async () => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.end("get: {}");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/things.yaml`;
    const said = await saidOfReference(await contract(url));
    server.close();
    expect(said).toEqual([
      `openapi.yaml:7:11 contract/local-ref \`${url}\` is a URL.\n  hint: refer to a file of the contract by relative path`,
    ]);
    expect(requests).toBe(0);
  });

  test("outside the folder of the contract", async () => {
    const entry = await contract("../things.yaml", { "things.yaml": "get: {}\n" });
    expect(await saidOfReference(entry)).toEqual([
      "openapi.yaml:7:11 contract/local-ref `../things.yaml` leaves the contract's folder.\n  hint: refer to a file of the contract by relative path",
    ]);
    const tree = await SpecTree.load(entry, await loadLintConfig());
    expect([...tree.files.keys()]).toEqual([entry]);
  });
});

test("a reference that leads back to itself is a finding", async () => {
  const entry = await contract("a.yaml", { "spec/a.yaml": "$ref: a.yaml\n" });
  const error: unknown = await SpecTree.load(entry, await loadLintConfig()).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnreadableSpec);
  expect(formatFinding((error as UnreadableSpec).finding, dirname(entry))).toContain("a.yaml:1:7 circular-reference ");
});
