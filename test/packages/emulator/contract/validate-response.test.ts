import { expect, test } from "vitest";
import { at } from "../../../../packages/emulator/src/internal/contract/document.js";
import { pointerTo } from "../../../../packages/emulator/src/internal/json-pointer.js";
import type { Operation } from "../../../../packages/emulator/src/internal/contract/operation.js";
import { validateResponse } from "../../../../packages/emulator/src/internal/contract/validate-response.js";
import type { OperationOutput } from "../../../../packages/emulator/src/internal/types.js";
import { contract, document, send } from "./support.js";

function operationOf(operationId: string): Operation {
  const operation = contract.operations.get(operationId);
  if (operation === undefined) throw new Error(`There is no operation ${operationId}.`);
  return operation;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function without(value: Record<string, unknown>, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
}

interface Mutation {
  /** The place where a rule must be broken by it. */
  at: string;
  body: unknown;
}

/** The value with each of its properties taken out in turn, and with each leaf of another type in turn. */
function mutationsOf(value: unknown, pointer = ""): Mutation[] {
  const within = (key: string | number, put: (inner: unknown) => unknown, inner: unknown): Mutation[] =>
    mutationsOf(inner, pointerTo(pointer, key)).map((mutation) => ({ ...mutation, body: put(mutation.body) }));
  if (Array.isArray(value)) {
    const items = value as unknown[];
    return items.flatMap((item, index) => within(index, (changed) => items.with(index, changed), item));
  }
  if (!isRecord(value)) return [{ at: pointer, body: [["of no type that is known"]] }];
  return Object.entries(value).flatMap(([key, inner]) => {
    return [{ at: pointerTo(pointer, key), body: without(value, key) }, ...within(key, (changed) => ({ ...value, [key]: changed }), inner)];
  });
}

const examples = Object.entries(document.components.examples)
  .filter(([name]) => name.includes(".response-"))
  .map(([name, { value }]) => ({ name, operation: operationOf(name.split(".")[0] ?? ""), value }));

test("the contract has examples of the answers of each documented operation that answers with a body", () => {
  const withBody = [...contract.operations.values()].filter(
    ({ detail, responses }) => detail === "documented" && responses["200"] !== undefined,
  );
  expect(new Set(examples.map(({ operation }) => operation.operationId))).toEqual(new Set(withBody.map(({ operationId }) => operationId)));
});

test.each(examples)("the example $name is as the contract says", ({ operation, value }) => {
  expect(validateResponse(contract.schemas, operation, { status: 200, body: value })).toBeUndefined();
});

// The empty objects and lists have nothing that could be changed.
test.each(examples.filter(({ value }) => mutationsOf(value).length > 0))(
  "changes of the example $name are found where they are",
  ({ operation, value }) => {
    const drifts = mutationsOf(value).flatMap((mutation) => {
      const drift = validateResponse(contract.schemas, operation, { status: 200, body: mutation.body });
      return drift === undefined ? [] : [{ drift, mutation }];
    });
    expect(drifts.length).toBeGreaterThan(0);
    for (const { drift, mutation } of drifts)
      expect(drift).toMatchObject({ operationId: operation.operationId, status: 200, at: mutation.at });
  },
);

test.each(examples.filter(({ value }) => isRecord(value) && Object.keys(value).length > 0))(
  "the example $name without what is required is refused",
  ({ operation, value }) => {
    const required = requiredOf(operation, value);
    expect(required.length).toBeGreaterThan(0);
    for (const key of required) {
      const rest = without(value as Record<string, unknown>, key);
      expect(validateResponse(contract.schemas, operation, { status: 200, body: rest }), key).toMatchObject({
        rule: "required",
        at: `/${key}`,
      });
    }
  },
);

/** The properties that every schema of the answer requires, read from the bundle without the validator. */
function requiredOf(operation: Operation, value: unknown): string[] {
  const collect = (schema: unknown): string[] => {
    if (!isRecord(schema)) return [];
    const {
      $ref,
      required = [],
      allOf = [],
      anyOf,
    } = schema as { $ref?: string; required?: string[]; allOf?: unknown[]; anyOf?: unknown[] };
    const chosen = anyOf?.map(collect).find((keys) => keys.length > 0) ?? [];
    return [...($ref === undefined ? [] : collect(at(document, $ref.slice(1)))), ...required, ...allOf.flatMap(collect), ...chosen];
  };
  const schema = operation.responses["200"]?.["application/json"] ?? "";
  return collect(at(document, schema)).filter((key) => isRecord(value) && key in value);
}

const GROUP = document.components.examples["readAccessGroup.response-minimal"]?.value as Record<string, unknown>;

test.each<[string, OperationOutput, string, string]>([
  ["readAccessGroup", { status: 201, body: GROUP }, "", "status"],
  ["readAccessGroup", { status: 404, body: {} }, "", "status"],
  ["readAccessGroup", { status: 200 }, "", "body.required"],
  ["readAccessGroup", { status: 200, body: { ...GROUP, membersCount: "1" } }, "/membersCount", "type"],
  ["readAccessGroup", { status: 200, body: { ...GROUP, createdAt: 1 } }, "/createdAt", "type"],
  ["readAccessGroup", { status: 200, body: { ...GROUP, teamPermissions: ["CreateProject", "Other"] } }, "/teamPermissions/1", "enum"],
  ["readAccessGroup", { status: 200, body: { ...GROUP, name: undefined } }, "/name", "required"],
  ["deleteAccessGroup", { status: 200, body: {} }, "", "body.none"],
  ["listAccessGroups", { status: 200, body: { accessGroups: [] } }, "/pagination", "required"],
  ["listAccessGroups", { status: 200, body: { other: 1 } }, "/other", "additionalProperties"],
  ["listWebhooks", { status: 200, body: {} }, "", "type"],
  ["createAiGatewayVirtualModelConfig", { status: 200, body: {} }, "", "status"],
  ["exchangeSsoToken", { status: 401, body: {} }, "", "status"],
])("%s that answers %j becomes a 500 that names the drift", async (operationId, output, place, rule) => {
  const { method, template } = operationOf(operationId);
  const body = document.components.examples[`${operationId}.request-minimal`]?.value;
  const isPost = method === "POST";
  const answer = await send(
    { method, path: template.replaceAll(/[{}]/g, ""), ...(isPost && body !== undefined && { body: JSON.stringify(body) }) },
    { handlers: { [operationId]: () => output } },
  );
  expect(answer).toMatchObject({
    status: 500,
    body: { error: { status: 500, rule: "response.contract", drift: { operationId, status: output.status, at: place, rule } } },
  });
});

test.each([
  ["readAccessGroup", 410, { any: "body" }],
  ["readAccessGroup", 410, undefined],
  ["deleteAccessGroup", 200, undefined],
  ["listAccessGroups", 200, {}],
  ["createAiGatewayVirtualModelConfig", 201, null],
  ["readAiGatewayVirtualModelConfig", 418, undefined],
  ["listProjects", 299, "any"],
  ["listProjects", 501, { any: "body" }],
])("%s may answer %i with %j", (operationId, status, body) => {
  expect(validateResponse(contract.schemas, operationOf(operationId), { status, body })).toBeUndefined();
});

test.each([
  [{ "content-type": "text/html" }, "mediaType"],
  [{ "Content-Type": "text/html; charset=utf-8" }, "mediaType"],
  [{ "content-type": "application/json; charset=utf-8" }, undefined],
  [{ "x-other": "a" }, undefined],
])("a webhook list with the headers %j breaks %s", (headers, rule) => {
  expect(validateResponse(contract.schemas, operationOf("listWebhooks"), { status: 200, body: [], headers })?.rule).toBe(rule);
});
