// The harness itself: it reads what OpenAPI's table of styles shows, and sees what is not so.
import { expect, test } from "vitest";
import { Bytes } from "./support/bytes.js";
import type { Json, Parameter } from "./support/document.js";
import { bodyFaults } from "./support/wire-body.js";
import { parameterFaults } from "./support/wire-parameters.js";
import type { WireRequest } from "./support/wire-request.js";

const COLOURS = ["blue", "black", "brown"];
const RGB = { R: 100, G: 200, B: 150 };

function request(part: Partial<WireRequest>): WireRequest {
  return { method: "GET", path: "/base/a", query: new URLSearchParams(), rawQuery: "", headers: {}, body: Buffer.alloc(0), ...part };
}

function faultsOf(parameter: Omit<Parameter, "name">, value: Json, part: Partial<WireRequest>): string[] {
  const template = parameter.in === "path" ? "/{color}" : "/a";
  return parameterFaults(template, "/base", [{ parameter: { name: "color", ...parameter }, value }], request(part));
}

// The rows of "Style Examples" in OpenAPI 3.0.4 and 3.1.1.
test.each<[string, boolean, Json, string]>([
  ["matrix", false, "blue", ";color=blue"],
  ["matrix", false, COLOURS, ";color=blue,black,brown"],
  ["matrix", true, COLOURS, ";color=blue;color=black;color=brown"],
  ["matrix", false, RGB, ";color=R,100,G,200,B,150"],
  ["matrix", true, RGB, ";R=100;G=200;B=150"],
  ["label", false, "blue", ".blue"],
  ["label", false, COLOURS, ".blue,black,brown"],
  ["label", true, COLOURS, ".blue.black.brown"],
  ["label", false, RGB, ".R,100,G,200,B,150"],
  ["label", true, RGB, ".R=100.G=200.B=150"],
  ["simple", false, "blue", "blue"],
  ["simple", false, COLOURS, "blue,black,brown"],
  ["simple", false, RGB, "R,100,G,200,B,150"],
  ["simple", true, RGB, "R=100,G=200,B=150"],
])("a path in %s, explode %s: %j", (style, explode, value, written) => {
  const parameter = { in: "path", style, explode } as const;
  expect(faultsOf(parameter, value, { path: `/base/${written}` })).toEqual([]);
  expect(faultsOf(parameter, value, { path: "/base/red" })).toHaveLength(1);
  expect(faultsOf(parameter, value, { path: `/${written}` })).toEqual([`/${written} is not of /base/{color}`]);
});

test.each<[string, boolean, Json, string]>([
  ["form", true, "blue", "color=blue"],
  ["form", true, COLOURS, "color=blue&color=black&color=brown"],
  ["form", false, COLOURS, "color=blue,black,brown"],
  ["form", true, RGB, "R=100&G=200&B=150"],
  ["form", false, RGB, "color=R,100,G,200,B,150"],
  ["spaceDelimited", false, COLOURS, "color=blue%20black%20brown"],
  ["pipeDelimited", false, COLOURS, "color=blue%7Cblack%7Cbrown"],
  ["deepObject", true, RGB, "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"],
])("a query in %s, explode %s: %j", (style, explode, value, written) => {
  const parameter = { in: "query", style, explode } as const;
  expect(faultsOf(parameter, value, { rawQuery: written })).toEqual([]);
  expect(faultsOf(parameter, value, { rawQuery: "" })).toHaveLength(1);
  expect(faultsOf(parameter, value, { rawQuery: `${written}&more=1` })).toEqual(["nobody asked for more in the query"]);
});

test("header fields and cookies", () => {
  expect(faultsOf({ in: "header" }, COLOURS, { headers: { color: "blue,black,brown" } })).toEqual([]);
  expect(faultsOf({ in: "header" }, COLOURS, { headers: {} })).toEqual(['header.color came as nothing, not as ["blue","black","brown"]']);
  expect(faultsOf({ in: "cookie" }, "blue", { headers: { cookie: "size=1; color=blue" } })).toEqual([]);
  expect(faultsOf({ in: "cookie" }, "blue", { headers: { cookie: "color=red" } })).toEqual(['cookie.color came as "red", not as "blue"']);
});

test("a parameter with content is JSON", () => {
  const parameter = { in: "query", content: { "application/json": {} } } as const;
  expect(faultsOf(parameter, RGB, { rawQuery: `color=${encodeURIComponent(JSON.stringify(RGB))}` })).toEqual([]);
  expect(faultsOf(parameter, RGB, { rawQuery: "color=R,100" })[0]).toMatch(/^query\.color cannot be read: /);
});

test("a body is held against its media type", async () => {
  const sent = (type: string, body: string): WireRequest => request({ headers: { "content-type": type }, body: Buffer.from(body) });
  expect(await bodyFaults(RGB, "application/json", {}, sent("application/json", JSON.stringify(RGB)))).toEqual([]);
  expect(await bodyFaults("a", "application/json", {}, sent("application/json", "a"))).toHaveLength(1);
  expect(await bodyFaults(RGB, "application/json", {}, sent("text/plain", JSON.stringify(RGB)))).toEqual([
    "the body came as text/plain, not as application/json",
  ]);
  expect(await bodyFaults(undefined, "", {}, sent("text/plain", "a"))).toEqual(["a body came where none was sent: a"]);
  const bytes = new Bytes(Buffer.from("a"));
  expect(await bodyFaults(bytes, "image/png", {}, sent("image/png", "a"))).toEqual([]);
  expect(await bodyFaults(bytes, "image/png", {}, sent("image/png", "b"))).toHaveLength(1);
});

test("a form has each field that was sent, and no other", async () => {
  const type = "application/x-www-form-urlencoded";
  const faults = (body: string): Promise<string[]> =>
    bodyFaults({ a: COLOURS, b: RGB }, type, {}, request({ headers: { "content-type": type }, body: Buffer.from(body) }));
  const rgb = encodeURIComponent(JSON.stringify(RGB));
  expect(await faults(`a=blue&a=black&a=brown&b=${rgb}`)).toEqual([]);
  expect(await faults(`a=blue&a=black&b=${rgb}&c=1`)).toEqual([
    'a came as ["blue","black"], not as ["blue","black","brown"]',
    "the form has a field c that nobody sent",
  ]);
});

test("a multipart body has each part that was sent, and no other", async () => {
  const form = new FormData();
  form.append("file", new Blob(["a"]));
  form.append("list", "1");
  form.append("list", "2");
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  const received = request({ headers: { "content-type": type }, body: Buffer.from(await encoded.arrayBuffer()) });
  const faults = (sent: Record<string, Json | Bytes>): Promise<string[]> => bodyFaults(sent, "multipart/form-data", {}, received);
  expect(await faults({ file: new Bytes(Buffer.from("a")), list: [1, 2] })).toEqual([]);
  expect(await faults({ file: new Bytes(Buffer.from("b")), list: [1, 2] })).toHaveLength(1);
  expect(await faults({ file: new Bytes(Buffer.from("a")) })).toEqual(["there is a part list that nobody sent"]);
});
