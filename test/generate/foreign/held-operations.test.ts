import { expect, test } from "vitest";
import { holdOperations } from "../../../scripts/generate/foreign/held-operations.js";
import { generateOperations } from "../../../scripts/emit/operations.js";
import { listOperations } from "../../../scripts/model/operations.js";
import { operationsOf } from "../harness/small-documents.js";

const document = operationsOf({ "/all": { operationId: "listThings", tags: ["a"] }, "/parts": { operationId: "listParts", tags: ["b"] } });
const models = listOperations(document);
const files = generateOperations(document, "./runtime");

test("accepts an output with one function per operation", () => expect(() => holdOperations(document, models, files)).not.toThrow());

test("names an operation without a function", () => {
  const lost = files.filter(({ path }) => path !== "operations/b.ts");
  expect(() => holdOperations(document, models, lost)).toThrow("These operations have no function in the output: get /parts");
  expect(() => holdOperations(document, models.slice(0, 1), files)).toThrow("get /parts");
});

test("counts two operations that share a function", () => {
  const [first, second] = models;
  if (first === undefined || second === undefined) throw new Error("The document has two operations.");
  const shared = files.map(({ path, text }) => ({ path, text: text.replaceAll(second.name, first.name) }));
  expect(() => holdOperations(document, [first, { ...second, name: first.name }], shared)).toThrow("2 operations yield 1 functions");
});
