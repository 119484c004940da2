import { expect, test } from "vitest";
import { markdownOf } from "../../../scripts/docs/markdown/markdown-of.js";
import { plainText } from "../../../scripts/docs/model/prose.js";
import type { OperationPage, Page } from "../../../scripts/docs/model/types.js";
import type { TryItOperation } from "../../../scripts/docs/view/try-it-operation.js";
import { viewOf } from "../../../scripts/docs/view/view-of.js";
import { attribute, find, htmlOfView, textIn, textOf } from "./harness/html.js";
import {
  coveragePage,
  errorsPage,
  foreignPage,
  guidePage,
  homePage,
  indexedPage,
  operationPage,
  partialPage,
  plainPage,
  schemaPage,
  tagPage,
} from "./harness/pages.js";
import { field, filled, PAGES, shape, site } from "./harness/pages.js";

const bodyOf = (page: Page): string => htmlOfView(viewOf(page, site));
const hrefs = (html: string): (string | undefined)[] => find(html, "a").map((link) => attribute(link, "href"));
const idsOf = (page: Page): string[] => viewOf(page, site).headings.map(({ id }) => id);

/** Every text of a page that is to be read on it. */
function textsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return NOT_READ.has(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== "object" || value === null) return [];
  // The names of schemes are shown by what they are; that of a function, with the module that it is imported from.
  const isNamed = "value" in value || "usedBy" in value || "sent" in value;
  return Object.entries(value).flatMap(([name, inner]) =>
    NOT_SHOWN.has(name) || (isNamed && name === "name") || (name === "functionName" && !("module" in value)) ? [] : textsOf(inner, name),
  );
}

// For the search, the form and what is around the body of the page.
const NOT_SHOWN = new Set(["search", "pathValues", "tag", "quickstart", "sent", "credentialsPath"]);

// They choose between forms, are addresses, or stand in the head of the page.
const NOT_READ = new Set(["kind", "detail", "language", "path", "anchor", "further", "description", "operationId", "tag", "source"]);

test.each(PAGES.map((page) => [page.path === "" ? "home" : page.path, page] as const))(
  "shows all data of %s, in HTML and Markdown",
  (_, page) => {
    const { title, ...full } = filled(page, "needle");
    const texts = textsOf(full);
    expect(texts.length).toBeGreaterThan(0);
    const missingIn = (where: string): string[] => texts.filter((text) => !where.includes(text));
    expect(missingIn(textIn(bodyOf({ ...full, title })))).toEqual([]);
    const twin = markdownOf({ ...full, title });
    expect(missingIn(twin)).toEqual([]);
    expect(twin.match(/^# .*$/gm)).toEqual([`# ${title}`]);
  },
);

// prettier-ignore
const rows: [shown: string, page: Page, twin?: string][] = [
  ["name string requiredIts name.1 to 50 characters Letters. ^[a-z]+$", operationPage, "name (string, required): Its name. Limits: 1 to 50 characters"],
  ["limit string 1 to 100 default 20", operationPage, "limit (string, optional) Limits: 1 to 100 Default: 20"],
  ["Letters. ^[a-z]+$", operationPage, "Pattern: ^[a-z]+$: Letters."],
  ["colour string default redredgreennull", operationPage, 'Values: "red", "green", null Default: "red"'],
  ["Other properties are allowed.", operationPage],
  ["No properties are allowed.", operationPage],
  ["array of Widget", operationPage],
  ['"name": "web"', operationPage],
  ["No body.", operationPage],
  ["Its content is not documented.", operationPage, "The content is not documented."],
  ["Response from the emulator, application/json", operationPage, "Response from the emulator: 200, application/json:"],
  ["Bearer token", operationPage, "Authentication: Bearer token"],
  ["Team scope: teamId", operationPage, "Team scope: query parameter teamId"],
  ["No credential", plainPage, "Authentication: No credential"],
  ["API key in header X-Key or OAuth 2.0 (write)", foreignPage, "Authentication: API key in header X-Key or OAuth 2.0 (write)"],
  ["Body of 404, 409application/problem+json", foreignPage, "Body of 404, 409 Media type: application/problem+json"],
  ["kind selects the schema: round for Round", foreignPage, "Discriminator: kind; round for Round"],
  ["Link next to List widgets with limit: $response.body#/size", foreignPage],
  ["A stream. Each item:", foreignPage],
  ["Variable region", homePage],
  ["Only the method, the path and the parameters below are documented.", indexedPage],
  ["createWidget takes any query and any body, and returns unknown", indexedPage],
  [
    "All 2 documented operations with a bearer token have:Query parameters: teamId slugErrors: 400 401",
    indexedPage,
    "All 2 documented operations with a bearer token have: Query parameters: teamId, slug Errors: 400, 401",
  ],
  ["Parts of this operation are undocumented", partialPage],
  ["deprecated: do not use it in new code.", { ...plainPage, isDeprecated: true }, "Deprecated: do not use it in new code."],
  ["Responses may contain other values.", withQuery({ values: ["A"], isOpen: true }), "responses may contain other values"],
  ["Any media type", withContent({ mediaType: "*/*", shape: shape(), examples: [] }), "Media type: any"],
  ['"null""""1"" a"plainnulltrue1', withQuery({ values: ["null", "", "1", " a", "plain", null, true, 1] }), '"null", "", "1", " a", "plain", null, true, 1'],
  ["Thrown as BadRequestError.A value is wrong.What to doCorrect the value.", errorsPage, "A value is wrong. What to do: Correct the value. Thrown as BadRequestError."],
  ["Widgets123", coveragePage, "Widgets 1 2 3"],
  ["1 documented", homePage, "1"],
  ["Version 1.2.3", homePage],
];

test.each(rows)("shows %j", (shown, page, twin = shown) => {
  expect(textIn(bodyOf(page))).toContain(shown);
  expect(plainText(markdownOf(page))).toContain(twin);
});

function withQuery(part: Parameters<typeof shape>[0]): OperationPage {
  return { ...plainPage, parameters: { path: [], query: [field("role", "query.role", part)], header: [], cookie: [] } };
}

function withContent(...content: OperationPage["responses"][number]["content"]): OperationPage {
  return { ...plainPage, responses: [{ status: "200", text: "", content }] };
}

test.each([operationPage, tagPage])("breaks a path between its segments on $path", (page) =>
  expect(bodyOf(page)).toContain('<code class="template">/v1/<wbr/>widgets'),
);

test("omits empty sections of an operation", () => {
  const bare: Partial<OperationPage> = { ...plainPage };
  delete bare.requestBody;
  delete bare.pagination;
  expect(idsOf(bare as OperationPage)).toEqual(["samples"]);
  expect(textIn(bodyOf(bare as OperationPage))).not.toContain("Team scope");
});

test("orders the sections of an operation, with the linked ids", () => {
  expect(idsOf(operationPage)).toEqual([
    ...["samples", "example-response", "parameters-path", "parameters-query", "parameters-header", "parameters-cookie", "request-body"],
    ...["request-body-application-json", "request-body-application-x-www-form-urlencoded", "responses", "response-200", "response-204"],
    ...["errors", "pagination"],
  ]);
  expect(idsOf(errorsPage)).toEqual(["error-400", "error-409"]);
  const content = ["application/json", "application/*+json"].map((mediaType) => ({ mediaType, examples: [] }));
  const body = { isRequired: true, text: "", content };
  expect(idsOf({ ...plainPage, requestBody: body })).toEqual(
    expect.arrayContaining(["request-body-application-json", "request-body-application-json-2"]),
  );
});

test.each<[string, Page, string[]]>([
  ["an operation", operationPage, ["/guides/authentication/", "/guides/team-scope/", "/guides/pagination/", "/errors/#error-400"]],
  ["a field", operationPage, ["#query.limit", "#body.parts", "/schemas/widget/"]],
  ["a schema", schemaPage, ["/widgets/list-widgets/", "/schemas/widget-list/"]],
  ["a tag", tagPage, ["/schemas/widget/", "/widgets/pause-widget/"]],
  ["the first page", homePage, ["/guides/quickstart/", "/guides/pagination/", "/widgets/", "/openapi.json"]],
])("links %s to related pages", (_, page, links) => expect(hrefs(bodyOf(page))).toEqual(expect.arrayContaining(links)));

test("links Markdown twins to Markdown twins", () => {
  expect(markdownOf(operationPage)).toContain("[Widget](../../schemas/widget/index.md)");
  expect(markdownOf(tagPage)).toContain("[Widget](../schemas/widget/index.md)");
});

test("does not link to missing pages", () => {
  const alone = htmlOfView(viewOf(operationPage, { ...site, pages: [operationPage] }));
  expect(hrefs(alone)).not.toContain("/guides/authentication/");
  expect(textIn(alone)).toContain("Bearer token");
});

test("opens the tab of the function sample", () => {
  const tabs = find(bodyOf(operationPage), "details").filter((details) => attribute(details, "name") === "samples");
  expect(tabs.map((details) => attribute(details, "dataSample"))).toEqual(["function", "path", "curl"]);
  expect(tabs.map((details) => details.properties.open === true)).toEqual([true, false, false]);
});

test("folds long lists of values without losing any", () => {
  const values = Array.from({ length: 40 }, (_, index) => `value-${index}`);
  const folded = find(bodyOf(withQuery({ values })), "details")
    .map(textOf)
    .find((text) => text.startsWith("40 values"));
  for (const value of values) expect(folded).toContain(value);
});

test("links the title of a variant that its type repeats", () => {
  const variant = { title: "Widget", shape: shape({ type: [{ text: "Widget", path: "schemas/widget/" }] }) };
  const page = withContent({ mediaType: "application/json", shape: shape({ variants: [variant] }), examples: [] });
  expect(find(bodyOf(page), ".tab").map(textOf).at(-1)).toBe("WidgetWidget");
  expect(hrefs(bodyOf(page))).toContain("/schemas/widget/");
  expect(markdownOf({ ...schemaPage, shape: shape({ variants: [variant] }) })).toContain("\n- [Widget](index.md)\n");
});

test("embeds the data of the form in the page", () => {
  const [form] = find(bodyOf(operationPage), ".try-it");
  const operation = JSON.parse(attribute(form, "dataOperation") ?? "") as TryItOperation;
  expect(operation).toMatchObject({ operationId: "createWidget", method: "POST", takesCredential: true, takesFurtherQuery: true });
  expect(operation.parameters.map((parameter) => [parameter.in, parameter.name, parameter.required])).toEqual([
    ["path", "idOrName", true],
    ["query", "teamId", false],
    ["query", "limit", false],
    ["header", "If-Match", false],
  ]);
  expect(operation.parameters.map(({ sample }) => sample)).toEqual(["web", undefined, undefined, undefined]);
  expect(operation.body).toEqual({
    required: true,
    mediaTypes: [{ mediaType: "application/json", example: '{\n  "name": "web"\n}' }, { mediaType: "application/x-www-form-urlencoded" }],
  });
});

test("shows only values for an enumeration, and variants for a choice", () => {
  const values = { ...schemaPage, shape: shape({ values: ["a", "b"] }), partOf: [] };
  expect(viewOf(values, site).headings.map(({ text }) => text)).toEqual(["Used by"]);
  expect(idsOf({ ...schemaPage, shape: shape({ variants: schemaPage.shape.variants }) })[0]).toBe("variants");
});

test("continues the first page below its lists, which start with the guides", () => {
  expect(idsOf(homePage)).toEqual(["start", "guides", "tags", "servers", "programs", "start-2", "in-part"]);
  const { quickstart: _, ...foreign } = homePage;
  expect(idsOf({ ...foreign, guides: [] })).toEqual(["tags", "servers", "programs", "start", "in-part"]);
});

test("shows detail and deprecation in lists", () => {
  expect(find(bodyOf(tagPage), ".detail").map(textOf)).toEqual(["documented", "indexed"]);
  const operations = tagPage.operations.map((operation) => ({ ...operation, isDeprecated: true as const }));
  expect(find(bodyOf({ ...tagPage, operations }), ".deprecated")).toHaveLength(operations.length);
});

test("sums the columns of the coverage table", () => expect(find(bodyOf(coveragePage), "tfoot").map(textOf)).toEqual(["All112233"]));

test("lists the headings of a guide and of a tag's text", () => {
  expect(viewOf(tagPage, site).headings.map(({ text }) => text)).toEqual(["More", "Operations", "Webhooks", "Schemas"]);
  expect(idsOf(guidePage)).toEqual(["all-pages", "how-many"]);
});
