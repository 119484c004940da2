import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { runPipeline } from "../../scripts/pipeline.js";
import { readFlowsOf } from "../../scripts/flows/read.js";
import { formatFinding } from "../../scripts/lib/finding.js";
import { REPOSITORY } from "../../scripts/lib/repository.js";
import { run } from "../support/processes.js";

// The whole contract is linted, several times.
vi.setConfig({ testTimeout: 180_000 });

const GROUPS = "spec/groups/access-groups";

/** What `npm run generate` finds in a copy of the contract in which one text stands in the place of another. */
async function findingsAfter(file: string, from: string, to: string): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), "flows-"));
  try {
    await cp(join(REPOSITORY, "spec"), join(root, "spec"), { recursive: true });
    await cp(join(REPOSITORY, "README.md"), join(root, "README.md"));
    const text = await readFile(join(root, file), "utf8");
    expect(text).toContain(from);
    await writeFile(join(root, file), text.replace(from, to));
    const { findings } = await runPipeline({ root, check: true });
    return findings.map((finding) => formatFinding(finding, root).split("\n")[0] ?? "").filter((line) => line.startsWith("spec/flows/"));
  } finally {
    await rm(root, { recursive: true });
  }
}

describe("what a change of the contract breaks, generating tells", () => {
  test("an operation that is renamed", async () => {
    const found = await findingsAfter(
      `${GROUPS}/paths/v1@access-groups@{idOrName}@members.yaml`,
      "operationId: listAccessGroupMembers",
      "operationId: listGroupMembers",
    );
    expect(found).toEqual(
      ["access-group-contents.arazzo.yaml:41:22", "access-group-contents.arazzo.yaml:54:22", "access-groups.arazzo.yaml:92:22"].map(
        (place) => `spec/flows/${place} check/flow-operations The contract has no operation \`listAccessGroupMembers\`.`,
      ),
    );
  });

  test("a parameter that is gone", async () => {
    const found = await findingsAfter(`${GROUPS}/paths/v1@access-groups.yaml`, '    - $ref: "../parameters/projectsLimit.yaml"\n', "");
    expect(found).toEqual([
      "spec/flows/access-group-projects.arazzo.yaml:88:13 check/flow-parameters `listAccessGroups`, which step `findGroupByProject` calls, takes no `projectsLimit` in query.",
    ]);
  });

  test("a field of an answer that is renamed", async () => {
    const found = await findingsAfter(`spec/groups/webhooks/schemas/Webhook.yaml`, "  ownerId:", "  teamId:");
    expect(found).toEqual([
      "spec/flows/webhooks.arazzo.yaml:41:24 check/flow-answers `/0/ownerId` leads to nothing in the 200 answer of `listWebhooks`.",
    ]);
  });
});

test("Redocly finds nothing in them by itself", async () => {
  const files = readdirSync(join(REPOSITORY, "spec/flows")).map((name) => `spec/flows/${name}`);
  const { code, stderr } = await run(process.execPath, ["node_modules/@redocly/cli/bin/cli.js", "lint", ...files], REPOSITORY);
  expect(stderr.match(/: validated in /g)).toHaveLength(files.length);
  expect(stderr).toContain("Your API descriptions are valid.");
  expect(code).toBe(0);
});

test("the rules that Respect asks for are on", async () => {
  const { flows, findings } = await readFlowsOf(REPOSITORY);
  expect(findings).toEqual([]);
  expect(flows.map(({ name }) => `${name}.arazzo.yaml`)).toEqual(readdirSync(join(REPOSITORY, "spec/flows")).sort());
});
