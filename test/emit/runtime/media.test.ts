import { Readable } from "node:stream";
import { expect, test, vi } from "vitest";
import { decodeMedia, decodeMediaOrNothing, encodeForm, encodeJson, encodeMultipart } from "../../../packages/client/src/runtime/media.js";
import { rejection } from "../../harness/rejection.js";
import { type StubResponse, useServer } from "../../harness/server.js";
import { type Descriptor, type Request, useOutput } from "./harness.js";

const server = useServer();
const output = useOutput();

const MULTIPART: Descriptor = {
  ...{ operationId: "sendForm", method: "POST", path: "/forms", encode: encodeMultipart, contentTypes: ["multipart/form-data"] },
};
const URLENCODED: Descriptor = { ...MULTIPART, encode: encodeForm, contentTypes: ["application/x-www-form-urlencoded"] };

function call(operation: Descriptor, request: Request, options: object = {}): Promise<unknown> {
  return output.runtime.createClient({ baseUrl: server.baseUrl, ...options }).call(operation, request);
}

/** The form as a server reads it, which knows nothing of the client. */
async function form(): Promise<[string, unknown][]> {
  const { headers, body } = server.request;
  const read = await new Response(body, { headers: { "content-type": headers["content-type"] ?? "" } }).formData();
  const fields = [...read].map(async ([name, value]): Promise<[string, unknown]> => [
    name,
    typeof value === "string" ? value : { name: value.name, type: value.type, text: await value.text() },
  ]);
  return Promise.all(fields);
}

test("multipart body contains a part for each field", async () => {
  const bytes = new Uint8Array([104, 105]);
  await call(MULTIPART, {
    body: {
      ...{ text: "a\r\nb", number: 5, boolean: false, when: new Date(0), list: ["x", "y"], left: undefined, nothing: null },
      ...{ file: new File(["f"], "a b.txt", { type: "text/x" }), blob: new Blob(["b"]) },
      ...{ bytes, buffer: bytes.buffer, view: bytes.subarray(1) },
      ...{ files: [new File(["1"], "1"), new File(["2"], "2")], object: { a: [1] }, objects: [{ b: 2 }, { c: 3 }] },
    },
  });
  const octets = "application/octet-stream";
  expect(await form()).toEqual([
    ["text", "a\r\nb"],
    ["number", "5"],
    ["boolean", "false"],
    ["when", "1970-01-01T00:00:00.000Z"],
    ["list", "x"],
    ["list", "y"],
    ["file", { name: "a b.txt", type: "text/x", text: "f" }],
    ["blob", { name: "blob", type: octets, text: "b" }],
    ["bytes", { name: "blob", type: octets, text: "hi" }],
    ["buffer", { name: "blob", type: octets, text: "hi" }],
    ["view", { name: "blob", type: octets, text: "i" }],
    ["files", { name: "1", type: octets, text: "1" }],
    ["files", { name: "2", type: octets, text: "2" }],
    ["object", '{"a":[1]}'],
    ["objects", '{"b":2}'],
    ["objects", '{"c":3}'],
  ]);
  expect(server.request.body.toString()).toMatch(/name="object"\r\ncontent-type: application\/json\r\n\r\n\{"a":\[1\]\}\r\n/);
});

test("multipart body uses the content types of the encoding", async () => {
  const encoding = [
    { name: "photo", isPart: true, contentType: "image/png" },
    { name: "note", isPart: true, contentType: "application/json" },
    { name: "evil", isPart: true, contentType: "text/plain\r\nx-evil: 1" },
    { name: "any", isPart: true, contentType: "image/*, text/plain" },
    { name: "photo", contentType: "text/html", style: "form", explode: false },
  ] as const;
  await call({ ...MULTIPART, encoding }, { body: { photo: new Blob(["p"]), note: "n", evil: "e", any: new Blob(["a"]) } });
  expect(await form()).toEqual([
    ["photo", { name: "blob", type: "image/png", text: "p" }],
    ["note", '"n"'],
    ["evil", "e"],
    ["any", { name: "blob", type: "application/octet-stream", text: "a" }],
  ]);
  expect(server.request.body.toString()).not.toContain("x-evil");
});

test("multipart body uses the styles of the encoding, without percent signs, and sends files as they are", async () => {
  const encoding = [
    { name: "commas", isPart: true, explode: false, contentType: "application/json" },
    { name: "bars", isPart: true, style: "pipeDelimited" },
    { name: "a%20b", isPart: true, style: "deepObject", explode: true },
    { name: "fields", isPart: true, explode: true },
    { name: "photos", isPart: true, style: "form", explode: false },
    { name: "list", style: "form", explode: false },
  ] as const;
  const photos = [new Blob(["p"]), new Blob(["q"])];
  const body = { commas: ["ä&", 2], bars: [1, "a b"], "a%20b": { c: { d: "=" } }, fields: { p: 1 }, photos, list: [1, 2] };
  await call({ ...MULTIPART, encoding }, { body });
  const file = (text: string): object => ({ name: "blob", type: "application/octet-stream", text });
  expect(await form()).toEqual([
    ...[["commas", "ä&,2"], ["bars", "1|a b"], ["a%20b[c][d]", "="], ["p", "1"]], // prettier-ignore
    ...[["photos", file("p")], ["photos", file("q")], ["list", "1"], ["list", "2"]], // prettier-ignore
  ]);
});

test.each(["multipart/form-data", "multipart/form-data; boundary=own"])(
  "multipart body keeps its boundary for the header %s",
  async (type) => {
    await call(MULTIPART, { body: { a: "1" }, headers: { "Content-Type": type } });
    expect(await form()).toEqual([["a", "1"]]);
  },
);

test("multipart body needs no crypto, which React Native lacks", async () => {
  vi.stubGlobal("crypto", undefined);
  await call(MULTIPART, { body: { a: "1" } });
  expect(await form()).toEqual([["a", "1"]]);
});

test("multipart body escapes names of fields and files", async () => {
  await call(MULTIPART, { body: { 'a"; filename="x': "1", "b\r\nx-evil: 1": "2", f: new File(["3"], 'n"\r\n\r\nevil') } });
  expect(server.request.body.toString()).not.toMatch(/^x-evil|^evil/m);
  expect((await form()).map(([name]) => name)).toHaveLength(3);
});

test("multipart body is identical when retried", async () => {
  server.respond(() => ({ status: server.requests.length < 2 ? 503 : 200 }));
  await call(MULTIPART, { body: { a: "1" }, retry: { unsafe: true } });
  const [first, second] = server.requests;
  expect(second?.body.equals(first?.body ?? Buffer.of())).toBe(true);
  expect(second?.headers["content-type"]).toBe(first?.headers["content-type"]);
});

test.each<[string, unknown]>([
  ["a stream in a field", { a: new Blob(["a"]).stream() }],
  ["a big integer in an object", { a: { b: 1n } }],
  ["a map in an object", { a: { b: new Map() } }],
])("multipart body refuses %s", async (_, body) => {
  await rejection(call(MULTIPART, { body }), output.runtime.RequestError);
  expect(server.requests).toEqual([]);
});

test.each<[string, unknown]>([
  ["a stream", new Blob(["x"]).stream()],
  ["a stream of Node.js", Readable.from(["x"])],
  ["a list of streams", [Readable.from(["x"])]],
])("multipart body says what to pass in place of %s", async (_, file) => {
  const { message } = await rejection(call(MULTIPART, { body: { note: "a", file } }), output.runtime.RequestError);
  expect(message).toBe("sendForm: the field file is a stream: pass a Blob, such as of openAsBlob() of node:fs");
});

test("multipart body refuses a file of React Native, which would become JSON, and no other object with a URI", async () => {
  const photo = { uri: "file:///photo.jpg", name: "photo.jpg", type: "image/jpeg" };
  const { message } = await rejection(call(MULTIPART, { body: { files: [photo] } }), output.runtime.RequestError);
  expect(message).toBe("sendForm: the field files is a file of React Native: pass a FormData with it as the body");
  await call(MULTIPART, { body: { link: { uri: "https://example.com/photo.jpg" } } });
  expect(server.request.body.toString()).toContain('{"uri":"https://example.com/photo.jpg"}');
});

test("URL-encoded body contains each field", async () => {
  await call(URLENCODED, { body: { a: "b&c=d", list: [1, 2], object: { x: 1 }, no: null, yes: true, left: undefined } });
  expect(server.request.headers["content-type"]).toBe("application/x-www-form-urlencoded");
  const pairs = [...new URLSearchParams(server.request.body.toString())].map((pair) => pair.join(" "));
  expect(pairs).toEqual(["a b&c=d", "list 1", "list 2", 'object {"x":1}', "yes true"]);
});

test("URL-encoded body uses the styles of the encoding", async () => {
  const encoding = [
    { name: "deep", style: "deepObject", explode: true },
    { name: "expand", style: "deepObject", explode: true },
    { name: "commas", style: "form", explode: false },
    { name: "bars", style: "pipeDelimited" },
    { name: "fields", explode: true },
    { name: "flat", style: "form", explode: false },
    { name: "none", style: "form", explode: false },
  ] as const;
  const body = {
    ...{ deep: { a: { b: 1 }, list: [{ c: 2 }], left: null }, expand: ["x", "y"], commas: [1, null, 2], bars: [1, 2] },
    ...{ fields: { p: 1, q: "2" }, flat: { p: 1, q: 2 }, none: [] },
  };
  await call({ ...URLENCODED, encoding }, { body });
  expect([...new URLSearchParams(server.request.body.toString())].map((pair) => pair.join("="))).toEqual([
    ...["deep[a][b]=1", "deep[list][0][c]=2", "expand[]=x", "expand[]=y", "commas=1,2", "bars=1|2", "p=1", "q=2", "flat=p,1,q,2"],
  ]);
});

const ring: Record<string, unknown> = {};
ring["a"] = { ring };

test.each<[string, unknown]>([
  ["a map", new Map([["a", 1]])],
  ["a promise", Promise.resolve({ a: 1 })],
  ["a URL", new URL("https://a.example/")],
  ["an object that holds itself", ring],
  ["an invalid date", new Date(Number.NaN)],
])("URL-encoded body refuses %s in a field with a style", async (_, deep) => {
  const encoding = [{ name: "deep", style: "deepObject", explode: true }] as const;
  await rejection(call({ ...URLENCODED, encoding }, { body: { deep } }), output.runtime.RequestError);
  expect(server.requests).toEqual([]);
});

const types = ["application/json", "text/plain", "multipart/form-data", "application/x-www-form-urlencoded"];
const operation = { ...MULTIPART, encode: encodeJson, contentTypes: types };

test.each<[unknown, string]>([
  ["text", '"text"'],
  ['"quoted" ü', '"\\"quoted\\" ü"'],
  ["", '""'],
  [null, "null"],
  [5, "5"],
])("JSON body that may be text is serialized as JSON: %j", async (body, want) => {
  await call(operation, { body });
  expect([server.request.headers["content-type"], server.request.body.toString()]).toEqual(["application/json", want]);
});

test.each<[string, unknown, string]>([
  ["text/plain", "text", "text"],
  ["application/x-www-form-urlencoded", { a: [1, 2] }, "a=1&a=2"],
  ["application/json", new Blob(['{"a":1}']), '{"a":1}'],
  ["application/json", new TextEncoder().encode("[1]"), "[1]"],
])("JSON body that may be text is encoded by its content type, or sent as bytes: %s %j", async (contentType, body, want) => {
  await call(operation, { body, contentType });
  expect([server.request.headers["content-type"], server.request.body.toString()]).toEqual([contentType, want]);
});

const TYPES = ["application/json", "text/csv", "application/atom+xml", "application/x-yaml", "application/pdf", "image/*"];
const READ: Descriptor = { operationId: "readReport", method: "GET", path: "/reports", accept: TYPES, decode: decodeMedia };

function stub(type: string, body: string | Uint8Array = "", status = 200): StubResponse {
  return { status, headers: type === "" ? {} : { "content-type": type }, body };
}

test.each<[string, string | Uint8Array, unknown]>([
  ["application/json; charset=utf-8", '{"a":1}', { a: 1 }],
  ["application/problem+json", '{"a":1}', { a: 1 }],
  ["Text/CSV; charset=utf-8", "a,ü", "a,ü"],
  ["text/csv; charset=ISO-8859-1", new Uint8Array([97, 0xfc]), "aü"],
  ["application/atom+xml", "<a/>", "<a/>"],
  ["application/x-yaml", "a: ü", "a: ü"],
  ["", "a,b", "a,b"],
  ["application/pdf", "%PDF", Uint8Array.of(37, 80, 68, 70).buffer],
  ["image/png", "p", Uint8Array.of(112).buffer],
  ["application/octet-stream", "p", Uint8Array.of(112).buffer],
  ["binary/octet-stream", "p", Uint8Array.of(112).buffer],
  ["text/plain; charset=utf-8", "a,b", "a,b"],
])("response with content type %j is parsed", async (type, body, want) => {
  server.respond(stub(type, body));
  expect(await call(READ, {})).toEqual(want);
});

test("JSON response to a range of media types is parsed", async () => {
  server.respond(stub("application/hal+json", '{"a":1}'));
  expect(await call({ ...READ, accept: ["application/*"] }, {})).toEqual({ a: 1 });
});

test.each<[string, StubResponse]>([
  ["an HTML page", stub("text/html", "<html>hush")],
  ["another type", stub("application/zip", "hush")],
  ["invalid JSON", stub("application/json", "<html>hush")],
  ["an empty JSON body", stub("application/json")],
])("response throws ResponseError for %s", async (_, sent) => {
  server.respond(sent);
  const error = await rejection(call(READ, {}), output.runtime.ResponseError);
  expect(error).toMatchObject({ status: 200, operationId: "readReport" });
  expect(error.message).not.toContain("hush");
});

const ANY = { "application/zip": true, "application/json": true, "text/html": false };
test.each(Object.entries(ANY))("response with any bytes accepted, may be %s: %j", async (type, want) => {
  server.respond(stub(type, "zip"));
  const read = call({ ...READ, accept: ["application/octet-stream"] }, {});
  if (want) expect(await read).toEqual(Uint8Array.of(122, 105, 112).buffer);
  else await rejection(read, output.runtime.ResponseError);
});

test.each([
  ["application/octet-stream", ["application/json", "text/csv"]],
  ["text/plain", ["application/pdf"]],
])("response of %s is none of %j", async (type, accept) => {
  server.respond(stub(type, "hush"));
  await rejection(call({ ...READ, accept }, {}), output.runtime.ResponseError);
});

test.each([204, 205])("response with status %i returns undefined", async (status) => {
  server.respond(stub("", "", status));
  expect(await call(READ, {})).toBeUndefined();
});

test.each<[string, StubResponse, unknown]>([
  ["undefined", stub(""), undefined],
  ["undefined despite a content type", stub("application/json", "", 202), undefined],
  ["parsed JSON", stub("application/json", '{"a":1}'), { a: 1 }],
  ["text", stub("text/csv", "a"), "a"],
])("response with an optional body returns %s", async (_, sent, want) => {
  server.respond(sent);
  expect(await call({ ...READ, decode: decodeMediaOrNothing }, {})).toEqual(want);
});

test.each<[NonNullable<Request["parseAs"]>, unknown]>([
  ["json", { a: 1 }],
  ["text", '{"a":1}'],
  ["arrayBuffer", new TextEncoder().encode('{"a":1}').buffer],
])("response is read by parseAs: %s", async (parseAs, want) => {
  server.respond(stub("application/x-other", '{"a":1}'));
  expect(await call(READ, { parseAs })).toEqual(want);
});
