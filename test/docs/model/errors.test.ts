import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test, vi } from "vitest";
import * as sdk from "@hosting-platform/sdk";
import * as client from "../../../packages/client/src/index.js";
import { contractOf } from "../../../scripts/docs/model/contract.js";
import { adviceFor, errorClassOf } from "../../../scripts/docs/model/errors.js";
import { METHODS } from "../../../scripts/read/openapi.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { document, inputOf, pagesOf, site } from "./harness/sites.js";

test("maps each status to the client's error class", () => {
  const source = readFileSync(resolve(REPOSITORY, "packages/client/src/errors/status-errors.ts"), "utf8");
  const classes = new Map(
    [...source.matchAll(/\/\*\* (\d{3}).*\*\/\nexport class (\w+)/g)].map(([, status, name]) => [status ?? "", name ?? ""]),
  );
  expect(classes.size).toBeGreaterThan(0);
  for (const [status, name] of classes) expect(errorClassOf(status)).toBe(name);
  for (const status of [...classes.keys(), "404", "418", "4XX", "5XX", "503", "default"])
    expect(client).toHaveProperty(errorClassOf(status));
  expect(["418", "4XX", "default"].map(errorClassOf)).toEqual(Array(3).fill("ApiError"));
  expect(["5XX", "503"].map(errorClassOf)).toEqual(["ServerError", "ServerError"]);
});

test("lists every error status with its operations on the errors page", () => {
  const listed = new Map<string, string[]>();
  for (const item of Object.values(document.paths ?? {}))
    for (const { operationId = "", responses = {} } of METHODS.flatMap((method) => item[method] ?? []))
      for (const status of Object.keys(responses))
        if (!status.startsWith("2")) listed.set(status, [...(listed.get(status) ?? []), operationId]);
  const [page] = pagesOf(site, "errors");
  expect(page?.title).toBe("Errors");
  const shown = page?.statuses.map(({ status, operations }) => [status, operations.map(({ operationId }) => operationId).sort()]);
  expect(shown).toEqual([...listed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([status, ids]) => [status, ids.sort()]));
});

test("describes each error with its cause, advice and class", () => {
  const statuses = pagesOf(site, "errors").flatMap((page) => page.statuses);
  for (const { advice } of statuses) expect(advice).toMatch(/^[A-Z].*\.$/);
  for (const { text, errorClass } of [...pagesOf(site, "operation").flatMap(({ errors }) => errors), ...statuses]) {
    expect(text).not.toBe("");
    expect(client).toHaveProperty(errorClass ?? "");
  }
  expect(pagesOf(site, "errors")[0]?.text).toContain("No operation lists 404");
});

async function sent(method: string, status: number, retryAfter = "0"): Promise<number> {
  let count = 0;
  const fetch = () => {
    count += 1;
    return Promise.resolve(new Response(null, { status, headers: { "retry-after": retryAfter } }));
  };
  const platform = sdk.createPathClient({ baseUrl: "https://api.example.com", auth: "a", fetch });
  const call = (platform as unknown as Record<string, (path: string) => Promise<unknown>>)[method.toUpperCase()];
  await call?.("/v1/access-groups").catch(() => undefined);
  return count;
}

test("predicts the client's retries for each method and status", async () => {
  const methods = ["get", "head", "put", "delete", "post", "patch"];
  const statuses = Array.from({ length: 200 }, (_, index) => `${400 + index}`);
  const pairs = methods.flatMap((method) => statuses.map((status) => [method, status] as const));
  vi.useFakeTimers();
  const results = Promise.all([...pairs.map(([method, status]) => sent(method, Number(status))), sent("get", 503, "61")]);
  await vi.runAllTimersAsync();
  const counts = await results;
  vi.useRealTimers();
  expect(counts.pop()).toBe(1);
  expect(counts.every((count) => count > 0)).toBe(true);
  const repeated = pairs.filter((_, index) => (counts[index] ?? 0) > 1);
  expect(repeated.length).toBeGreaterThan(10);
  const contract = contractOf(inputOf(document));
  const said = (status: string): string => /the client retries ([A-Z, and]+) before/.exec(adviceFor(contract, status))?.[1] ?? "";
  expect(repeated).toEqual(pairs.filter(([method, status]) => said(status).includes(method.toUpperCase())));
});
