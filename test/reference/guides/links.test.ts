import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Guide, readGuides } from "../../../scripts/docs/guides/read-guides.js";
import { ERRORS, HOME, NOT_SHOWN, pathsOf } from "../../../scripts/docs/model/paths.js";
import type { OpenApiDocument } from "../../../scripts/lib/openapi.js";
import { listOperations } from "../../../scripts/lib/operations.js";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { headingLevelsOf, linksOf } from "./support/links.js";

const document = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as OpenApiDocument;
const operations = listOperations(document);
let guides: Guide[];
let pages: ReadonlySet<string>;

beforeAll(async () => {
  guides = await readGuides(REPOSITORY);
  const tags = (document.tags ?? []).map(({ name }) => name);
  const schemas = Object.keys(document.components?.schemas ?? {});
  const paths = pathsOf({ operations, tags, schemas, guides: guides.map(({ name }) => name) });
  const all = [
    HOME,
    ERRORS,
    NOT_SHOWN,
    ...[paths.operations, paths.tags, paths.schemas, paths.guides].flatMap((some) => [...some.values()]),
  ];
  pages = new Set(all.map((path) => `/${path}`));
});

/** What leads nowhere, as `file: link`. */
function brokenIn({ source, text }: Pick<Guide, "source" | "text">): string[] {
  return linksOf(text)
    .filter((link) => !(link.startsWith("https://") ? URL.canParse(link) : pages.has(link)))
    .map((link) => `${source}: ${link}`);
}

test("every link of the guides leads to a page", () => {
  expect(guides.flatMap(brokenIn)).toEqual([]);
});

test("a link that is named as an operation leads to the page of that operation", () => {
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const named = guides.flatMap(({ text }) => [...text.matchAll(/\[(\w+)\]\((\/[^)]+)\)/g)]).filter(([, name = ""]) => byId.has(name));
  expect(named.length).toBeGreaterThan(10);
  for (const [, name = "", link = ""] of named) {
    expect(link.split("/").at(-2)?.replaceAll("-", ""), name).toBe(name.toLowerCase());
  }
});

test("the guides lead to the errors, to what is not shown, to operations, a schema and each other", () => {
  const linked = new Set(guides.flatMap(({ text }) => linksOf(text)));
  expect([...linked]).toEqual(
    expect.arrayContaining(["/errors/", "/not-shown/", "/access-groups/read-access-group/", "/schemas/sso-token-response/"]),
  );
  for (const { name } of guides.slice(1, -1)) expect(linked).toContain(`/guides/${name}/`);
});

test("the headings of a guide leave out no level", () => {
  for (const { source, text } of guides) {
    const levels = [1, ...headingLevelsOf(text)];
    expect(
      levels.slice(1).every((level, index) => level > 1 && level <= (levels[index] ?? 0) + 1),
      source,
    ).toBe(true);
  }
});
