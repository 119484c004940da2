import { expect, test } from "vitest";
import { validateResponse } from "../../../../packages/emulator/src/internal/contract/validate-response.js";
import type { OperationOutput } from "../../../../packages/emulator/src/internal/types.js";
import { contract, document, examplesOf, operationOf, send } from "./harness.js";

test.each(examplesOf("response"))("accepts the response example $name", ({ operation, value }) => {
  expect(validateResponse(contract.schemas, operation, { status: 200, body: value })).toBeUndefined();
});

const GROUP = document.components.examples["readAccessGroup.response-minimal"]?.value as Record<string, unknown>;

test.each<[string, OperationOutput, string, string]>([
  ["readAccessGroup", { status: 201, body: GROUP }, "", "status"],
  ["readAccessGroup", { status: 200 }, "", "body.required"],
  ["readAccessGroup", { status: 200, body: { ...GROUP, membersCount: "1" } }, "/membersCount", "type"],
  ["readAccessGroup", { status: 200, body: { ...GROUP, teamPermissions: ["CreateProject", "Other"] } }, "/teamPermissions/1", "enum"],
  ["deleteAccessGroup", { status: 200, body: {} }, "", "body.none"],
  ["listAccessGroups", { status: 200, body: { accessGroups: [] } }, "/pagination", "required"],
  ["listAccessGroups", { status: 200, body: { other: 1 } }, "/other", "additionalProperties"],
  ["listWebhooks", { status: 200, body: {} }, "", "type"],
])("returns 500 and names the contract drift if %s returns %j", async (operationId, output, place, rule) => {
  const { method, template } = operationOf(operationId);
  const body = document.components.examples[`${operationId}.request-minimal`]?.value;
  const isPost = method === "POST";
  const response = await send(
    { method, path: template.replaceAll(/[{}]/g, ""), ...(isPost && body !== undefined && { body: JSON.stringify(body) }) },
    { handlers: { [operationId]: () => output } },
  );
  expect(response).toMatchObject({
    status: 500,
    body: { error: { status: 500, rule: "response.contract", drift: { operationId, status: output.status, at: place, rule } } },
  });
});

test.each([
  ["readAccessGroup", 410, { any: "body" }],
  ["deleteAccessGroup", 200, undefined],
  ["listAccessGroups", 200, {}],
  ["readAiGatewayVirtualModelConfig", 418, undefined],
  ["listProjects", 299, "any"],
])("allows %s to return %i with %j", (operationId, status, body) => {
  expect(validateResponse(contract.schemas, operationOf(operationId), { status, body })).toBeUndefined();
});

test("applies a status range such as 4XX to statuses not listed", () => {
  const operation = { ...operationOf("deleteAccessGroup"), responses: { "200": undefined, "4XX": undefined, "5xx": undefined } };
  const ruleOf = (status: number): string | undefined => validateResponse(contract.schemas, operation, { status })?.rule;
  expect([200, 202, 404, 500].map(ruleOf)).toEqual([undefined, "status", undefined, "status"]);
});

test.each([
  [{ "content-type": "text/html" }, "mediaType"],
  [{ "Content-Type": "text/html; charset=utf-8" }, "mediaType"],
  [{ "content-type": "application/json; charset=utf-8" }, undefined],
  [{ "x-other": "a" }, undefined],
])("checks a webhook list with the headers %j: broken rule %s", (headers, rule) => {
  expect(validateResponse(contract.schemas, operationOf("listWebhooks"), { status: 200, body: [], headers })?.rule).toBe(rule);
});
