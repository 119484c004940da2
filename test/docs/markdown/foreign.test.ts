import { expect, it } from "vitest";
import { markdownOf } from "../../../scripts/docs/markdown/markdown-of.js";
import { foreignSamples } from "../../../scripts/docs/samples/foreign-samples.js";
import { commonMarkOf } from "../../../scripts/docs/model/extended-markdown.js";
import { viewOf } from "../../../scripts/docs/view/view-of.js";
import { documentOf, ref } from "../../generate/harness/small-documents.js";
import { operationPage, siteOf } from "../model/harness/sites.js";
import { htmlOfView, textIn } from "../view/harness/html.js";

type Parts = Record<string, unknown>;

const text = { type: "string" };
const list = { type: "array", items: text };
const query = (...parameters: Parts[]): Parts => ({ parameters: parameters.map((each, at) => ({ name: `p${at}`, in: "query", ...each })) });
const answer = (content: Parts, more: Parts = {}): Parts => ({ responses: { "200": { description: "Done.", content, ...more } } });
const body = (schema: Parts): Parts => ({ requestBody: { content: { "application/json": { schema } } } });
const PETS = {
  components: {
    schemas: {
      Dog: { type: "object" },
      Cat: { type: "object", properties: { self: { ...ref("Cat"), description: "its own", deprecated: true } } },
    },
  },
};
const sentXml = (schema: Parts): Parts => ({ requestBody: { content: { "text/xml": { schema } } } });
const keyIn = (place: string, others: Parts = {}): Parts => ({
  components: { securitySchemes: { key: { type: "apiKey", in: place, name: "sid" }, ...others } },
});
const scheme = (key: Parts): Parts => ({ components: { securitySchemes: { key } } });
const sent = (type: string, media: Parts): Parts => ({ requestBody: { content: { [type]: media } } });
const form = (type: string): Parts => ({
  requestBody: { content: { [type]: { schema: { properties: { all: list } }, example: { all: [1, 2] } } } },
});
const XML = {
  components: {
    schemas: {
      Book: {
        type: "object",
        xml: { name: "book", prefix: "b", namespace: "urn:b" },
        properties: {
          id: { type: "integer", xml: { attribute: true } },
          by: {
            type: "array",
            items: { type: "string", example: "A & B", xml: { name: "author" } },
            xml: { name: "authors", wrapped: true },
          },
          tags: { type: "array", items: { type: "string", xml: { name: "tag" } } },
          note: text,
        },
      },
      Text: {
        type: "object",
        properties: {
          lang: { type: "string", xml: { nodeType: "attribute" }, default: 'd"e' },
          body: { type: "string", xml: { nodeType: "cdata" }, default: "a<b" },
        },
      },
    },
  },
};
const HEIRS = {
  components: {
    schemas: {
      Shape: { type: "object", required: ["kind"], properties: { kind: text }, discriminator: { propertyName: "kind" } },
      Flat: { allOf: [ref("Shape"), { properties: { side: { type: "integer" } } }] },
      Round: { allOf: [ref("Flat")] },
    },
  },
};
const BASE = {
  components: {
    schemas: {
      Thing: { oneOf: [ref("Bird"), ref("Fish")], discriminator: { propertyName: "kind" } },
      Bird: { allOf: [ref("Thing"), { required: ["wings"], properties: { wings: text, kind: { const: "Bird" } } }] },
      Fish: { allOf: [ref("Thing"), { properties: { fins: text } }] },
    },
  },
};
const KINDS = {
  components: {
    schemas: {
      Base: { type: "object", properties: { kind: text, lives: { type: "integer" } } },
      Cat: { allOf: [ref("Base"), { properties: { kind: { const: "cat" } } }] },
      Dog: { allOf: [ref("Base")] },
      Animal: { oneOf: [ref("Cat"), ref("Dog")], discriminator: { propertyName: "kind", mapping: { cat: "Cat", dog: "Dog" } } },
    },
  },
};

// prettier-ignore
const rows: [what: string, operation: Parts, shown: string[], document?: Parts][] = [
  ["examples that show the same once", answer({ "application/json": { schema: {}, examples: { a: { value: 1 }, b: { value: 2 }, c: { value: 1 } } } }), ["a, c"]],
  ["an example of XML as it is", answer({ "application/xml": { schema: text, example: "<a>1</a>" } }), ["<a>1</a>"]],
  ["XML made from the schema", sentXml(ref("Book")), ['<b:book xmlns:b="urn:b" id="1">', "<authors>", "<author>A &amp; B</author>", "<tag>text</tag>", "<note>text</note>", "</b:book>"], XML],
  ["an object as an example of XML", answer({ "application/atom+xml": { schema: ref("Book"), example: { id: 7, tags: ["a", "b"] } } }), ['<b:book xmlns:b="urn:b" id="7">', "<tag>a</tag>", "<tag>b</tag>"], XML],
  ["text of an element in XML", sentXml({ type: "object", properties: { a: ref("Text") } }), ["<root>", '<a lang="d&quot;e"><![CDATA[a<b]]></a>'], XML],
  ["an example of CSV as it is", answer({ "text/csv": { schema: text, example: "a,b" } }), ["a,b"]],
  ["a JSON string with its quotes", answer({ "application/json": { schema: text, example: "a,b" } }), ['"a,b"']],
  ["an example that is null", answer({ "application/json": { examples: { a: { value: null } } } }), ["null"]],
  ["an example of OpenAPI 3.2", answer({ "application/json": { examples: { data: { dataValue: { a: 7 } } } } }), ['"a": 7']],
  ["the description of an example", answer({ "application/json": { examples: { a: { description: "About it.", value: 1 } } } }), ["About it."]],
  ["the address of an example", answer({ "application/json": { examples: { a: { externalValue: "https://example.com/a.json" } } } }), ["https://example.com/a.json"]],
  ["the example of a header", answer({}, { headers: { Rate: { schema: { type: "integer" }, example: 0 } } }), ["Rate", "0"]],
  ["the names of the examples of a parameter", query({ schema: list, examples: { one: { summary: "Only one", value: ["a"] }, no: { value: [] }, far: { description: "Many.", externalValue: "https://a.example/x" } } }), ["Only one", '["a"]', "no", "[]", "Many.", "https://a.example/x"]],
  ["the names of the examples of a header and of a part of JSON", answer({}, { headers: { Rate: { content: { "application/json": { schema: {}, examples: { zero: { value: 0 }, none: { dataValue: null } } } } } } }), ["zero", "0", "none", "null"]],
  ["the deprecation of a header", answer({}, { headers: { Rate: { schema: text, deprecated: true } } }), ["deprecated"]],
  ["a reason for a deprecation", query({ schema: { ...text, deprecated: true }, deprecated: true, "x-deprecation-reason": "old" }), ["deprecated: old"]],
  ["a list with pipes", query({ schema: list, style: "pipeDelimited" }), ["items separated by |"]],
  ["a list with spaces", query({ schema: list, style: "spaceDelimited", explode: false }), ["items separated by spaces"]],
  ["an object as parameters", query({ schema: { type: "object" } }), ["a parameter for each property"]],
  ["a deep object", query({ schema: { type: "object" }, style: "deepObject" }), ["p0[property] for each property"]],
  ["a parameter of JSON", query({ content: { "application/json": { schema: list } } }), ["written as application/json"]],
  ["a parameter with slashes", query({ schema: text, allowReserved: true, allowEmptyValue: true }), ["reserved characters are not encoded", "may be empty"]],
  ["the fields of conditions", body({ if: { properties: { kind: { const: "x" } } }, then: { properties: { a: text } }, else: { properties: { b: text } } }), ['If kind is "x":', "a", "Otherwise:", "b"]],
  ["the fields of a dependent schema", body({ dependentSchemas: { card: { properties: { code: text } } } }), ["With card:", "code"]],
  ["the schema of a content", body({ properties: { data: { type: "string", contentSchema: { properties: { inner: text } } } } }), ["Content:", "inner"]],
  ["dependent properties", body({ dependentRequired: { a: ["b", "c"] } }), ["a requires b and c"]],
  ["rules for names", body({ propertyNames: { pattern: "^[a-z]+$" } }), ["property names match ^[a-z]+$"]],
  ["the format of names", body({ propertyNames: { format: "uuid" } }), ["property names have the format uuid"]],
  ["the schema of names", body({ propertyNames: ref("Key") }), ["each property name is a Key"], { components: { schemas: { Key: text } } }],
  ["no rule that names are strings", body({ additionalProperties: text, propertyNames: { type: "string" } }), []],
  ["the address of an example beside the document", answer({ "application/json": { examples: { a: { externalValue: "ex/a.json" } } } }), ["ex/a.json"]],
  ["that an object has no other properties", body({ properties: { a: { additionalProperties: false, properties: { b: text } } }, unevaluatedProperties: false }), ["No other properties are allowed.", "b"]],
  ["what items contain", body({ type: "array", contains: { type: "integer" }, minContains: 2 }), ["at least 2 of the items: integer"]],
  ["refused values and properties", body({ not: { enum: [0, ""] }, allOf: [{ not: { required: ["a", "b"] } }] }), ['not 0, ""', "must not have a and b together"]],
  ["refused types, patterns and schemas", body({ properties: { a: { not: { type: ["string", "null"] } }, b: { not: { pattern: "^x" } }, c: { not: ref("Cat") } } }), ["not string or null", "does not match ^x", "not Cat"], PETS],
  ["the meanings of values", body({ type: "string", enum: ["A", "B"], "x-enumDescriptions": { A: "alpha", B: "beta" } }), ["alpha", "beta"]],
  ["the meanings of values, one level deeper", body({ enum: ["A", "values"], "x-enum-descriptions": { values: { A: "alpha" } } }), ["alpha"]],
  ["what Azure says of values", body({ enum: ["A", "B"], "x-ms-enum": { name: "E", values: [{ value: "A", name: "A", description: "alpha" }, null, { value: "B", name: "Beta" }] } }), ["alpha", "Beta"]],
  ["the names of values", body({ enum: [1, 2], "x-enum-varnames": ["ONE", "TWO"], "x-enum-descriptions": ["first", ""] }), ["ONE: first", "TWO"]],
  ["the largest integer of 64 bits", body({ type: "integer", maximum: 2 ** 63, minimum: -(2 ** 63) }), ["-9223372036854775808 to 9223372036854775807"]],
  ["a tuple", body({ type: "array", prefixItems: [text, { type: "number" }], items: false, minItems: 1 }), ["no other items", "[1]"]],
  ["a discriminator of items", answer({ "application/json": { schema: { type: "array", items: { discriminator: { propertyName: "kind" }, oneOf: [ref("Cat"), ref("Dog")] } } } }), ["Cat for Cat"], PETS],
  ["a deprecated reference to the schema around it", answer({ "application/json": { schema: ref("Cat") } }), ["its own", "deprecated"], PETS],
  ["the documents beside an operation, its fields and parameters", { ...body({ properties: { a: { ...text, externalDocs: { url: "https://a.example", description: "On a" } } } }), externalDocs: { url: "https://b.example" } }, ["See On a.", "https://b.example"]],
  ["a sample of each variant that its discriminator selects", { requestBody: { content: { "application/json": { schema: ref("Animal"), examples: { small: { value: { kind: "dog" } }, cat: { value: { kind: "cat", lives: 9 } } } } } } }, ['{ kind: "cat", lives: 9 }', '{ kind: "dog" }'], KINDS],
  ["samples of a form with a field for each item of a list", form("application/x-www-form-urlencoded"), ["'all=1'", "'all=2'", '("all", "1"), ("all", "2")', 'values.Add("all", "2")']],
  ["samples of a form whose fields have styles", { requestBody: { content: { "application/x-www-form-urlencoded": { schema: {}, example: { all: [1, 2], o: { k: "a b" } }, encoding: { all: { explode: false }, o: { style: "deepObject" } } } } } }, ["'all=1,2'", "'o[k]=a b'", '("all", "1,2")', 'values.Add("o[k]", "a b")']],
  ["samples of a form whose field does not suit its style", { requestBody: { content: { "application/x-www-form-urlencoded": { schema: {}, example: { a: "b" }, encoding: { a: { style: "deepObject" } } } } } }, ["'a=b'"]],
  ["samples of a form of parts without a file", form("multipart/form-data"), ["'all=1'", '("all", (None, "1"))', 'form.WriteField("all", "2")']],
  ["samples of parts with styles", sent("multipart/form-data", { schema: {}, example: { all: [1, 2], o: { k: "a b" } }, encoding: { all: { explode: false }, o: { style: "deepObject" } } }), ["'all=1,2'", "'o[k]=a b'", '"all": (None, "1,2")', 'form.WriteField("o[k]", "a b")']],
  ["samples of parts with a media type", { requestBody: { content: { "multipart/form-data": { schema: { properties: { meta: { type: "object" }, note: text } }, example: { meta: { a: 'q";' }, note: "hi" }, encoding: { note: { contentType: "text/markdown" } } } } } }, ['"note": (None, "hi", "text/markdown")', '"Content-Type": {"application/json"}', "net/textproto"]],
  ["samples without what a part of allOf makes read-only", body({ allOf: [{ properties: { id: text, name: text } }, { properties: { id: { readOnly: true }, name: { maxLength: 9 } } }] }), ['body: { name: "text" }']],
  ["a body made from the schema of a callback, and its deprecation", { callbacks: { on: { "{$url}": { post: { deprecated: true, ...body({ properties: { id: { ...text, readOnly: true }, key: { ...text, writeOnly: true } } }), responses: {} } } } } }, ['"id": "text"', "Deprecated:"]],
  ["samples with a key in a cookie", { security: [{ key: [] }] }, ['--cookie "sid=$API_KEY"', 'cookies={"sid": os.environ["API_KEY"]}', 'request.AddCookie(&http.Cookie{Name: "sid"'], keyIn("cookie")],
  ["samples with a key in a header where a cookie is the first choice", { security: [{}, { key: [] }, { other: [] }] }, ['--header "authorization: $OTHER"'], keyIn("cookie", { other: { type: "http", scheme: "Custom" } })],
  ["samples with a variable for each of several keys", { security: [{ key: [], other: [], "the-token": [] }] }, ['--cookie "sid=$KEY; s=$OTHER"', '?t=\'"$THE_TOKEN"', 'cookies={"sid": os.environ["KEY"], "s": os.environ["OTHER"]}', 'params={"t": os.environ["THE_TOKEN"]}', 'Value: os.Getenv("KEY")', 'Value: os.Getenv("OTHER")', '?t=" + url.QueryEscape(os.Getenv("THE_TOKEN"))', 'key: process.env["KEY"]', 'other: process.env["OTHER"]', '"the-token": process.env["THE_TOKEN"]'], keyIn("cookie", { other: { type: "apiKey", in: "cookie", name: "s" }, "the-token": { type: "apiKey", in: "query", name: "t" } })],
  ["samples of lines of JSON", sent("application/x-ndjson", { schema: { type: "array", items: { properties: { a: text } } } }), ["body: '{\"a\":\"text\"}", "--data-raw '{\"a\":\"text\"}"]],
  ["an item for each line of JSON", answer({ "application/jsonl": { itemSchema: { type: "object" }, example: [{ a: 1 }, { b: 2 }] } }), ['{"a":1}', '{"b":2}']],
  ["the fields of events", answer({ "text/event-stream": { itemSchema: { type: "object" }, example: [{ event: "end", data: { a: 1 } }, 7] } }), ["event: end", 'data: {"a":1}', "data: 7"]],
  ["samples of YAML", sent("application/yaml", { schema: { properties: { a: { type: "object", properties: { b: list } } } } }), ["- text", "--data-raw 'a:"]],
  ["an example of YAML", answer({ "application/x-yaml": { schema: {}, example: { a: [17] } } }), ["- 17"]],
  ["a file without a schema", sent("image/png", {}), ["format binary"]],
  ["samples of mixed parts", sent("multipart/mixed", { schema: { properties: { meta: { type: "object" }, file: { type: "string", format: "binary" } } } }), ["'Content-Type: multipart/mixed'", "--form 'file=@file.bin'", 'encode_multipart_formdata', 'strings.Replace(form.FormDataContentType(), "form-data", "mixed", 1)']],
  ["samples with digest authentication", { security: [{ key: [] }] }, ['--digest --user "$API_USERNAME:$API_PASSWORD"', "auth=HTTPDigestAuth("], scheme({ type: "http", scheme: "Digest" })],
  ["samples with a client certificate", { security: [{ key: [] }] }, ["--cert client.pem --key client-key.pem", 'cert=("client.pem", "client-key.pem")', 'tls.LoadX509KeyPair("client.pem", "client-key.pem")'], scheme({ type: "mutualTLS" })],
  ["the titles of schemas that are not named", body({ properties: { a: { type: "object", title: "The first" } } }), ["titled The first"]],
  ["samples with the media type of a body of JSON", { requestBody: { content: { "application/merge-patch+json": { schema: { properties: { a: text } } } } } }, ['"Content-Type": "application/merge-patch+json"', "'Content-Type: application/merge-patch+json'"]],
  ["samples without examples that no client sends", { parameters: [{ name: "X-List", in: "header", required: true, schema: list, example: ["a,b"] }, { name: "at", in: "query", required: true, explode: false, schema: { type: "object" }, example: { a: [{ b: 1 }] } }] }, ["'X-List: text'", "at"]],
  ["the document's own samples", { "x-codeSamples": [{ lang: "Ruby", label: "Our gem", source: "puts 'own'" }, { lang: "PHP" }, null] }, ["Our gem", "puts 'own'"]],
  ["how the fields of a form are sent", { requestBody: { content: { "multipart/form-data": { schema: { properties: { file: text } }, encoding: { file: { contentType: "image/png, image/jpeg", headers: { "X-Part": {} }, style: "deepObject" } } } } } }, ["sent as image/png, image/jpeg", "with the header X-Part", "style deepObject"]],
  ["samples of a base without a mapping, and of its heirs", { requestBody: { content: { "application/json": { schema: { type: "object", properties: { base: ref("Shape"), heir: ref("Round") } } } } }, responses: {} }, ['base: { kind: "Shape" }', 'heir: { kind: "Round", side: 1 }'], HEIRS],
  ["a sample of a variant that extends its base", { requestBody: { content: { "application/json": { schema: ref("Bird") } } }, ...answer({ "application/json": { schema: ref("Bird") } }) }, ['{ wings: "text", kind: "Bird" }'], BASE],
  ["a sample of a schema that is part of itself", body(ref("Loop")), ["Loop"], { components: { schemas: { Loop: { allOf: [ref("Loop")] } } } }],
  ["an image as a link", { description: "![A cat](https://a.example/cat.png) [![A dog](https://a.example/dog.png)](https://a.example/)" }, ["A cat A dog"]],
  ["no mark of an image of this site", { description: "See ![a cat](images/cat.png)." }, ["See a cat."]],
];

it.each(rows)("shows %s, in HTML and Markdown", (_, operation, shown, document = {}) => {
  const own = { operationId: "run", responses: {}, ...operation };
  const whole = documentOf({ paths: { "/run": { put: own } }, ...document });
  const site = siteOf(whole, { isForeign: true, samples: foreignSamples(whole) });
  const page = operationPage("run", site);
  const html = textIn(htmlOfView(viewOf(page, site)));
  const twin = markdownOf(page).replace(/\\|`|\[([^\]]*)\]\([^)]*\)/g, "$1");
  for (const words of shown) {
    expect(html).toContain(words);
    expect(twin).toContain(words);
  }
  expect(markdownOf(page)).not.toMatch(/further conditions|\]\(<?ex\//);
});

// prettier-ignore
it.each([
  ["<p>A <code>List&lt;T&gt;</code> of <a href='https://a.example/a_b'><b>all</b></a>.</p>\n\n<p>Next</p>", "A `List<T>` of [**all**](<https://a.example/a_b>).\n\nNext"],
  ["One<br>two<br/>\nthree", "One  \ntwo  \nthree"],
  ["Values:<br>- a<br>- b", "Values:  \n- a  \n- b"],
  ["| a |\n| - |\n| x<br>y |", "| a |\n| - |\n| x y |"],
  ["<ul>\n  <li>one</li>\n  <li>two<ol><li>n</li><li>m</li></ol></li>\n</ul>after", "- one \n- two\n\n   1. n\n   2. m\n\nafter"],
  ["<table>\n<tr><th>A</th><th>B</th></tr>\n<tr><td>1\n2</td><td><p>x</p></td></tr></table>", "| A | B |\n| - | - |\n| 1 2 |  x  |"],
  ['<table><tr><td colspan="2">Region</td></tr><tr><td>EU</td><td>Frankfurt</td></tr></table>', "| Region | |\n| - | - |\n| EU | Frankfurt |"],
  ["<table><tr><th>A<th>B<tr><td rowspan=2>1<td>2<tr><td>3<td>4</table>", "| A| B| |\n| - | - | - |\n| 1| 2|\n| | 3| 4|"],
  ["<table><tr><td colspan='0'>A</td><td colspan='9e9'>B</td></tr></table>x", `| A | B ${"| ".repeat(8)}|\n${"| - ".repeat(10)}|\n\nx`],
  ["<details><summary>More</summary>\n\n- a\n- b\n\n</details>", "**More**\n\n- a\n- b"],
  ["<pre><code>a &lt; b\n  c</code></pre>", "```\na < b\n  c\n```"],
  ["<!-- ReDoc-Inject: <security-definitions> -->", "[Authentication](#section/Authentication)"],
  ["# Auth\n<SecurityDefinitions />\n`<SecurityDefinitions />`", "# Auth\n[Authentication](#section/Authentication)\n`<SecurityDefinitions />`"],
  ['<SchemaDefinition showExample={true} schemaRef="#/components/schemas/Pet" />', "[Pet](#/components/schemas/Pet)"],
  ["<!-- a note -->a <img src='https://a.example/i.png' alt='cat'>", "a ![cat](<https://a.example/i.png>)"],
  ["A List<String>, the <id>, a < b and <script>alert(1)</script>", "A List<String>, the <id>, a < b and <script>alert(1)</script>"],
  ["```html\n<p>\n```\n`<b>` <b>b</b>", "```html\n<p>\n```\n`<b>` **b**"],
  ["``a <b>b</b>` c", "``a **b**` c"],
  ["- [ ] a\n  1. [X] b\n- [x](y)\n- `[ ] c`", "- ☐ a\n  1. ☑ b\n- [x](y)\n- `[ ] c`"],
  ["One[^1], [^a-z] and `[^1]`.\n\n[^1]: First.\n[^n]: word", "One\\[1\\], [^a-z] and `[^1]`.\n\n\n\\[1\\] First.\n\n\\[n\\] word"],
  ["> [!NOTE]\n> Look [!NOTE].", "> **Note:**\n> Look [!NOTE]."],
  [":::warning\nOld.\n:::\n\n:::tip[Do this]\n```\n:::\n```\n:::", "**Warning:**\n\nOld.\n\n\n\n**Do this:**\n\n```\n:::\n```"],
])("rewrites %j as CommonMark without HTML", (given, want) => expect(commonMarkOf(given)).toBe(want));

it("does not say of another document that its responses may contain other values", () => {
  const whole = documentOf({
    ...{ components: { schemas: { Colour: { type: "string", enum: ["red"] } } } },
    paths: { "/run": { get: { operationId: "run", ...answer({ "application/json": { schema: { properties: { c: ref("Colour") } } } }) } } },
  });
  expect(markdownOf(operationPage("run", siteOf(whole, { isForeign: true })))).not.toContain("other values");
  expect(markdownOf(operationPage("run", siteOf(whole)))).toContain("other values");
});

// prettier-ignore
it.each([
  [{ anyOf: [{ type: "array", maxItems: 0, items: {} }, { type: "array", items: { properties: { id: text } } }] }, {}],
  [{ oneOf: [{ type: "object", properties: { data: { type: "array", maxItems: 0 } } }, { type: "object", properties: { data: { type: "array", items: { properties: { id: text } } } } }] }, {}],
  [{ oneOf: [{ type: "array", const: [] }, { type: "array", items: { properties: { id: text } } }] }, {}],
  [{ oneOf: [{ title: "None", properties: { none: {} } }, { title: "Some", properties: { data: { type: "array", items: { properties: { id: text } } } } }] }, { examples: { a: { value: [] }, b: { value: { none: 1, data: [] } }, c: { value: { data: [{ id: "1" }] } } } }],
])("opens the response %j on the variant for lists with items", (schema, media) => {
  const whole = documentOf({ paths: { "/run": { get: { operationId: "run", ...answer({ "application/json": { schema, ...media } }) } } } });
  const [variant] = operationPage("run", siteOf(whole, { isForeign: true })).responses[0]?.content[0]?.shape?.variants ?? [];
  expect(JSON.stringify(variant)).toContain('"id"');
});

it("has links to headings, whom to ask and the terms on the first page", () => {
  const info = {
    ...{ title: "Things", version: "1", description: "# Errors and more\n\nText.\n\n## Codes & reasons", summary: "All things." },
    ...{
      contact: { name: "Us", email: "us@a.example" },
      license: { name: "MIT", identifier: "MIT" },
      termsOfService: "https://a.example/terms",
    },
  };
  const put = {
    operationId: "run",
    tags: ["t"],
    responses: {},
    description: "See [errors](#section/Errors-and-more), [them](#errors-and-more), [codes](#section/Errors-and-more/Codes-and-reasons).",
  };
  const site = siteOf(
    { ...documentOf({ tags: [{ name: "t", "x-displayName": "Shown" }], paths: { "/run": { put } } }), info },
    { isForeign: true },
  );
  const [home] = site.pages;
  expect(home && markdownOf(home)).toMatch(
    /All things\.[^]*## Errors[^]*Contact: Us, .*us@a\.example[^]*spdx\.org\/licenses\/MIT[^]*a\.example\/terms/,
  );
  expect(operationPage("run", site).text).toBe("See [errors](/#errors-and-more), [them](/#errors-and-more), [codes](/#codes-reasons).");
  expect(site.nav.map(({ title }) => title)).toEqual(["Shown"]);
});

it("has links to the headings of tags, and says the summary of an operation once", () => {
  const description = "# Use\n\n[Here](#use), [there](#tag/t/Use), [it](#tag/t/PUT/run).\n\n## Operations";
  const put = { operationId: "run", summary: "Run it", tags: ["t"], responses: {} };
  const site = siteOf(documentOf({ tags: [{ name: "t", description }], paths: { "/run": { put } } }), { isForeign: true });
  const page = site.pages.find(({ kind }) => kind === "tag");
  expect(page).toMatchObject({ text: expect.stringContaining("[Here](/t/#use), [there](/t/#use), [it](/t/run/).") as string });
  expect(page && viewOf(page, site).headings.map(({ id }) => id)).toEqual(["use", "operations-2", "operations"]);
  expect(markdownOf(operationPage("run", site)).match(/Run it/g)).toHaveLength(1);
});

it("rewrites HTML in the guides of others", () => {
  const guide = { name: "a", title: "A", description: "About.", text: "<details><summary>More</summary>\n\n- [x] done\n\n</details>" };
  const page = siteOf(documentOf({}), { isForeign: true, guides: [guide] }).pages.find(({ kind }) => kind === "guide");
  expect(page).toMatchObject({ text: "**More**\n\n- ☑ done" });
});

it.each(["", ".", null, [], { a: "" }])("sends the name of a path parameter whose example is %j", (example) => {
  const parameters = [{ name: "id", in: "path" as const, required: true, schema: {}, example }];
  const document = documentOf({ paths: { "/run/{id}": { get: { operationId: "run", parameters } } } });
  expect(foreignSamples(document).get("run")?.[1]?.code).toContain("/run/id'");
});

it.each([
  ["A mixed thing", ["titled A mixed thing"]],
  ["thing", []],
])("the page of a schema shows its title %s, unless it is the name", (title, limits) => {
  const site = siteOf(documentOf({ components: { schemas: { Thing: { type: "object", title } } }, paths: {} }), { isForeign: true });
  const [page] = site.pages.filter((each) => each.kind === "schema");
  expect(page?.shape.limits).toEqual(limits);
  expect(page?.search.text.includes("mixed thing")).toBe(limits.length > 0);
});
