import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { makeOutput } from "../../../scripts/generate/foreign/make-output.js";
import { relativePath } from "../../../scripts/core/cli/finding.js";
import { document, folderOf, OPERATION, placesOf } from "./harness.js";

let folder: string;
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a percent sign in the name of a path is one, and no part of an escape", async () => {
  folder = await folderOf({
    "openapi.json": document({
      "/a%20b/{id}": { get: OPERATION },
      "/100%": { get: OPERATION },
      "/c": { $ref: "paths.json#/x%20y" },
    }),
    "paths.json": JSON.stringify({ "x y": { get: OPERATION } }, null, 2),
  });
  const { findings, warnings } = await makeOutput({ spec: join(folder, "openapi.json"), out: join(folder, "out"), lint: "warn" });
  expect(findings).toEqual([]);
  expect(placesOf(warnings, folder)).toEqual([
    "openapi.json:9:7 path-parameters-defined",
    "openapi.json:18:7 names",
    "openapi.json:9:7 names",
    "paths.json:3:5 names",
  ]);
});

test("the working directory has a name", () => {
  expect(relativePath("/a/b", "/a/b")).toBe(".");
});
