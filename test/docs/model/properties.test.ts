// The document is walked here without the code under test: what it says must be found on the pages.
import { expect, test } from "vitest";
import { fieldsOf } from "../../../scripts/docs/search/find-pages.js";
import type { IndexRecord } from "../../../scripts/docs/search/index-record.js";
import { searchRecords } from "../../../scripts/docs/search/search-index.js";
import { METHODS, type OpenApiDocument } from "../../../scripts/read/openapi.js";
import { document, fieldsOn, operationPage, pagesOf, site, siteOf } from "./harness/sites.js";

type Node = Record<string, unknown>;

/** The names of all properties below a part of the document, and of the schemas on the way. */
function namesBelow(root: OpenApiDocument, part: unknown): { properties: Set<string>; schemas: Set<string> } {
  const properties = new Set<string>();
  const schemas = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    if (Array.isArray(node)) node.forEach(visit);
    else {
      const { $ref, properties: own } = node as { $ref?: string; properties?: Node };
      if ($ref?.startsWith("#/components/examples/")) return;
      if ($ref !== undefined) {
        if ($ref.startsWith("#/components/schemas/")) schemas.add($ref.slice("#/components/schemas/".length));
        const keys = $ref.slice(2).split("/");
        visit(keys.reduce<unknown>((value, key) => (value as Node)[key], root));
      }
      for (const name of Object.keys(own ?? {})) properties.add(name);
      for (const [key, value] of Object.entries(node)) if (!key.startsWith("x-")) visit(value);
    }
  };
  visit(part);
  return { properties, schemas };
}

const operations = Object.values(document.paths ?? {}).flatMap((item) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation === undefined ? [] : [{ operation, shared: item.parameters ?? [] }];
  }),
);

test("shows each property of a documented operation, and makes it searchable", () => {
  const documented = operations.filter(({ operation }) => operation["x-detail"] === undefined);
  expect(documented.length).toBeGreaterThan(10);
  const records = searchRecords(site);
  for (const { operation, shared } of documented) {
    const page = operationPage(operation.operationId ?? "");
    const successes = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith("2"));
    const { properties } = namesBelow(document, [shared, operation.parameters, operation.requestBody, successes]);
    const shown = new Set(fieldsOn(page).map(({ name }) => name));
    expect([...properties].filter((name) => !shown.has(name))).toEqual([]);
    const searched = new Set(fieldsOf(records, site.pages.indexOf(page)).split(" "));
    expect([...shown].filter((name) => !searched.has(name))).toEqual([]);
  }
});

test("makes the same fields and values searchable without the rest of the pages", () => {
  const records = searchRecords(siteOf(document, { isIndex: true }));
  const searched = (from: IndexRecord[]): object[] =>
    from.map(({ path, values = "" }, at) => ({ path, words: new Set([fieldsOf(from, at), values].join(" ").split(/ +/)) }));
  expect(searched(records)).toEqual(searched(searchRecords(site)));
});

test("shows every parameter of an operation with its location", () => {
  for (const { operation, shared } of operations) {
    const page = operationPage(operation.operationId ?? "");
    const shown = Object.entries(page.parameters).flatMap(([place, fields]) => fields.map(({ name }) => `${place} ${name}`));
    const wanted = [...shared, ...(operation.parameters ?? [])]
      .map((parameter) => ("$ref" in parameter ? document.components?.parameters?.[parameter.$ref.split("/").at(-1) ?? ""] : parameter))
      .flatMap((parameter) => (parameter === undefined || parameter.name === "furtherQuery" ? [] : [`${parameter.in} ${parameter.name}`]));
    expect(shown.sort()).toEqual([...new Set(wanted)].sort());
  }
});

test("shows every property of a schema", () => {
  for (const page of pagesOf(site, "schema")) {
    const { properties } = namesBelow(document, document.components?.schemas?.[page.name]);
    const shown = new Set(fieldsOn(page).map(({ name }) => name));
    expect([...properties].filter((name) => !shown.has(name))).toEqual([]);
    expect([...shown].filter((name) => !properties.has(name))).toEqual([]);
  }
});

test("lists the operations and schemas that use a schema", () => {
  const reached = new Map(
    operations.map(({ operation, shared }) => [operation.operationId ?? "", namesBelow(document, [shared, operation]).schemas] as const),
  );
  const schemas = Object.entries(document.components?.schemas ?? {});
  for (const page of pagesOf(site, "schema")) {
    const users = [...reached].flatMap(([operationId, names]) => (names.has(page.name) ? [operationId] : []));
    expect(page.usedBy.map(({ operationId }) => operationId).sort()).toEqual(users.sort());
    const owners = schemas.flatMap(([name, schema]) =>
      JSON.stringify(schema).includes(`"#/components/schemas/${page.name}"`) ? [name] : [],
    );
    expect(page.partOf.map(({ title }) => title).sort()).toEqual(owners.sort());
  }
  expect(pagesOf(site, "schema").filter(({ usedBy }) => usedBy.length === 0)).toEqual([]);
});

test("lists the operations of a tag and their schemas", () => {
  const page = pagesOf(site, "tag").find(({ tag }) => tag === "Webhooks");
  expect(page?.operations.map(({ operationId }) => operationId)).toContain("listWebhooks");
  const named = ["Webhook", "WebhookList", "WebhookWithProjectsMetadata", "WebhookWithoutProjectsMetadata"];
  expect(page?.schemas.map(({ title }) => title)).toEqual(expect.arrayContaining(named));
});
