import { expect, test } from "vitest";
import { document, generateFrom, OPERATION, placesOf } from "./harness.js";

test("reads a percent sign in a path's name literally", async () => {
  const paths = { "/a%20b/{id}": { get: OPERATION }, "/100%": { get: OPERATION }, "/c": { $ref: "paths.json#/x%20y" } };
  const files = { "openapi.json": document(paths), "paths.json": JSON.stringify({ "x y": { get: OPERATION } }, null, 2) };
  const { folder, findings, warnings } = await generateFrom(files, { lint: "warn" });
  expect(findings).toEqual([]);
  expect(placesOf(warnings, folder)).toEqual([
    "openapi.json:9:7 names",
    "openapi.json:9:7 path-parameters-defined",
    "openapi.json:18:7 names",
    "paths.json:3:5 names",
  ]);
});
