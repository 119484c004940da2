import { expect, it } from "vitest";
import { markdownOf } from "../../../scripts/docs/markdown/markdown-of.js";
import { viewOf } from "../../../scripts/docs/view/view-of.js";
import type { OpenApiDocument } from "../../../scripts/read/openapi.js";
import { documentOf } from "../../generate/harness/small-documents.js";
import { operationPage, siteOf } from "../model/harness/sites.js";
import { htmlOfView, textIn } from "../view/harness/html.js";

type Parts = Record<string, unknown>;

const text = { type: "string" };
const list = { type: "array", items: text };
const query = (...parameters: Parts[]): Parts => ({ parameters: parameters.map((each, at) => ({ name: `p${at}`, in: "query", ...each })) });
const answer = (content: Parts, more: Parts = {}): Parts => ({ responses: { "200": { description: "Done.", content, ...more } } });

// prettier-ignore
const rows: [what: string, operation: Parts, shown: string[], document?: Parts][] = [
  ["an example of XML as it is", answer({ "application/xml": { schema: text, example: "<a>1</a>" } }), ["<a>1</a>"]],
  ["an example of CSV as it is", answer({ "text/csv": { schema: text, example: "a,b" } }), ["a,b"]],
  ["a JSON string with its quotes", answer({ "application/json": { schema: text, example: "a,b" } }), ['"a,b"']],
  ["an example that is null", answer({ "application/json": { examples: { a: { value: null } } } }), ["null"]],
  ["an example of OpenAPI 3.2", answer({ "application/json": { examples: { data: { dataValue: { a: 7 } } } } }), ['"a": 7']],
  ["the description of an example", answer({ "application/json": { examples: { a: { description: "About it.", value: 1 } } } }), ["About it."]],
  ["the address of an example", answer({ "application/json": { examples: { a: { externalValue: "https://example.com/a.json" } } } }), ["https://example.com/a.json"]],
  ["the example of a header", answer({}, { headers: { Rate: { schema: { type: "integer" }, example: 0 } } }), ["Rate", "0"]],
  ["the deprecation of a header", answer({}, { headers: { Rate: { schema: text, deprecated: true } } }), ["deprecated"]],
  ["a reason for a deprecation", query({ schema: { ...text, deprecated: true }, deprecated: true, "x-deprecation-reason": "old" }), ["deprecated: old"]],
  ["a list with pipes", query({ schema: list, style: "pipeDelimited" }), ["items separated by |"]],
  ["a list with spaces", query({ schema: list, style: "spaceDelimited", explode: false }), ["items separated by spaces"]],
  ["an object as parameters", query({ schema: { type: "object" } }), ["a parameter for each property"]],
  ["a deep object", query({ schema: { type: "object" }, style: "deepObject" }), ["p0[property] for each property"]],
  ["a parameter of JSON", query({ content: { "application/json": { schema: list } } }), ["written as application/json"]],
  ["a parameter with slashes", query({ schema: text, allowReserved: true, allowEmptyValue: true }), ["reserved characters are not encoded", "may be empty"]],
];

it.each(rows)("shows %s, in HTML and Markdown", (_, operation, shown, document = {}) => {
  const own = { operationId: "run", responses: {}, ...operation };
  const site = siteOf(documentOf({ paths: { "/run": { put: own } }, ...document } as Partial<OpenApiDocument>), { isForeign: true });
  const page = operationPage("run", site);
  const html = textIn(htmlOfView(viewOf(page, site)));
  const twin = markdownOf(page);
  for (const words of shown) {
    expect(html).toContain(words);
    expect(twin.replaceAll("\\", "")).toContain(words);
  }
});
