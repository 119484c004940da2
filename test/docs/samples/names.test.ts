// The names of the API that the samples know by themselves, held against the contract.
import * as sdk from "@hosting-platform/sdk";
import { expect, test } from "vitest";
import { HELPERS } from "../../../scripts/docs/samples/helper-sample.js";
import { GIVEN_BY_HAND } from "../../../scripts/docs/samples/placeholders.js";
import { GUIDES, readGuides } from "../../../scripts/docs/guides/read-guides.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { propertyNames } from "../../../scripts/model/schemas.js";
import { contract, operations, samples } from "./harness/contract.js";

function bodyNames(operationId: string): string[] {
  const operation = operations.find((one) => one.operationId === operationId);
  const media = Object.values(operation?.requestBody?.content ?? {});
  return media.flatMap(({ schema }) => (schema === undefined ? [] : propertyNames(contract, schema)));
}

test("knows helpers that exist, with an operation, body properties and a guide", async () => {
  const guides = (await readGuides(REPOSITORY)).map(({ name, title }) => `[${title}](/${GUIDES.split("/").at(-1) ?? ""}/${name}/)`);
  expect(HELPERS.size).toBeGreaterThan(0);
  for (const [operationId, helpers] of HELPERS) {
    expect(operations.map((operation) => operation.operationId)).toContain(operationId);
    const texts = samples.get(operationId)?.flatMap(({ text }) => text ?? []);
    expect(texts?.length).toBe(helpers.length);
    for (const [at, { name, stated, guide }] of helpers.entries()) {
      expect(sdk).toHaveProperty(name);
      for (const property of Object.keys(stated)) expect(bodyNames(operationId)).toContain(property);
      expect(guides).toContain(guide);
      expect(texts?.[at]).toContain(`\`${name}\` validates its options`);
      expect(texts?.[at]).toContain(guide);
    }
  }
});

test("names placeholders that are body properties of operations without a token", () => {
  const names = operations.filter(({ authenticated }) => !authenticated).flatMap(({ operationId }) => bodyNames(operationId));
  expect(Object.keys(GIVEN_BY_HAND).filter((name) => !names.includes(name))).toEqual([]);
});
