import { expect, it } from "vitest";
import { markdownOf } from "../../../scripts/docs/markdown/markdown-of.js";
import { foreignSamples } from "../../../scripts/docs/samples/foreign-samples.js";
import { tryItOperation } from "../../../scripts/docs/view/try-it-operation.js";
import { viewOf } from "../../../scripts/docs/view/view-of.js";
import { documentOf, ref } from "../../generate/harness/small-documents.js";
import { fieldsIn, operationPage, pagesOf, schemaShape, siteOf } from "../model/harness/sites.js";
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

it("links to a schema that a large page has already shown", () => {
  const schemas = { Part: { properties: fields(9, { type: "string" }) }, Whole: { properties: fields(20, ref("Part")) } };
  const parts = schemaShape(documentOf({ components: { schemas } }), "Whole").fields.map(({ shape }) => fieldsIn(shape).length);
  expect(parts).toEqual([...Array<number>(8).fill(9), ...Array<number>(12).fill(0)]);
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
