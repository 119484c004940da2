import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countOperations, type Result, resultsSection, rootDocuments } from "../../../scripts/bench/pipeline/specifications.js";

test("root documents are told from the files that they refer to, and have the operations of both", async () => {
  const folder = await mkdtemp(join(tmpdir(), "specifications-"));
  try {
    await mkdir(join(folder, "tree/paths"), { recursive: true });
    const root = `openapi: 3.1.0\ninfo: { title: Boats, version: "1" }\npaths:\n  /boats: { $ref: paths/boats.yaml }\n  /: { head: {} }\n`;
    await writeFile(join(folder, "tree/openapi.yaml"), root);
    await writeFile(join(folder, "tree/paths/boats.yaml"), "description: no openapi at all\nget: {}\npost: {}\nparameters: []\n");
    await writeFile(join(folder, "one.json"), `{\n  "openapi": "3.0.0",\n  "paths": {}\n}\n`);
    await writeFile(join(folder, "short.json"), `{"openapi":"3.0.0","info":{"title":"","version":""},"paths":{}}`);
    await writeFile(join(folder, "openapi.md"), "openapi: 3.1.0\n");
    expect(await rootDocuments(folder)).toEqual(["one.json", "short.json", "tree/openapi.yaml"].map((path) => join(folder, path)));
    expect(await rootDocuments(join(folder, "one.json"))).toEqual([join(folder, "one.json")]);
    expect(await countOperations(join(folder, "tree/openapi.yaml"))).toBe(3);
    expect(await countOperations(join(folder, "short.json"))).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("a table says of each generator what it kept, and how many it did well", () => {
  const result = (generator: string, specification: string, operations: number, more: Partial<Result> = {}): Result => {
    return { generator, specification, operations, refused: undefined, errors: [], ...more };
  };
  const specifications = [
    { name: "boats.yaml", file: "boats.yaml", operations: 3 },
    { name: "ports.json", file: "ports.json", operations: 5 },
  ];
  const section = resultsSection(specifications, [
    result("first", "boats.yaml", 3),
    result("second", "boats.yaml", 2),
    result("first", "ports.json", 5, { errors: ["a.ts(1,1): error TS1", "b.ts(1,1): error TS2"] }),
    result("second", "ports.json", 0, { refused: "says “no”" }),
  ]);
  expect(section.columns).toEqual(["operations", "first", "second"]);
  expect(section.rows).toEqual([
    ["boats.yaml", "3", "3", "2 of 3"],
    ["ports.json", "5", "5, 2 err.", "refused"],
    ["taken", "2", "2", "1"],
    ["all operations kept", "2", "2", "0"],
    ["compiles", "2", "1", "1"],
    ["all three", "2", "1", "0"],
  ]);
  expect(section.notes).toEqual(["first, ports.json: a.ts(1,1): error TS1", "second, ports.json: says “no”"]);
});
