import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationClient, OperationDescriptor } from "@hosting-platform/client/core";
import { RequestError } from "@hosting-platform/client";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { INTEGERS, UNAUTHENTICATED } from "../../../generated/facts.js";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { outcome } from "./ways.js";
import { byPath, OPERATIONS, stubbed } from "./contract.js";

interface Schema {
  $ref?: string;
  type?: string | string[];
  minimum?: number;
  maximum?: number;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema?: Schema;
}

interface Operation {
  operationId: string;
  parameters?: Parameter[];
  security?: object[];
}

const document = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as {
  paths: Record<string, Record<string, Operation & Parameter[]>>;
};

function resolve<Value extends { $ref?: string }>(value: Value): Value {
  if (value.$ref === undefined) return value;
  const keys = value.$ref.split("/").slice(1);
  return resolve(keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key.replaceAll("~1", "/")], document) as Value);
}

/** What the contract itself says of an operation. */
function contractOf(method: string, path: string): { bounds: [string, number, number][]; isPublic: boolean } {
  const item = document.paths[path] ?? {};
  const operation = item[method.toLowerCase()];
  const parameters = [...((item["parameters"] ?? []) as Parameter[]), ...(operation?.parameters ?? [])].map(resolve);
  const bounds = parameters.flatMap(({ name, in: place, schema }): [string, number, number][] => {
    const { type, minimum = -Infinity, maximum = Infinity } = resolve(schema ?? {});
    return place === "query" && [type].flat().includes("integer") ? [[name, minimum, maximum]] : [];
  });
  return { bounds, isPublic: operation?.security?.length === 0 };
}

/** What an operation's function hands to its client. */
function descriptorOf({ call }: (typeof OPERATIONS)[number]): OperationDescriptor {
  let found: OperationDescriptor | undefined;
  const note = (descriptor: OperationDescriptor): Promise<never> => {
    found = descriptor;
    return new Promise(() => undefined);
  };
  void call({ call: note, callForResponse: note } as OperationClient);
  return found ?? expect.fail("the function calls nothing");
}

const sorted = (bounds: readonly unknown[] = []): string[] => bounds.map((bound) => JSON.stringify(bound)).sort();

test("the descriptors and the facts have the bounds of the contract, and nothing of what it does not have", () => {
  const found: Record<string, unknown> = {};
  for (const operation of OPERATIONS) {
    const { operationId, method, path } = operation;
    const { bounds, isPublic } = contractOf(method, path);
    const descriptor = descriptorOf(operation);
    const place = `${method} ${path}`;
    expect([operationId, descriptor.operationId, descriptor.method, descriptor.path]).toEqual([operationId, operationId, method, path]);
    expect([operationId, sorted(descriptor.integers), sorted(INTEGERS[place])]).toEqual([operationId, sorted(bounds), sorted(bounds)]);
    expect([operationId, descriptor.authenticated === false, UNAUTHENTICATED.includes(place)]).toEqual([operationId, isPublic, isPublic]);
    if (bounds.length > 0) found[operationId] = bounds.map(([name]) => name).sort();
  }
  expect(found).toEqual({
    listAccessGroups: ["limit", "membersLimit", "projectsLimit"],
    listAccessGroupMembers: ["limit"],
    listAccessGroupProjects: ["limit"],
  });
  expect(Object.keys(INTEGERS)).toHaveLength(3);
  expect(UNAUTHENTICATED).toHaveLength(1);
});

describe("both faces refuse the same values", () => {
  const bounded = OPERATIONS.filter(({ method, path }) => contractOf(method, path).bounds.length > 0);

  test("of any kind, and send the rest", async () => {
    const value = fc.oneof(fc.integer({ min: -5, max: 105 }), fc.double(), fc.anything(), fc.integer({ min: 1, max: 100 }).map(String));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...bounded), value, async ({ method, path, names, call }, limit) => {
        const { client, requests } = stubbed();
        const request = { path: Object.fromEntries(names.map((name) => [name, "web"])), query: { limit } };
        const results = [
          await outcome(() => call(client, request)),
          await outcome(async () => (await byPath(client)[method]?.(path, { params: request }))?.data),
        ];
        const isRight = limit === undefined || (Number.isInteger(limit) && (limit as number) >= 1 && (limit as number) <= 100);
        expect(requests).toHaveLength(isRight ? 2 : 0);
        expect(results[0]).toEqual(isRight ? { data: {} } : expect.objectContaining({ class: RequestError }));
        expect(results[1]).toEqual(results[0]);
        expect(requests[1]?.url).toBe(requests[0]?.url);
      }),
      { numRuns: 500 },
    );
  });
});
