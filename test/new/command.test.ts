import { cpSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { check, resolveConfig } from "prettier";
import { beforeAll, beforeEach, expect, it, test, vi } from "vitest";
import { UsageError } from "../../scripts/core/cli/spec-command.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { bumpOf } from "../../scripts/diff/model.js";
import { diffContracts } from "../../scripts/diff/index.js";
import { checkCoverage, checkSpec } from "../../scripts/lint/checks/index.js";
import { fixSpec } from "../../scripts/lint/fix/index.js";
import { lintSpec } from "../../scripts/open/author.js";
import { loadLintConfig } from "../../scripts/open/rule-sets/author.js";
import { writeOperation } from "../../scripts/new/command.js";
import { namesFor } from "../../scripts/new/names.js";
import { readManifest } from "../../scripts/read/reference-manifest.js";
import { SpecTree } from "../../scripts/read/spec-tree.js";
import { emptyFolder, filesBelow } from "../harness/folders.js";
import { INDEXED, INDEXED_POST } from "../harness/indexed-operation.js";
import { rejection } from "../harness/rejection.js";
import { fill } from "./fill.js";

const MANIFEST = "test/fixtures/reference-operations.tsv";
const EXCEPTIONS = ".redocly.lint-ignore.yaml";
let base: string;
let root: string;
beforeAll(async () => {
  base = await smallContract();
  root = emptyFolder();
  cpSync(base, root, { recursive: true });
});
beforeEach(() => vi.spyOn(process.stdout, "write").mockReturnValue(true));
const entry = (): string => join(root, "spec/openapi.yaml");
const load = async (): Promise<SpecTree> => SpecTree.load(entry(), await loadLintConfig());

async function findings(): Promise<string[]> {
  const tree = await load();
  const { findings: uncovered } = checkCoverage(tree, await readManifest(join(root, MANIFEST)));
  return [...(await lintSpec(tree, join(root, EXCEPTIONS))), ...(await checkSpec(tree)), ...uncovered].map(
    ({ rule, file, line }) => `${rule} ${file}:${line}`,
  );
}

/** Copies the contract without the groups that no test and no flow names: with them a check of it takes four times as long. */
async function smallContract(): Promise<string> {
  const folder = emptyFolder();
  for (const path of ["spec", MANIFEST, EXCEPTIONS]) cpSync(join(REPOSITORY, path), join(folder, path), { recursive: true });
  const [file, list] = [join(folder, "spec/openapi.yaml"), join(folder, MANIFEST)];
  const contract = await readFile(file, "utf8");
  const groupOf = (path: string): string | undefined => contract.split(`\n  ${path}: `)[1]?.split("/")[1];
  const groups = ["access-groups", "ai-gateway-virtual-model-configs", "sso-token-exchange", "webhooks"];
  groups.push(...[INDEXED, INDEXED_POST].flatMap(({ path }) => groupOf(path) ?? []));
  const isKept = (group: string | undefined): boolean => group === undefined || groups.includes(group);
  const entries = /^(?: {2}- name: .*\n {3})? .*[ "]groups\/([^/]+)\/.*\n/gm;
  const small = contract.replace(entries, (entry, group: string) => (isKept(group) ? entry : ""));
  // Its groups of tags would name those that are left out.
  await writeFile(file, small.replace(/^x-tagGroups:\n(?: .*\n)+/m, ""));
  const operations = /^.*\t(\/\S*).*\n/gm;
  const manifest = await readFile(list, "utf8");
  await writeFile(
    list,
    manifest.replace(operations, (line, path: string) => (isKept(groupOf(path)) ? line : "")),
  );
  for (const group of await readdir(join(folder, "spec/groups")))
    if (!isKept(group)) await rm(join(folder, "spec/groups", group), { recursive: true });
  return folder;
}

/** The files that differ from the contract's and are not as Prettier writes them. */
async function misformatted(): Promise<string[]> {
  const options = await resolveConfig(join(REPOSITORY, "package.json"));
  const found: string[] = [];
  for (const path of await filesBelow(join(root, "spec"))) {
    const text = await readFile(join(root, "spec", path), "utf8");
    const before = await readFile(join(base, "spec", path), "utf8").catch(() => undefined);
    if (text !== before && !(await check(text, { ...options, filepath: path }))) found.push(path);
  }
  return found;
}

it.each<[what: string, args: string[], message: string]>([
  ["a missing path", ["GET"], "must consist of segments"],
  ["a path without a slash", ["GET", "v1/things"], "must consist of segments"],
  ["an unknown method", ["FETCH", "/v1/things"], "Name a method and a path"],
  ["a documented operation", ["GET", "/v1/webhooks"], "GET /v1/webhooks is documented"],
  ["an indexed operation without --from-indexed", ["POST", INDEXED_POST.path], "Complete it with --from-indexed"],
  ["an unknown operation with --from-indexed", ["GET", "/v1/things", "--from-indexed"], "The contract has no GET /v1/things"],
  ["other names of a path's parameters", ["PUT", "/v1/webhooks/{hookId}"], "The contract has this path as /v1/webhooks/{id}"],
  ["a path of another tag", ["PUT", "/v1/webhooks", "--tag", "Checks"], "belongs to the tag Webhooks"],
  ["a tag that differs from a known one in its plural alone", ["GET", "/v1/things", "--tag", "webhook"], "has the tag Webhooks"],
  ["a used operationId", ["GET", "/v1/things", "--tag", "Things", "--operation-id", "listWEBHOOKS"], "Choose another with --operation-id"],
  ["pages of what is no list", ["POST", "/v1/things", "--tag", "Things", "--paginated"], "--paginated is for lists"],
  ["a missing tag without a terminal", ["GET", "/v1/things"], "Name the tag"],
])("refuses %s, and writes nothing", async (_, args, message) => {
  const before = await filesBelow(root);
  expect((await rejection(writeOperation(args, root), UsageError)).message).toContain(message);
  expect(await filesBelow(root)).toEqual(before);
});

test("writes operations whose only findings are the texts left to write", async () => {
  // Stale exceptions and orphans, since groups are left out.
  const before = await findings();
  await writeOperation(["GET", "/v1/gadgets/{gadgetId}", "--tag", "Gadgets"], root);
  await writeOperation(["GET", "/v1/webhooks/{id}/deliveries", "--tag", "Webhooks"], root);
  await writeOperation(["GET", "/v1/gadgets", "--tag", "Gadgets", "--paginated"], root);
  await writeOperation(["GET", "/v1/access-groups/{idOrName}/audit-logs", "--tag", "Access groups", "--paginated"], root);
  await writeOperation(["PATCH", "/v1/webhooks/{id}"], root);
  await writeOperation(["POST", INDEXED_POST.path, "--from-indexed"], root);
  await writeOperation(["GET", INDEXED.path, "--from-indexed"], root);
  const page = await readFile(join(root, "spec/groups/access-groups/paths/v1@access-groups@{idOrName}@audit-logs.yaml"), "utf8");
  expect(page).toContain("items: /auditLogs");
  expect(page).toContain('- $ref: "../parameters/next.yaml"');
  const found = await findings();
  expect(found.filter((finding) => !finding.startsWith("check/todo "))).toEqual(before);
  expect(await fixSpec(entry())).toEqual([]);
  expect(await misformatted()).toEqual([]);
  expect(await fill(join(root, "spec/groups"))).toBe(found.length - before.length);
  expect(await findings()).toEqual(before);
  expect(bumpOf(await diffContracts(base, root))).toBe("minor");
});

test.each([
  ["get", "/v1/webhooks/{id}/deliveries", "listWebhookDeliveries", "List webhook deliveries"],
  ["get", "/v1/edge-policies/{policyId}", "readEdgePolicy", "Read an edge policy"],
  ["get", "/v2/billing/status", "readBillingStatus", "Read a billing status"],
  ["post", "/v1/webhooks", "createWebhook", "Create a webhook"],
  ["post", "/v1/webhooks/{id}", "updateWebhook", "Update a webhook"],
  ["put", "/v1/projects/{id}/access", "replaceProjectAccess", "Replace a project access"],
] as const)("names %s %s %s", (method, path, operationId, summary) => {
  expect(namesFor(method, path)).toMatchObject({ operationId, summary });
});
