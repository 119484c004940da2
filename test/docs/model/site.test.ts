import { expect, test } from "vitest";
import { readGuides } from "../../../scripts/docs/guides/read-guides.js";
import { createSite } from "../../../scripts/docs/model/site.js";
import type { Page } from "../../../scripts/docs/model/types.js";
import { coverageOf } from "../../../scripts/lint/coverage.js";
import { documentOf } from "../../generate/harness/small-documents.js";
import { referencePage } from "../../../scripts/model/operation-doc.js";
import { listOperations } from "../../../scripts/model/operations.js";
import { loadLintConfig } from "../../../scripts/open/rule-sets/author.js";
import { SpecTree } from "../../../scripts/read/spec-tree.js";
import { CONTRACT, REPOSITORY } from "../../../scripts/core/files/repository.js";
import { deeplyFrozen, document, fieldsOn, inputOf, operationPage, pagesOf, site, siteOf } from "./harness/sites.js";

const guides = await readGuides(REPOSITORY);
const whole = siteOf(document, { guides });
const names = <Key extends string>(values: readonly Record<Key, string>[], key: Key): string[] => values.map((value) => value[key]).sort();

test("contains one page for each operation, tag, schema and guide", () => {
  const methods = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);
  const operations = Object.values(document.paths ?? {}).flatMap((item) => Object.keys(item).filter((key) => methods.has(key)));
  expect(pagesOf(whole, "operation")).toHaveLength(operations.length);
  expect(names(pagesOf(whole, "tag"), "tag")).toEqual((document.tags ?? []).map(({ name }) => name).sort());
  expect(names(pagesOf(whole, "schema"), "name")).toEqual(Object.keys(document.components?.schemas ?? {}).sort());
  expect(names(pagesOf(whole, "guide"), "title")).toEqual(guides.map(({ title }) => title).sort());
  expect(["home", "errors", "coverage", "schemas"].map((kind) => whole.pages.filter((page) => page.kind === kind).length)).toEqual([
    1, 1, 1, 1,
  ]);
  expect(pagesOf(whole, "schemas")[0]?.schemas).toHaveLength(pagesOf(whole, "schema").length);
});

test("gives each page a unique path and title, and each field a unique anchor", () => {
  const repeated = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);
  expect(repeated(whole.pages.map(({ path }) => path))).toEqual([]);
  expect(repeated(whole.pages.map(({ title }) => title))).toEqual([]);
  for (const page of whole.pages) expect(repeated(fieldsOn(page).map(({ anchor }) => anchor))).toEqual([]);
});

test("uses the paths that the packages' documentation links to", () => {
  const paths = new Set(whole.pages.map(({ path }) => path));
  expect(listOperations(document).filter((operation) => !paths.has(`${referencePage(operation)}/`))).toEqual([]);
  expect([...paths]).toEqual(expect.arrayContaining(["", "errors/", "coverage/", "changelog/", "access-groups/", "schemas/access-group/"]));
  expect([...paths].filter((path) => !/^([a-z0-9-]+\/)*$/.test(path))).toEqual([]);
});

test("describes each page in at most two sentences of plain text", () => {
  for (const { description, path } of whole.pages) {
    expect(description, path).toMatch(/^\S.*[.!?]$/);
    expect(description, path).not.toMatch(/[`*]|\]\(/);
    expect(description.split(/(?<=[.!?])\s+(?=\p{Lu})/u).length, path).toBeLessThan(3);
  }
});

test("lists every page but the first in the side bar, with the tags under their headings", () => {
  const groups = document["x-tagGroups"] as { name: string; tags: string[] }[];
  expect(whole.nav.map(({ title }) => title)).toEqual(["Guides", ...groups.flatMap(({ tags }) => tags), "Schemas"]);
  for (const { name, tags } of groups) expect(whole.nav.filter(({ heading }) => heading === name).map(({ title }) => title)).toEqual(tags);
  const listed = whole.nav.flatMap(({ path, entries }) => [...(path === undefined ? [] : [path]), ...entries.map((entry) => entry.path)]);
  expect(listed.sort()).toEqual(whole.pages.flatMap(({ path }) => (path === "" ? [] : [path])).sort());
});

test("puts the variant first that the page shows an example of", () => {
  const [empty, item] = [
    { title: "Empty", type: "object", additionalProperties: false },
    { title: "Item", type: "object", required: ["id"], properties: { id: { type: "string" } } },
  ];
  const content = { "application/json": { schema: { anyOf: [empty, item] }, example: { id: "a" } } };
  const responses = { 200: { description: "It.", content } };
  const paths = { "/things": { get: { operationId: "readThing", tags: ["Things"], responses } } };
  const [page] = pagesOf(siteOf({ ...document, paths, components: {} }), "operation");
  expect(page?.responses[0]?.content[0]?.shape?.variants.map(({ title }) => title)).toEqual(["Item", "Empty"]);
});

// prettier-ignore
test.each([
  [
    "in one resource list, create, read, update and delete",
    ["delete /v1/pets/{id}", "put /v1/pets/{id}", "get /v1/pets/{id}", "post /v1/pets", "get /v2/pets", "head /v1/pets/{id}", "patch /v1/pets/{id}"],
    ["get /v2/pets", "post /v1/pets", "get /v1/pets/{id}", "put /v1/pets/{id}", "patch /v1/pets/{id}", "delete /v1/pets/{id}", "head /v1/pets/{id}"],
  ],
  [
    "the resource with the shortest path first",
    ["get /v1/pets/{id}/toys", "get /v1/pets/{id}", "get /v1/cats/toys", "get /v9/pets"],
    ["get /v9/pets", "get /v1/pets/{id}", "get /v1/cats/toys", "get /v1/pets/{id}/toys"],
  ],
])("orders %s", (_, written, expected) => {
  const paths: Record<string, object> = {};
  for (const [method = "", path = ""] of written.map((call) => call.split(" ")))
    paths[path] = { ...paths[path], [method]: { operationId: `${method}${path}`, summary: `${method} ${path}`, tags: ["Pets"] } };
  const tag = siteOf({ ...document, tags: [{ name: "Pets" }], paths }).nav.find(({ title }) => title === "Pets");
  expect(tag?.entries.map(({ title }) => title)).toEqual(expected);
});

test("counts coverage as the coverage command does", async () => {
  const rows = coverageOf(await SpecTree.load(CONTRACT, await loadLintConfig()));
  const [page] = pagesOf(site, "coverage");
  const shown = page?.rows.map(({ tag, documented, partial, indexed }) => ({ tag: tag.title, documented, partial, index: indexed }));
  const byTag = (a: { tag: string }, b: { tag: string }): number => (a.tag < b.tag ? -1 : 1);
  expect(shown?.sort(byTag)).toEqual(rows.sort(byTag));
});

test("describes how to call an operation", () => {
  expect(operationPage("readAccessGroup")).toMatchObject({
    functionName: "readAccessGroup",
    module: "@hosting-platform/client/access-groups",
    method: "GET",
    template: "/v1/access-groups/{idOrName}",
    takesCredential: true,
    takesFurtherQuery: false,
    teamParameters: ["teamId", "slug"],
    search: { kind: "operation", id: "readAccessGroup", call: "GET /v1/access-groups/{idOrName}" },
  });
  expect(operationPage("exchangeSsoToken").takesCredential).toBe(false);
  const pagination = { items: "accessGroups", next: "pagination.next", cursor: "next", limit: "limit" };
  expect(operationPage("listAccessGroups").pagination).toEqual(pagination);
});

test("leaves it to the note of an indexed operation to tell what is not documented", () => {
  const indexed = pagesOf(site, "operation").filter(({ detail }) => detail === "index");
  expect(indexed.length).toBeGreaterThan(0);
  for (const page of indexed) {
    expect(page.text).toMatch(/^[A-Z]/);
    expect(page.text).not.toMatch(/(body|response) (is|are) not documented/);
    expect(page.takesFurtherQuery).toBe(true);
    expect(page.parameters.query.map(({ name }) => name)).not.toContain("furtherQuery");
    expect(
      [...(page.requestBody?.content ?? []), ...page.responses.flatMap(({ content }) => content)].filter(({ shape }) => shape),
    ).toEqual([]);
  }
});

test.each([
  ["readWebhook", ["listWebhooks", "deleteWebhook", "createWebhook"]],
  ["readDomain", ["updateDomain", "deleteDomain", "replaceDomainRecords", "listDomainProjectDomains", "createDomainRecord"]],
])("relates the indexed operation %s to its neighbours, documented ones first", (operationId, expected) => {
  const { related } = operationPage(operationId);
  expect(related?.operations.map((operation) => operation.operationId)).toEqual(expected);
  expect(related?.shared).toEqual({ count: 12, query: ["teamId", "slug"], errors: ["400", "401", "403", "410"] });
});

test("relates only indexed operations to others, to at most five", () => {
  for (const { operationId, detail, related } of pagesOf(site, "operation")) {
    expect(related !== undefined, operationId).toBe(detail === "index");
    expect(related?.operations.length ?? 0, operationId).toBeLessThanOrEqual(5);
  }
});

test("keeps the given samples and sources", () => {
  const sample = { kind: "curl", label: "curl", language: "sh", code: "curl" } as const;
  const operations = new Map([["readAccessGroup", "a.yaml"]]);
  const sources = { operations, schemas: new Map([["Webhook", "b.yaml"]]), tags: new Map([["DNS", "c.md"]]) };
  const given = siteOf(document, { samples: new Map([["readAccessGroup", [sample]]]), sources });
  expect(operationPage("readAccessGroup", given)).toMatchObject({ samples: [sample], source: "a.yaml" });
  expect(given.pages.flatMap(({ source }) => source ?? []).sort()).toEqual(["a.yaml", "b.yaml", "c.md"]);
});

test("returns equal pages for equal input, and leaves the input unchanged", () => {
  const frozen = deeplyFrozen(structuredClone(document));
  const once: readonly Page[] = createSite(inputOf(frozen, { guides })).pages;
  expect(createSite(inputOf(frozen, { guides })).pages).toEqual(once);
  expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
});

test("names the version and the downloadable files on the first page", () => {
  const home = pagesOf(site, "home")[0];
  expect(home?.version).toBe(document.info.version);
  expect(home?.files.map(({ name }) => name)).toEqual(["openapi.json", "openapi.yaml", "llms.txt", "llms-full.txt"]);
});

test("lists webhooks below their tags, others apart", () => {
  const webhooks = { made: { post: { tags: ["Webhooks"] } }, gone: { post: { tags: ["Other"] } } };
  const site = siteOf(documentOf({ tags: [{ name: "Webhooks" }], paths: {}, webhooks }), { isForeign: true });
  expect(pagesOf(site, "tag")).toMatchObject([{ path: "webhooks/", operations: [], webhooks: [{ title: "made" }] }]);
  expect(pagesOf(site, "home")).toMatchObject([{ tags: [{ operations: 0, webhooks: 1 }], webhooks: [{ title: "gone" }] }]);
  expect(site.nav.map(({ path, entries }) => [path, ...entries.map(({ title }) => title)])).toEqual([
    ["webhooks/", "made"],
    [undefined, "gone"],
  ]);
});

test.each([
  ["# Introduction\n\n[![Build](a.svg)](b)\n\nWelcome to *it*. Read on. Or not.", "Welcome to it. Read on."],
  ["Two tables\n\n| a | b |\n| - | - |\n| c | d |", "Two tables"],
  ["一つ目の文。二つ目の文。三つ目の文。", "一つ目の文。二つ目の文。"],
  ["- One\n- Two", "One Two"],
])("describes a page by the first sentences of its first paragraph: %j", (description, text) => {
  const site = siteOf(documentOf({ tags: [{ name: "a", description }], paths: {} }), { isForeign: true });
  expect(pagesOf(site, "tag")[0]?.description).toBe(text);
});

test("keeps letters of other scripts than Latin in paths, as many as file systems allow", () => {
  const names = ["Товары", "設定", "Größen", "Ё".repeat(300)];
  const paths = Object.fromEntries(names.map((tag, at) => [`/${at}`, { get: { tags: [tag], operationId: `read${at}`, responses: {} } }]));
  const site = siteOf(documentOf({ paths, components: { schemas: { Товар: {} } }, webhooks: { 作成: { post: {} } } }), { isForeign: true });
  expect(
    pagesOf(site, "tag")
      .map(({ path }) => path)
      .sort(),
  ).toEqual(["grossen/", "товары/", `${"ё".repeat(60)}/`, "設定/"]);
  expect(pagesOf(site, "operation").map(({ path }) => path)).toContain("товары/read0/");
  expect([...pagesOf(site, "schema"), ...pagesOf(site, "webhook")].map(({ path }) => path).sort()).toEqual([
    "schemas/товар/",
    "webhooks/作成/",
  ]);
});
