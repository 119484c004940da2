/** A word without a place to break, longer than a phone is wide. */
const word = (start: string): string => `${start}${"Abcdefghij0123456789".repeat(8)}`;
const long = (start: string): string => `${word(start)} ${"and some more words ".repeat(12)}${word(start)}`;

/** Markdown in which each block is longer than a phone is wide. */
const TEXT = `# ${word("Heading")}

See https://example.com/${word("url")} and [${word("link")}](https://example.com/${word("path")}), \`${word("code")}\`, **${word("bold")}**.

| ${word("First")} | Second | ${word("Third")} |
| - | - | - |
| \`${word("cell")}\` | https://example.com/${word("cell")} | ${long("cell")} |

\`\`\`json
{ "${word("key")}": "${word("value")}" }
\`\`\`

- ${word("item")}
  1. \`${word("inner")}\`

> ${word("quote")}

<table><tr><td colspan="3">${word("Region")}</td></tr><tr><td>${word("EU")}</td><td>${word("a")}</td></tr></table>

<pre>${word("pre")}</pre>

![${word("alt")}](https://example.com/${word("image")}.png)
`;

const NAMES = ["Thing", "Other", "Acme.Definitions.Common.DisplayProperties"].map(word);
const [thing = "", other = "", dotted = ""] = NAMES;
const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const properties = {
  [word("property")]: {
    type: "string",
    description: TEXT,
    example: word("example"),
    default: word("default"),
    pattern: `^${word("pattern")}$`,
  },
  [word("values")]: {
    type: "string",
    enum: [word("one"), word("two"), long("three")],
    "x-enum-descriptions": [word("meaning"), "b", TEXT],
  },
  many: { type: "string", enum: Array.from({ length: 20 }, (_, index) => word(`many${index}`)) },
  [word("list")]: { type: "array", items: ref(other), examples: [[word("example")]] },
  map: { type: "object", additionalProperties: ref(dotted), description: TEXT },
  [word("either")]: {
    oneOf: [ref(other), ref(dotted)],
    discriminator: { propertyName: word("kind"), mapping: { [word("mapped")]: `#/components/schemas/${other}` } },
  },
  tuple: { type: "array", prefixItems: [ref(other), { type: "string", const: word("const") }] },
  nested: {
    type: "object",
    title: word("Title"),
    properties: { [word("inner")]: { type: "object", properties: { [word("innermost")]: ref(thing) } } },
    required: [word("inner"), word("missing")],
  },
};
const example = { [word("key")]: word("value"), list: [word("item")], text: long("text") };
const body = (schema: object): object => ({
  description: TEXT,
  content: {
    "application/json": { schema, examples: { [word("case")]: { summary: long("Summary"), description: TEXT, value: example } } },
    [`application/vnd.${word("type")}+json`]: { schema, example },
    "text/csv": { schema: { type: "string" }, example: word("csv") },
    "multipart/form-data": {
      schema: { properties: { [word("part")]: { type: "string", format: "binary" }, note: { type: "string", example: word("note") } } },
    },
  },
});
const schemaOf = (name: string): object => ({
  name,
  schema: { type: "string", example: word("example") },
  description: TEXT,
  examples: { [word("named")]: { summary: word("Named"), value: word("value"), description: TEXT } },
});
const response = {
  description: TEXT,
  headers: { [word("X-Header-")]: { schema: { type: "string" }, description: TEXT, example: word("header") } },
  links: {
    [word("Link")]: { operationId: word("read"), description: TEXT, parameters: { [word("id")]: `$response.body#/${word("id")}` } },
  },
  ...body(ref(thing)),
};
const operation = (name: string): object => ({
  operationId: word(name),
  summary: long(name),
  description: TEXT,
  deprecated: name === "remove",
  tags: [word("Tag")],
  externalDocs: { url: `https://example.com/${word("docs")}`, description: word("docs") },
  parameters: [
    { in: "query", ...schemaOf(word("query")) },
    { in: "header", ...schemaOf(word("X-")) },
    { in: "cookie", ...schemaOf(word("cookie")) },
    { in: "query", name: "filter", style: "deepObject", schema: { type: "object", properties } },
  ],
  ...(name === "write" && {
    requestBody: body(ref(thing)),
    callbacks: {
      [word("callback")]: {
        [`{$request.body#/${word("url")}}`]: { post: { description: TEXT, requestBody: body(ref(other)), responses: { "200": response } } },
      },
    },
  }),
  responses: { "200": response, "404": { description: TEXT, ...body(ref(other)) }, default: response },
  servers: [{ url: `https://${"host".repeat(15)}.example.com/${word("base")}`, description: TEXT }],
});

/** A document in which each text and name is longer than a phone is wide. */
export const LONG_DOCUMENT = {
  openapi: "3.1.0",
  info: {
    title: long("Title"),
    version: word("1."),
    description: TEXT,
    summary: long("Summary"),
    contact: { name: word("Contact"), email: `${word("a")}@example.com` },
    license: { name: word("License"), url: `https://example.com/${word("l")}` },
  },
  servers: [
    {
      url: `https://{region}.example.com/${word("base")}`,
      description: TEXT,
      variables: { region: { default: word("region"), enum: [word("region"), word("second")], description: TEXT } },
    },
  ],
  tags: [{ name: word("Tag"), description: TEXT }],
  security: [{ [word("key")]: [], [word("oauth")]: [word("scope")] }],
  paths: {
    [`/${word("things")}/{${word("id")}}/${word("parts")}`]: {
      parameters: [{ in: "path", required: true, ...schemaOf(word("id")) }],
      get: operation("read"),
      put: operation("write"),
      delete: operation("remove"),
    },
  },
  webhooks: {
    [word("hook")]: {
      post: {
        summary: long("Hook"),
        description: TEXT,
        tags: [word("Tag")],
        requestBody: body(ref(thing)),
        responses: { "200": response },
      },
    },
  },
  components: {
    securitySchemes: {
      [word("key")]: { type: "apiKey", in: "header", name: word("X-Key-"), description: TEXT },
      [word("oauth")]: {
        type: "oauth2",
        description: TEXT,
        flows: { clientCredentials: { tokenUrl: `https://example.com/${word("token")}`, scopes: { [word("scope")]: TEXT } } },
      },
    },
    schemas: {
      [thing]: { type: "object", description: TEXT, properties, example },
      [other]: { type: "object", required: [word("kind")], properties: { [word("kind")]: { type: "string" }, self: ref(thing) } },
      [dotted]: { type: "object", properties: { h: { type: "string", example: "0123456789abcdef".repeat(8) } } },
    },
  },
};
