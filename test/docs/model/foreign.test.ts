import { expect, test } from "vitest";
import { documentOf } from "../../generate/harness/small-documents.js";
import type { Content } from "../../../scripts/docs/model/types.js";
import type { Parameter } from "../../../scripts/read/openapi.js";
import { tryItOperation } from "../../../scripts/docs/view/try-it-operation.js";
import { fieldsIn, operationPage, pagesOf, siteOf } from "./harness/sites.js";

const problem = { "application/problem+json": { schema: { type: "object", properties: { title: { type: "string", example: "No" } } } } };

const parts: object = {
  servers: [{ url: "https://{region}.example.com/v1", variables: { region: { default: "eu", enum: ["eu", "us"] } } }],
  security: [{ key: [] }],
  tags: [
    { name: "Pets", description: "See [list](#operation/listPets), [docs](/rest/pets), [out](https://example.com/) and `[a](b)`." },
    { name: "My pets" },
  ],
  components: {
    securitySchemes: {
      key: { type: "apiKey", in: "query", name: "api_key" },
      oauth: { type: "oauth2", flows: { clientCredentials: { tokenUrl: "https://id.example.com/token", scopes: { write: "Change." } } } },
      certificate: { type: "mutualTLS" },
    },
    schemas: {
      Pet: {
        type: "object",
        properties: { kind: { type: "string" }, old: { type: "string", deprecated: true, "x-deprecated-reason": "use kind" } },
        discriminator: { propertyName: "kind", mapping: { cat: "#/components/schemas/Cat", dog: "Dog" } },
      },
      Cat: { allOf: [{ $ref: "#/components/schemas/Pet" }] },
    },
  },
  paths: {
    "/pets": {
      put: {
        operationId: "putPet",
        description:
          "As [a pet][Pet], [Pet][], `[Pet]` and [that], not [docs].\n\n[Pet]: #/components/schemas/Pet 'A pet'\n  [THAT]:\t <https://example.com/>\n[docs]: /rest/pets",
        responses: {},
      },
      get: {
        operationId: "listPets",
        tags: ["Pets"],
        description:
          "As [a pet](#/components/schemas/Pet), [here](#tag/Pets/paths/~1pets/get), [key](#section/Authentication/key), [all](/operations/listPets), [mine](#tag/My-pets), [one](/#operation/listPets), not [x](#tag/Cats) or [y](/#tag/Cats); [home](/).",
        parameters: [
          { name: "filter", in: "query", schema: { type: "object" }, examples: { default: { value: { a: 1 } } } },
          { name: "size", in: "query", schema: { type: "integer", examples: [5] } },
        ],
        responses: {
          "200": { description: "Pets.", content: { "application/jsonl": { itemSchema: { properties: { by: { enum: ["name"] } } } } } },
        },
      },
      post: {
        operationId: "makePet",
        tags: ["Pets"],
        security: [{ oauth: ["write"], certificate: [] }, {}],
        servers: [{ url: "https://write.example.com" }],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } } },
        callbacks: {
          onMade: { "{$request.body#/url}": { post: { requestBody: { content: problem }, responses: { "204": { description: "" } } } } },
        },
        responses: {
          "201": {
            description: "Made.",
            headers: { Location: { required: true, schema: { type: "string", format: "uri" } } },
            links: { all: { operationRef: "#/paths/~1pets/get", parameters: { size: "$response.body#/size" } } },
          },
          "404": { description: "No.", content: problem },
        },
      },
    },
  },
  webhooks: { petMade: { post: { summary: "Pet made", requestBody: { content: problem }, responses: {} } } },
};

const site = siteOf(documentOf(parts), { isForeign: true });
const [list, make] = ["listPets", "makePet"].map((id) => operationPage(id, site));

test("shows what the documents of others have and our contract does not", () => {
  expect(list).toMatchObject({
    servers: ["https://eu.example.com/v1"],
    security: [[{ title: "API key in query parameter api_key", sent: { in: "query", name: "api_key", form: "plain" } }]],
    parameters: {
      query: [
        { name: "filter", shape: { examples: [{ a: 1 }] } },
        { name: "size", shape: { examples: [5] } },
      ],
    },
    responses: [{ content: [{ mediaType: "application/jsonl", isSequence: true }] }],
    teamParameters: [],
    takesFurtherQuery: false,
  });
  expect(make).toMatchObject({
    servers: ["https://write.example.com"],
    security: [[{ title: "OAuth 2.0", scopes: ["write"] }, { title: "Client certificate" }], []],
    responses: [{ headers: [{ name: "Location", isRequired: true }], links: [{ operation: { title: "listPets" } }] }],
    errors: [{ status: "404", content: [{ shape: { fields: [{ name: "title", shape: { examples: ["No"] } }] } }] }],
    callbacks: [{ name: "onMade", method: "POST", url: "{$request.body#/url}", requestBody: { content: [{}] } }],
  });
  expect(make?.search.fields).toContain("Location");
  expect(list?.search).toMatchObject({ values: ["name"], text: expect.stringMatching(/application\/jsonl$/) as string });
  expect(pagesOf(site, "webhook")).toMatchObject([{ path: "webhooks/pet-made/", title: "Pet made" }]);
  expect(pagesOf(site, "home")[0]?.servers).toMatchObject([{ variables: [{ name: "region", values: ["eu", "us"] }] }]);
  expect(pagesOf(site, "authentication")[0]?.schemes.map(({ title }) => title)).toEqual([
    "API key in query parameter api_key",
    "OAuth 2.0",
    "Client certificate",
  ]);
  const [pet] = pagesOf(site, "schema").filter(({ name }) => name === "Pet");
  expect(pet?.shape.discriminator).toEqual({
    property: "kind",
    mapping: [
      { value: "cat", type: { text: "Cat", path: "schemas/cat/" } },
      { value: "dog", type: { text: "Dog" } },
    ],
  });
  expect(pet?.shape.fields.map(({ shape }) => shape.limits)).toEqual([[], ["deprecated: use kind"]]);
});

test("links lead to pages, or become text", () => {
  expect(list?.text).toBe(
    "As [a pet](/schemas/pet/), [here](/pets/list-pets/), [key](/authentication/), [all](/pets/list-pets/), [mine](/my-pets/), [one](/pets/list-pets/), not x or y; [home](/).",
  );
  expect(operationPage("putPet", site).text.trim()).toBe(
    "As [a pet](/schemas/pet/), [Pet](/schemas/pet/), `[Pet]` and [that](https://example.com/), not docs.",
  );
  expect(pagesOf(site, "tag")[0]?.text).toBe("See [list](/pets/list-pets/), docs, [out](https://example.com/) and `[a](b)`.");
});

test.each([
  ["a stray backtick in another paragraph", "A pet`s name.\n> See [x](/x), not `[x](/x)`.", "A pet`s name.\n> See x, not `[x](/x)`."],
  ["one in the same paragraph", "A pet`s name, [x](/x) and `code`; [x](/x)", "A pet`s name, [x](/x) and `code`; x"],
  ["a block of code", "```md\n\n[x](/x)\n```\n[x](/x)", "```md\n\n[x](/x)\n```\nx"],
  ["brackets and parentheses", "[a [b]](/x) [c](/x(y)) [d](</x y>) \\[e](/x)", "a [b] c d \\[e](/x)"],
  ["titles of all kinds", `[a](/x 'it') [b](/x (it)) [c](/x "a \\" b")`, "a b c"],
  ["an image in the text of a link", "[![a](/x.png)](/x) [![b](/x.png)](#operation/listPets)", "a [b](/default/list-pets/)"],
  ["an open block of code", "[x](/x)\n~~~\n\n- [x](/x)", "x\n~~~\n\n- [x](/x)"],
])("keeps links in code, and no others, beside %s", (_what, description, text) => {
  const paths = { "/pets": { get: { operationId: "listPets", description, responses: {} } } };
  expect(operationPage("listPets", siteOf(documentOf({ paths }), { isForeign: true })).text).toBe(text);
});

test("names none of our packages, and has no pages of their conventions", () => {
  expect(JSON.stringify(site)).not.toMatch(/hosting-platform|ApiError|\/guides\//);
  expect(pagesOf(site, "coverage")).toEqual([]);
  expect(pagesOf(siteOf(documentOf({}), { isForeign: true }), "errors")).toEqual([]);
});

test.each([
  ["a summary of one line", "Lists  pets", /^Lists pets$/, /^Is fast/],
  [
    "a long one",
    `Lists the pets of a shop, [sorted](#x) by name. Each ${"very ".repeat(30)}`,
    /^[^.]+, sorted by name\.$/,
    /^Lists .* Each /,
  ],
  ["one without a short sentence", `Lists ${"pets and ".repeat(30)}`, /^Lists (pets and )+(pets|and)…$/, /^Lists pets/],
])("has the title and the text of %s", (_what, summary, title, text) => {
  const operation = { operationId: "listPets", summary, description: "Is fast.", responses: {} };
  const page = operationPage("listPets", siteOf(documentOf({ paths: { "/pets": { get: operation } } }), { isForeign: true }));
  expect(page.title).toMatch(title);
  expect(page.title.length).toBeLessThanOrEqual(121);
  expect(page.text).toMatch(text);
  expect(page.text).toMatch(/Is fast\.$/);
});

test("lists tags in the order of the document, below their parents, and operations below each of their tags", () => {
  const operation = (tags: string[]): object => ({ get: { tags } });
  const tags = [{ name: "zoo", summary: "The zoo" }, { name: "log" }, { name: "cats", parent: "zoo" }];
  const paths = { "/a": operation(["cats", "new"]), "/b": operation(["log"]), "/c": operation(["also", "cats", "cats"]) };
  const site = siteOf(documentOf({ tags, paths }), { isForeign: true });
  expect(
    site.nav.flatMap(({ heading, title, entries }) =>
      heading === undefined ? [] : [[heading, title, ...entries.map((entry) => entry.path)]],
    ),
  ).toEqual([
    ["The zoo", "The zoo"],
    ["The zoo", "cats", "cats/get-a/", "also/get-c/"],
    ["Other", "log", "log/get-b/"],
    ["Other", "also", "also/get-c/"],
    ["Other", "new", "cats/get-a/"],
  ]);
  expect(pagesOf(site, "tag").map(({ title, operations }) => [title, operations.length])).toEqual([
    ["The zoo", 0],
    ["cats", 2],
    ["log", 1],
    ["also", 1],
    ["new", 1],
  ]);
  expect(pagesOf(site, "operation").map(({ path }) => path)).toEqual(["cats/get-a/", "log/get-b/", "also/get-c/"]);
  expect(pagesOf(siteOf(documentOf({ paths }), { isForeign: true }), "tag").map(({ title }) => title)).toEqual([
    "also",
    "cats",
    "log",
    "new",
  ]);
});

test("shows in each body the properties that it has", () => {
  const sent = { id: { readOnly: true }, name: {}, secret: { $ref: "#/components/schemas/Secret" } };
  const content = {
    "application/json": { schema: { type: "object", properties: { ...sent, part: { type: "object", properties: sent } } } },
  };
  const operation = {
    operationId: "send",
    requestBody: { content },
    responses: { "200": { description: "", content }, "400": { description: "", content } },
  };
  const document = documentOf({
    paths: { "/a": { post: operation } },
    webhooks: { made: { post: operation } },
    components: { schemas: { Secret: { type: "string", writeOnly: true } } },
  });
  const site = siteOf(document, { isForeign: true });
  const page = operationPage("send", site);
  const [webhook] = pagesOf(site, "webhook");
  const names = (body: { content?: readonly Content[] } | undefined): string[] =>
    (body?.content ?? []).flatMap(({ shape }) => (shape === undefined ? [] : fieldsIn(shape).map(({ name }) => name)));
  const [request, response] = [
    ["name", "secret", "part", "name", "secret"],
    ["id", "name", "part", "id", "name"],
  ];
  expect([page.requestBody, page.responses[0], page.errors[0]].map(names)).toEqual([request, response, response]);
  expect([webhook?.request.requestBody, webhook?.request.responses[0]].map(names)).toEqual([response, request]);
});

test("shows what OpenAPI 3.2 adds to responses and security schemes, and how an object is one parameter", () => {
  const parameters = [{ name: "at", in: "query" as const, explode: false, schema: { type: "object" } }];
  const flows = {
    deviceAuthorization: { deviceAuthorizationUrl: "https://a.example.com/device", tokenUrl: "https://a.example.com/token" },
  };
  const oauth = { type: "oauth2", deprecated: true, oauth2MetadataUrl: "https://a.example.com/metadata", flows };
  const get = { operationId: "read", parameters, responses: { "200": { summary: "Found.", description: "The thing." } } };
  const site = siteOf(documentOf({ paths: { "/a": { get } }, components: { securitySchemes: { oauth } } }), { isForeign: true });
  const page = operationPage("read", site);
  expect(page.responses[0]?.text).toBe("Found.\n\nThe thing.");
  expect(page.parameters.query[0]?.shape.limits).toEqual(["names and values separated by commas"]);
  expect(pagesOf(site, "authentication")[0]?.schemes).toMatchObject([
    {
      title: "OAuth 2.0 (deprecated)",
      facts: [{}, { value: "https://a.example.com/metadata" }, { value: "https://a.example.com/device" }, {}],
    },
  ]);
});

test("fills the form with examples, a body made from the schema, and the credentials that a browser can send", () => {
  const key = { type: "apiKey", name: "key" };
  const securitySchemes = { cookie: { ...key, in: "cookie" }, header: { ...key, in: "header" } };
  const properties = { id: { readOnly: true, type: "string" }, size: { type: "integer" }, file: { type: "string", format: "binary" } };
  const schema = { type: "object", properties };
  const list = { type: "array", items: { type: "string" } };
  const query = (name: string, parameter: object): Parameter => ({ name, in: "query", required: true, ...parameter });
  const parameters = [
    query("list", { schema: list, examples: { none: { externalValue: "a" }, two: { value: ["a", 2] } } }),
    query("json", { content: { "application/json": { schema: list, example: ["a"] } } }),
    query("deep", { style: "deepObject", schema: { type: "object", default: { a: 1, b: "c" } } }),
    query("none", { required: false, schema: { type: "integer", default: 1 } }),
  ];
  const content = { "*/*": {}, "multipart/form-data": { schema }, "application/json": { schema, example: [null] } };
  const post = { operationId: "send", security: [{}, { cookie: [] }, { header: [] }], parameters, requestBody: { content }, responses: {} };
  const site = siteOf(documentOf({ paths: { "/a": { post } }, components: { securitySchemes } }), { isForeign: true });
  expect(tryItOperation(operationPage("send", site))).toMatchObject({
    credentials: [{ in: "header", name: "key" }],
    parameters: [
      { name: "list", sample: "a\n2" },
      { name: "json", type: "JSON, array of string", sample: '["a"]' },
      { name: "deep", sample: "a=1\nb=c" },
      { name: "none", required: false },
    ],
    body: {
      mediaTypes: [
        { mediaType: "application/json", example: "[\n  null\n]" },
        { mediaType: "multipart/form-data", example: '{\n  "size": 1\n}', files: ["file"] },
        { mediaType: "*/*" },
      ],
    },
  });
});
