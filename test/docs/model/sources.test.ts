import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { sourcesOf } from "../../../scripts/docs/sources.js";
import { readContractTree } from "../../../scripts/open/author.js";
import { CONTRACT, REPOSITORY } from "../../../scripts/core/files/repository.js";
import { document, pagesOf, site } from "./harness/sites.js";

const sources = sourcesOf(await readContractTree(CONTRACT), REPOSITORY);
const textOf = (path: string | undefined): string => readFileSync(resolve(REPOSITORY, path ?? "none"), "utf8");

test("locates the source file of each operation, schema and tag", () => {
  for (const { operationId } of pagesOf(site, "operation"))
    expect(textOf(sources.operations.get(operationId))).toContain(`operationId: ${operationId}\n`);
  for (const { name } of pagesOf(site, "schema")) expect(sources.schemas.get(name)).toMatch(new RegExp(`^spec/.*/${name}\\.yaml$`));
  for (const { name, description } of document.tags ?? []) expect(textOf(sources.tags.get(name)).trim()).toBe(description?.trim());
  expect(textOf(sources.info).trim()).toBe(document.info.description?.trim());
});

test("uses the document itself as source if it is one file", async () => {
  const entry = resolve(REPOSITORY, "generated/openapi.json");
  const { operations, schemas, tags, info } = sourcesOf(await readContractTree(entry), REPOSITORY);
  expect(operations.size).toBe(pagesOf(site, "operation").length);
  expect(schemas.size).toBe(Object.keys(document.components?.schemas ?? {}).length);
  expect(new Set([...operations.values(), ...schemas.values(), ...tags.values(), info])).toEqual(new Set(["generated/openapi.json"]));
});
