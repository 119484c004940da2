import { expect, it } from "vitest";
import { markdownOf } from "../../../scripts/docs/markdown/markdown-of.js";
import { foreignSamples } from "../../../scripts/docs/samples/foreign-samples.js";
import { tryItOperation } from "../../../scripts/docs/view/try-it-operation.js";
import { viewOf } from "../../../scripts/docs/view/view-of.js";
import type { Schema } from "../../../scripts/read/openapi.js";
import { documentOf, ref } from "../../generate/harness/small-documents.js";
import { fieldsIn, operationPage, pagesOf, shapesOn, siteOf } from "../model/harness/sites.js";
import { htmlOfView, textIn } from "./harness/html.js";

const fields = <Value>(count: number, value: Value): Record<string, Value> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, value]));
const content = (media: object): object => ({ content: { "application/json": media } });

it("counts the operations of an error and of a schema by tag if they are too many to read", () => {
  const responses = { "404": { description: "None.", ...content({ schema: ref("Fault") }) } };
  const operation = (at: number): object => ({ tags: [at === 0 ? "Rare" : "Usual"], responses });
  const paths = Object.fromEntries(Array.from({ length: 81 }, (_, at) => [`/p${at}`, { get: operation(at) }]));
  const site = siteOf(documentOf({ paths, components: { schemas: { Fault: { type: "object" } } } }), { isForeign: true });
  for (const page of [...pagesOf(site, "errors"), ...pagesOf(site, "schema")]) {
    const html = htmlOfView(viewOf(page, site));
    expect(textIn(html)).toMatch(/Rare: 1 operation ?Usual: 80 operations/);
    expect(html).not.toContain("/p40");
    expect(markdownOf(page)).toMatch(/\[Rare\]\([^)]*\): 1 operation\n- \[Usual\]\([^)]*\): 80 operations\n/);
  }
});

const texts = (count: number, description = ""): Schema => ({ type: "object", properties: fields(count, { type: "string", description }) });
const repeated = (count: number, value: number): number[] => Array<number>(count).fill(value);
const LINE = "It says something of the field, and is as long as a line.";

it.each<[name: string, properties: Record<string, Schema>, shown: number[], link: string]>([
  [
    "a schema that a large page has already shown",
    fields(20, ref("Part")),
    [...repeated(7, 9), ...repeated(13, 0)],
    '<code>f19</code></a> <span class="type"><a href="/schemas/part/">',
  ],
  [
    "a schema that a large page has no room for",
    { first: ref("Long"), second: ref("Other") },
    [60, 0],
    '<code>second</code></a> <span class="type"><a href="/schemas/other/">',
  ],
  [
    "a schema that is deep in others",
    { first: ref("Deep0") },
    [10],
    '<code>next</code></a> <span class="type"><a href="/schemas/deep10/">',
  ],
  [
    "an object that a large page has already shown",
    fields(20, texts(9)),
    [...repeated(7, 9), ...repeated(13, 0)],
    'object, as <a href="#fields.f0">fields.f0</a>',
  ],
])("links to %s", (_, properties, shown, link) => {
  const deep = Array.from({ length: 20 }, (_, at) => [`Deep${at}`, { type: "object", properties: { next: ref(`Deep${at + 1}`) } }]);
  const schemas = {
    ...(Object.fromEntries(deep) as Record<string, Schema>),
    Deep20: {},
    Part: texts(9),
    Long: texts(60, LINE),
    Other: texts(50, LINE),
    Whole: { properties },
  };
  const site = siteOf(documentOf({ components: { schemas } }));
  const pages = pagesOf(site, "schema").filter(({ name }) => name === "Whole");
  expect(pages.flatMap(({ shape }) => shape.fields.map((field) => fieldsIn(field.shape).length))).toEqual(shown);
  for (const page of pages) expect(htmlOfView(viewOf(page, site))).toContain(link);
});

it("shows a part of a long example, and none in the samples and the form", () => {
  const requestBody = content({ example: fields(2_000, "a text") });
  const document = documentOf({ paths: { "/a": { post: { operationId: "send", requestBody, responses: {} } } } });
  const site = siteOf(document, { isForeign: true, samples: foreignSamples(document) });
  const page = operationPage("send", site);
  for (const text of [htmlOfView(viewOf(page, site)), markdownOf(page)]) {
    expect(text).toContain("f9");
    expect(text).not.toContain("f1999");
    expect(text).toMatch(/openapi\.json/);
  }
  expect(tryItOperation(page).body?.mediaTypes).toEqual([{ mediaType: "application/json" }]);
});

it("shows an object of a response that a request has in part", () => {
  const part = { type: "object", properties: { id: { type: "string", readOnly: true }, name: { type: "string" } } };
  const whole = content({ schema: { type: "object", properties: { ...fields(80, { type: "string" }), part } } });
  const responses = { "200": { description: "Done.", ...whole } };
  const site = siteOf(documentOf({ paths: { "/a": { post: { operationId: "send", requestBody: whole, responses } } } }));
  const shapes = shapesOn(operationPage("send", site));
  expect(
    shapes.map((shape) =>
      fieldsIn(shape)
        .map(({ name }) => name)
        .slice(81),
    ),
  ).toEqual([["name"], ["id", "name"]]);
});

it("shows an example once that two statuses share, and none of the descriptions of a long list", () => {
  const response = { description: "Done.", ...content({ example: { name: "web" } }) };
  const schemas: Record<string, Schema> = fields(401, { type: "object", description: "A part." });
  const responses = { "200": response, "201": response, "202": { ...response, ...content({ example: { name: "db" } }) } };
  const site = siteOf(documentOf({ paths: { "/a": { get: { operationId: "read", responses } } }, components: { schemas } }));
  expect(textIn(htmlOfView(viewOf(operationPage("read", site), site)))).toMatch(/200.*"web".*201.*As for 200\..*202.*"db"/s);
  expect(pagesOf(site, "schemas").map((page) => textIn(htmlOfView(viewOf(page, site))))).toEqual([expect.not.stringContaining("A part.")]);
});

it("leaves optional fields out of a long value that is made from the schema, from the inside", () => {
  const leaf = { type: "object", required: ["id"], properties: { id: { type: "string" }, ...fields(200, { type: "string" }) } };
  const inner = { type: "object", minProperties: 1, properties: { leaf } };
  const composed = { allOf: [{ type: "object", properties: { leaf } }, { required: ["leaf"] }] };
  const schema = { type: "object", properties: { a: inner, b: { type: "object", properties: { composed } } } };
  const requestBody = content({ schema });
  const document = documentOf({
    paths: { "/a": { post: { operationId: "send", requestBody, responses: { "200": { description: "", ...requestBody } } } } },
  });
  const site = siteOf(document, { isForeign: true, samples: foreignSamples(document) });
  const page = operationPage("send", site);
  expect(page.responses[0]?.content[0]?.sample).toEqual({ a: { leaf: { id: "text" } }, b: { composed: { leaf: { id: "text" } } } });
  expect(page.samples.find(({ kind }) => kind === "curl")?.code).not.toContain("f1");
});
