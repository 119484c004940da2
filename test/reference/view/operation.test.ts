import { expect, test } from "vitest";
import type { OperationPage } from "../../../scripts/docs/model/types.js";
import type { TryItOperation } from "../../../scripts/docs/view/try-it-operation.js";
import { viewOf } from "../../../scripts/docs/view/view-of.js";
import { attribute, find, textIn, textOf } from "./support/html.js";
import { field, indexedPage, operationPage, partialPage, shape, site } from "./support/pages.js";

const bodyOf = (page: OperationPage) => viewOf(page, site).body;
const body = bodyOf(operationPage);

/** The pages without what an operation need not have. */
const plainPage: OperationPage = {
  ...operationPage,
  parameters: { path: [], query: [], header: [], cookie: [] },
  teamParameters: [],
  takesFurtherQuery: false,
  takesCredential: false,
  responses: [],
  errors: [],
  samples: [],
};

test("the sections stand in the order in which a reader needs them", () => {
  expect(viewOf(operationPage, site).headings.map(({ id }) => id)).toEqual([
    "samples",
    "parameters",
    "parameters-path",
    "parameters-query",
    "parameters-header",
    "parameters-cookie",
    "request-body",
    "request-body-application-json",
    "request-body-application-x-www-form-urlencoded",
    "responses",
    "response-200",
    "response-204",
    "errors",
    "pagination",
  ]);
});

test("what an operation does not have has no section", () => {
  const bare: Record<string, unknown> = { ...plainPage };
  delete bare["requestBody"];
  delete bare["pagination"];
  expect(viewOf(bare as unknown as OperationPage, site).headings.map(({ id }) => id)).toEqual(["samples"]);
});

test("the call can be copied whole", () => {
  const [template] = find(body, ".template");
  expect(template === undefined ? "" : textOf(template)).toBe("/v1/widgets/{idOrName}");
  const [button] = find(body, "button");
  expect(attribute(button, "ariaLabel")).toBe("Copy path");
  expect(attribute(button, "dataCopy")).toBe("");
});

test("the facts name function, import, authentication, team and source", () => {
  const [summary] = find(body, ".summary");
  const facts = textOf(summary ?? { type: "text", value: "" });
  expect(facts).toContain('import { createWidget } from "@hosting-platform/client/widgets";');
  expect(facts).toContain("Bearer token");
  expect(facts).toContain("By query: teamId");
  expect(facts).toContain("spec/groups/widgets/paths/v1@widgets.yaml");
  expect(find(body, "a").map((link) => attribute(link, "href"))).toEqual(
    expect.arrayContaining(["/guides/authentication/", "/guides/team-scope/", "/guides/pagination/", "/widgets/", "/errors/#error-400"]),
  );
});

test("an operation without credential and team says so, and leaves the team out", () => {
  const text = textIn(bodyOf(plainPage));
  expect(text).toContain("AuthenticationNo bearer token");
  expect(text).not.toContain("Team scope");
});

test("pages that the site has not are no links", () => {
  const alone = viewOf(operationPage, { ...site, pages: [operationPage] }).body;
  expect(find(alone, "a").map((link) => attribute(link, "href"))).not.toContain("/guides/authentication/");
  expect(textIn(alone)).toContain("Bearer token");
});

test("the operation function is open with its answer, before the others, which are folded", () => {
  const text = textIn(body);
  expect(text.indexOf("await createWidget(client);")).toBeLessThan(text.indexOf("Answer of the emulator: 200 application/json"));
  expect(text.indexOf('"id": "widget_1"')).toBeLessThan(text.indexOf("await client.POST"));
  const folded = find(body, ".sample").map(textOf).join();
  expect(folded).toContain("curl http");
  expect(folded).toContain("client.POST");
  expect(folded).not.toContain("createWidget(client)");
});

test("a field tells its type, whether it is required, its limits, values, pattern and default", () => {
  const text = textIn(body);
  expect(text).toContain("limit string optionalLimits1 to 100Default20");
  expect(text).toContain("name string requiredIts name. Limits1 to 50 charactersPattern^[a-z]+$ Letters.");
  expect(text).toContain("ValuesredgreennullDefaultred");
});

test("a field links to itself and to the schema of its type", () => {
  const links = find(body, "a").map((link) => attribute(link, "href"));
  expect(links).toEqual(expect.arrayContaining(["#query.limit", "#body.parts.size", "/schemas/widget/"]));
});

test("nested fields are folded", () => {
  const nested = find(body, ".nested").map(textOf);
  expect(nested[0]).toMatch(/^1 field of parts/);
  expect(nested[0]).toContain("Further properties are allowed.");
});

test("variants stand beside each other, each with its name", () => {
  const variants = find(body, ".variant").map((variant) => attribute(variant, "ariaLabel"));
  expect(variants.slice(0, 2)).toEqual(["Variant 1: Round", "Variant 2: Empty"]);
  expect(textIn(body)).toContain("No properties are allowed.");
});

test("an answer without body says so, and one that is not shown too", () => {
  expect(textIn(body)).toContain("Nothing. No body.");
  expect(textIn(body)).toContain("The content is not shown.");
});

test("many values are folded, and none is lost", () => {
  const values = Array.from({ length: 40 }, (_, index) => `value-${index}`);
  const many = bodyOf({
    ...plainPage,
    parameters: { path: [], query: [field("event", "query.event", { values })], header: [], cookie: [] },
  });
  const folded = find(many, "details")
    .map(textOf)
    .find((text) => text.startsWith("40 values"));
  for (const value of values) expect(folded).toContain(value);
});

test("a text that reads as another value keeps its quotes", () => {
  const values = ["null", "", "1", " a", "plain", null, true, 1];
  const text = textIn(
    bodyOf({ ...plainPage, parameters: { path: [], query: [field("x", "query.x", { values })], header: [], cookie: [] } }),
  );
  expect(text).toContain('"null""""1"" a"plainnulltrue1');
});

test("an indexed operation says what is known and how it is called all the same", () => {
  const [note] = find(bodyOf(indexedPage), ".note");
  const text = textOf(note ?? { type: "text", value: "" });
  expect(attribute(note, "role")).toBe("note");
  expect(text).toContain("The method, the path and the parameters below are known. What else it takes, and what it answers, is not shown.");
  expect(text).toContain("createWidget passes on any query parameter and any body, and its result is unknown");
});

test("an operation documented in part says so, a documented one says nothing", () => {
  expect(textIn(bodyOf(partialPage))).toContain("Part of this operation is not shown");
  expect(find(body, ".note")).toEqual([]);
});

test("the form to try it has what it needs in the page", () => {
  const [form] = find(body, ".try-it");
  const operation = JSON.parse(attribute(form, "dataOperation") ?? "") as TryItOperation;
  expect(operation).toMatchObject({ operationId: "createWidget", method: "POST", takesCredential: true, takesFurtherQuery: true });
  expect(operation.parameters.map((parameter) => [parameter.in, parameter.name, parameter.required])).toEqual([
    ["path", "idOrName", true],
    ["query", "teamId", false],
    ["query", "limit", false],
    ["header", "If-Match", false],
  ]);
  expect(operation.body).toEqual({
    required: true,
    mediaTypes: [{ mediaType: "application/json", example: { name: "web" } }, { mediaType: "application/x-www-form-urlencoded" }],
  });
});

test("any media type is told in words", () => {
  const page: OperationPage = {
    ...plainPage,
    responses: [{ status: "2XX", text: "", content: [{ mediaType: "*/*", shape: shape(), examples: [] }] }],
  };
  expect(textIn(bodyOf(page))).toContain("Any media type");
});

test("what else a contract may hold is drawn", () => {
  const page: OperationPage = {
    ...plainPage,
    isDeprecated: true,
    parameters: { path: [], query: [field("role", "query.role", { values: ["A"], isOpen: true })], header: [], cookie: [] },
    responses: [{ status: "204", text: "Done.", headers: [{ name: "location", text: "Where it is." }], content: [] }],
  };
  const text = textIn(bodyOf(page));
  for (const part of ["deprecated: use it in nothing new.", "ValueAAn answer may hold others.", "Header locationWhere it is."])
    expect(text).toContain(part);
});

test("the title of a variant that its type repeats is the link", () => {
  const type = [{ text: "Widget", path: "schemas/widget/" }];
  const content = [
    { mediaType: "application/json", shape: shape({ variants: [{ title: "Widget", shape: shape({ type }) }] }), examples: [] },
  ];
  const variant = find(bodyOf({ ...plainPage, responses: [{ status: "200", text: "", content }] }), ".variant").at(-1);
  expect(variant === undefined ? "" : textOf(variant)).toBe("1. Widget");
});

test("what a reader has to know of a sample and its answer stands with them", () => {
  const answer = { status: 200, body: "{}", text: "Something is left out." };
  const sample = {
    kind: "function",
    label: "By helper",
    text: "See [SSO](/guides/sso/).",
    language: "ts",
    code: "run();",
    answer,
  } as const;
  const html = bodyOf({ ...plainPage, samples: [sample] });
  expect(textIn(html)).toMatch(/By helperSee SSO\..*run\(\);.*Something is left out\./);
  expect(find(html, "a").map((link) => attribute(link, "href"))).toContain("/guides/sso/");
});
