import { expect, test } from "vitest";
import { changesOf } from "./pairs/compare-pairs.js";

const docs = { url: "https://a.example", description: "D" };
const text = { type: "string", description: "A text" };
const described = (fields: object): object => ({ description: "D", ...fields });

/** A document with a text at each place that may have one. */
const DOCUMENT = {
  openapi: "3.1.0",
  info: {
    title: "T",
    version: "1",
    summary: "S",
    description: "D",
    contact: { name: "N", url: "https://a.example" },
    license: { name: "L" },
  },
  externalDocs: docs,
  servers: [
    described({ url: "https://{a}.example", variables: { a: described({ default: "a" }) } }),
    described({ url: "https://b.example" }),
  ],
  tags: [{ name: "A", ...described({ externalDocs: docs }) }, described({ name: "B" })],
  paths: {
    "/a": {
      summary: "S",
      get: {
        operationId: "readA",
        summary: "S",
        externalDocs: docs,
        parameters: [
          described({ name: "p", in: "query", schema: text }),
          described({ name: "q", in: "query", schema: { type: "string" } }),
        ],
        requestBody: described({ content: { "application/json": { schema: { $ref: "#/components/schemas/A" }, example: { b: "E" } } } }),
        responses: {
          200: described({
            headers: { "x-a": described({ schema: { type: "string" } }) },
            content: { "application/json": { schema: { $ref: "#/components/schemas/A" }, example: { b: "F" } } },
            links: { l: described({ operationId: "readA" }) },
          }),
          404: described({}),
        },
        callbacks: { c: { "{$url}": { post: { summary: "S", responses: { 204: { description: "D" } } } } } },
      },
      put: { summary: "S", responses: { 204: { $ref: "#/components/responses/R" } } },
    },
  },
  webhooks: { w: { post: { summary: "S", responses: {} } } },
  components: {
    schemas: {
      A: described({
        externalDocs: docs,
        properties: {
          b: text,
          c: { description: "D", anyOf: [described({ title: "T", type: "string" }), described({ title: "U", type: "integer" })] },
        },
      }),
    },
    responses: { R: described({}) },
    securitySchemes: { s: described({ type: "http", scheme: "bearer", bearerFormat: "F" }) },
  },
};

/** The names of texts. A name of a tag or parameter, and the title of `info`, are none. */
const TEXTS = new Set(["description", "summary", "title", "bearerFormat", "name", "url", "b"]);
const isText = (path: string): boolean =>
  TEXTS.has(path.split("/").at(-1) ?? "") && !/^\/(servers\/\d|tags\/\d|.*parameters\/\d)\/(url|name)$/.test(path);

/** Returns the document after a change of each text, and the number of texts. */
function withTexts(change: (text: string) => string | undefined): { document: object; count: number } {
  let count = 0;
  const walk = (value: unknown, path: string): unknown => {
    if (typeof value === "string" && isText(path)) {
      count++;
      return change(value);
    }
    if (Array.isArray(value)) return value.map((each, index) => walk(each, `${path}/${index}`));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each, `${path}/${key}`)]));
  };
  return { document: walk(DOCUMENT, "") as object, count };
}

test.each([
  ["changed", (text: string) => `${text} now`],
  ["removed", () => undefined],
])("each text that was %s is one change, and names its place as no other does", async (_, change) => {
  const { document, count } = withTexts(change);
  const changes = await changesOf(DOCUMENT, document);
  expect(changes.map(({ isText }) => isText)).toEqual(changes.map(() => true));
  const messages = changes.map(({ message }) => message).sort();
  expect(messages.filter((message, index) => message === messages[index - 1])).toEqual([]);
  expect(messages, messages.join("\n")).toHaveLength(count);
});

test.each([
  ["the parameter `p`", "paths/~1a/get/parameters/0"],
  ["`readA`", "paths/~1a/get"],
  ["`PUT /a`", "paths/~1a/put"],
  ["the response `404`", "paths/~1a/get/responses/404"],
  ["the callback `c`", "paths/~1a/get/callbacks/c/{$url}/post"],
  ["variant 2 of `c` of `A`", "components/schemas/A/properties/c/anyOf/1"],
  ["the tag `A`", "tags/0"],
  ["the document", ""],
])("a text of %s is told as one of it", async (name, pointer) => {
  const after = structuredClone(DOCUMENT);
  const keys = pointer.split("/").filter(Boolean);
  const node = keys.reduce<Record<string, unknown>>((at, key) => at[key.replaceAll("~1", "/")] as Record<string, unknown>, after);
  Object.assign(node, { externalDocs: { url: "https://other.example" } });
  const [change] = await changesOf(DOCUMENT, after);
  expect(change?.message).toMatch(/^`externalDocs[.\w]*` of /);
  expect(change?.message).toContain(` of ${name} `);
});

test("a tag and a server without a name are told by their places", async () => {
  const after = { ...DOCUMENT, tags: [...DOCUMENT.tags, { description: "D" }], servers: [...DOCUMENT.servers, { description: "D" }] };
  const messages = (await changesOf(DOCUMENT, after)).map(({ message }) => message);
  expect(messages.filter((each) => each.includes("was added"))).toEqual([
    "The server `#/servers/2` was added.",
    "The tag `#/tags/2` was added.",
  ]);
});
