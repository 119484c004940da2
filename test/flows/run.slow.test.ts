import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { failuresOf } from "../../scripts/flows/failures.js";
import { type Executed, executedSteps, isComplete } from "../../scripts/flows/outcome.js";
import type { RespectReport } from "../../scripts/flows/respect.js";
import { selectWorkflows } from "../../scripts/flows/select.js";
import { expectedStatus } from "../../scripts/lint/flows/flow-expressions.js";
import { loadLintConfig } from "../../scripts/open/rule-sets/author.js";
import { operationsOf } from "../../scripts/read/source-operations.js";
import { SpecTree } from "../../scripts/read/spec-tree.js";
import { CONTRACT } from "../../scripts/core/files/repository.js";
import { readAll, startService, type TestService } from "./harness/service.js";

const flows = await readAll();

describe("all flows against the emulator", () => {
  let service: TestService | undefined;
  let report: RespectReport;
  let executed: Executed[] = [];

  beforeAll(async () => {
    service = await startService();
    report = await service.run();
    executed = executedSteps(flows, report);
  });

  afterAll(() => service?.close());

  test("pass", () => {
    expect(failuresOf(executed)).toEqual([]);
    expect(report.passed).toBe(true);
    expect(isComplete(selectWorkflows(flows, []), executed)).toBe(true);
  });

  test("run every step", () => {
    const all = flows.flatMap((flow) =>
      flow.workflows.flatMap(({ id, steps }) =>
        steps.filter((step) => step.operationId !== undefined).map((step) => `${flow.name} ${id} ${step.id}`),
      ),
    );
    const ran = executed.map(({ flow, ran: step }) => `${flow.name} ${step.workflowId} ${step.stepId}`);
    expect([...new Set(ran)].sort()).toEqual([...all].sort());
  });

  test("walk through all pages", () => {
    const pages = executed.filter(({ ran }) => ran.workflowId === "readFurtherPages");
    expect(pages.map(({ depth, within }) => `${depth} ${within}`)).toEqual(["1 walkThroughGroups", "2 walkThroughGroups"]);
  });

  test("delete the access groups they created", async () => {
    const response = await fetch(`${service?.server ?? ""}/v1/access-groups?search=flow-`, {
      headers: { authorization: "Bearer flow-token" },
    });
    expect(await response.json()).toMatchObject({ accessGroups: [] });
  });

  test("print no secret", () => {
    const told = JSON.stringify([...report.ran]) + report.said;
    for (const secret of ["flow-token", "emulator-client-secret"]) expect(told).not.toContain(secret);
  });
});

test("calls each documented operation successfully in a flow", async () => {
  const operations = operationsOf(await SpecTree.load(CONTRACT, await loadLintConfig()));
  const shown = operations.filter(({ detail }) => detail !== "index").map(({ operationId }) => operationId);
  const accepted = flows.flatMap(({ workflows }) =>
    workflows.flatMap(({ steps }) => steps.filter((step) => expectedStatus(step)?.status.startsWith("2"))),
  );
  expect(new Set(accepted.map(({ operationId }) => operationId))).toEqual(new Set(shown));
});
