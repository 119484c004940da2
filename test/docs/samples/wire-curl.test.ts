import { expect, test } from "vitest";
import { wireCurl } from "../../../scripts/docs/samples/wire-curl.js";
import { foreignSamples } from "../../../scripts/docs/samples/foreign-samples.js";
import { documentOf } from "../../generate/harness/small-documents.js";

test.each([
  ["text", { name: "a", text: `@x;"'\\` }, `--form-string 'a=@x;"'\\''\\'`],
  ["JSON", { name: "a", text: '{"b":"\\";"}', type: "application/json" }, String.raw`--form 'a="{\"b\":\"\\\";\"}";type=application/json'`],
  ["a file", { name: "a", text: "file.bin", isFile: true as const }, "--form 'a=@file.bin'"],
])("keeps a part of %s as it is", (_, field, want) => {
  const body = { kind: "form" as const, multipart: "form-data", fields: [field] };
  expect(wireCurl({ method: "POST", url: "https://a.example", headers: [], body })).toContain(want);
});

test("a scheme that the document leaves open is https", () => {
  const document = documentOf({ servers: [{ url: "{scheme}://a.example" }], paths: { "/b": { get: { operationId: "read" } } } });
  expect(foreignSamples(document).get("read")?.[1]?.code).toContain("'https://a.example/b'");
});

test("encodes what a path has besides parameters", () => {
  const document = documentOf({ paths: { "/a b/é/%20": { get: { operationId: "read" } } } });
  const [code] = (foreignSamples(document).get("read") ?? []).filter(({ kind }) => kind === "curl").map((sample) => sample.code);
  expect(code).toMatch(/\/a%20b\/%C3%A9\/%20'/);
});

test("sends the headers that the generated client sends by itself", () => {
  const required = { in: "header", required: true } as const;
  const parameters = [
    { ...required, name: "X-Version", schema: { enum: ["2026-01-01"] } },
    { ...required, name: "X-Mode", schema: { type: "string", default: "fast" } },
  ];
  const document = documentOf({ paths: { "/a": { get: { operationId: "read", parameters } } } });
  for (const { kind, code } of foreignSamples(document).get("read") ?? []) {
    if (kind === "function") expect(code).not.toContain("X-Version");
    else expect(code, kind).toMatch(/X-Version[^]*2026-01-01[^]*X-Mode[^]*fast/);
  }
});

test.each([
  [["text/event-stream"], "for await (const item of await read(client)) {\n  console.log(item);\n}"],
  [["application/x-ndjson", "text/event-stream"], "for await (const item of await read(client)) {"],
  [["text/event-stream", "text/plain"], "const result = await read(client);"],
])("reads responses of %j", (types, text) => {
  const content = Object.fromEntries(types.map((type) => [type, { schema: { type: "object" } }]));
  const document = documentOf({ paths: { "/a": { get: { operationId: "read", responses: { 200: { description: "", content } } } } } });
  expect(foreignSamples(document).get("read")?.[0]?.code).toContain(text);
});

test.each([
  ["application/pdf", true],
  ["text/csv", false],
  ["application/json", false],
])("a response of %s goes to a file: %s", (type, isDownload) => {
  const content = { [type]: { schema: { type: "string" } } };
  const document = documentOf({ paths: { "/a": { get: { operationId: "read", responses: { 200: { description: "", content } } } } } });
  for (const { kind, code } of foreignSamples(document).get("read") ?? [])
    if (kind !== "function") expect(code.includes("response.bin"), code).toBe(isDownload);
});
