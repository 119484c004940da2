import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import * as client from "../../../packages/client/src/index.js";
import { errorClassOf } from "../../../scripts/docs/model/errors.js";
import { METHODS } from "../../../scripts/lib/openapi.js";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { document, pagesOf, site } from "./support/sites.js";

test("each class is one that the client exports, and says the status that it is for", () => {
  const source = readFileSync(resolve(REPOSITORY, "packages/client/src/errors/status-errors.ts"), "utf8");
  const classes = new Map(
    [...source.matchAll(/\/\*\* (\d{3}).*\*\/\nexport class (\w+)/g)].map(([, status, name]) => [status ?? "", name ?? ""]),
  );
  expect(classes.size).toBe(8);
  for (const [status, name] of classes) expect(errorClassOf(status)).toBe(name);
  for (const status of [...classes.keys(), "404", "418", "4XX", "5XX", "503", "default"])
    expect(client).toHaveProperty(errorClassOf(status));
  expect(["418", "4XX", "5XX", "503", "default"].map(errorClassOf)).toEqual([
    "ApiError",
    "ApiError",
    "ServerError",
    "ServerError",
    "ApiError",
  ]);
});

test("the page of errors has every status that an operation lists, with the operations", () => {
  const listed = new Map<string, string[]>();
  for (const item of Object.values(document.paths ?? {})) {
    for (const { operationId = "", responses = {} } of METHODS.flatMap((method) => item[method] ?? [])) {
      for (const status of Object.keys(responses)) {
        if (!status.startsWith("2")) listed.set(status, [...(listed.get(status) ?? []), operationId]);
      }
    }
  }
  const [page] = pagesOf(site, "errors");
  const shown = page?.statuses.map(({ status, operations }) => [status, operations.map(({ operationId }) => operationId).sort()]);
  expect(shown).toEqual([...listed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([status, ids]) => [status, ids.sort()]));
});

test("every error says when it comes, what to do and what is thrown", () => {
  const views = [
    ...pagesOf(site, "operation").flatMap(({ errors }) => errors),
    ...pagesOf(site, "errors").flatMap(({ statuses }) => statuses),
  ];
  for (const { text, advice, errorClass } of views) {
    expect(text).not.toBe("");
    expect(advice).toMatch(/^[A-Z].*\.$/);
    expect(client).toHaveProperty(errorClass ?? "");
  }
  expect(pagesOf(site, "errors")[0]?.text).toContain("No operation lists 404");
});
