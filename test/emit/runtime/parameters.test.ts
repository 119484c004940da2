import fc from "fast-check";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { serializeParameters } from "../../../packages/client/src/runtime/parameters.js";
import { rejection } from "../../harness/rejection.js";
import { useServer } from "../../harness/server.js";
import { type Descriptor, type Request, useOutput } from "./harness.js";

const server = useServer();
const output = useOutput();
type Style = NonNullable<Descriptor["parameters"]>[number];

/** The values of "Style Examples" in OpenAPI 3.1.1. */
const VALUES = { empty: "", string: "blue", array: ["blue", "black", "brown"], object: { R: 100, G: 200, B: 150 } };

/** Its table, row by row; undefined where it says "n/a" and nothing can be written. */
// prettier-ignore
const TABLE: readonly [Style["in"], Style["style"], boolean, ...(string | undefined)[]][] = [
  ["path", "matrix", false, ";color", ";color=blue", ";color=blue,black,brown", ";color=R,100,G,200,B,150"],
  ["path", "matrix", true, ";color", ";color=blue", ";color=blue;color=black;color=brown", ";R=100;G=200;B=150"],
  ["path", "label", false, undefined, ".blue", ".blue,black,brown", ".R,100,G,200,B,150"],
  ["path", "label", true, undefined, ".blue", ".blue.black.brown", ".R=100.G=200.B=150"],
  ["path", "simple", false, undefined, "blue", "blue,black,brown", "R,100,G,200,B,150"],
  ["path", "simple", true, undefined, "blue", "blue,black,brown", "R=100,G=200,B=150"],
  ["query", "form", false, "color=", "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150"],
  ["query", "form", true, "color=", "color=blue", "color=blue&color=black&color=brown", "R=100&G=200&B=150"],
  ["query", "spaceDelimited", false, "color=", "color=blue", "color=blue%20black%20brown", "color=R%20100%20G%20200%20B%20150"],
  ["query", "pipeDelimited", false, "color=", "color=blue", "color=blue%7Cblack%7Cbrown", "color=R%7C100%7CG%7C200%7CB%7C150"],
  [...(["query", "deepObject", true, "color=", "color=blue"] as const), "color%5B%5D=blue&color%5B%5D=black&color%5B%5D=brown", "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"],
  ["header", "simple", false, "", "blue", "blue,black,brown", "R,100,G,200,B,150"],
  ["header", "simple", true, "", "blue", "blue,black,brown", "R=100,G=200,B=150"],
  ["cookie", "form", false, "color=", "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150"],
  ["cookie", "form", true, "color=", "color=blue", "color=blue; color=black; color=brown", "R=100; G=200; B=150"],
];

const ROWS = TABLE.flatMap(([place, style, explode, ...wanted]) =>
  Object.values(VALUES).map((value, index) => ({ place, style, explode, value, want: wanted[index] })),
);

function operationOf(style: Pick<Style, "in"> & Partial<Style>): Descriptor {
  const path = style.in === "path" ? "/things/{color}/parts" : "/things";
  const parameters = [{ name: "color", style: "simple", explode: false, ...style } as const];
  return { operationId: "readThing", method: "GET", path, parameters, serialize: serializeParameters, accept: ["application/json"] };
}

function call(style: Pick<Style, "in"> & Partial<Style>, value: unknown, more?: Request): Promise<unknown> {
  const client = output.runtime.createClient({ baseUrl: server.baseUrl });
  return client.call(operationOf(style), { [style.in]: { [style.name ?? "color"]: value }, ...more });
}

function received(place: Style["in"]): string | undefined {
  const { path, headers } = server.request;
  if (place === "path") return path.replace(/^\/things\/(.*)\/parts$/, "$1");
  return place === "query" ? target().replace(/^[^?]*\??/, "") : (headers[place === "header" ? "color" : "cookie"] as string | undefined);
}

let targets: string[] = [];
const target = (): string => targets.at(-1) ?? "";

/** Notes the request target as it comes, which nothing has decoded. */
function watch(): void {
  targets = [];
  server.respond((_, response) => {
    targets.push(response.req.url ?? "");
    return { headers: { "content-type": "application/json" }, body: "{}" };
  });
}

test.each(ROWS)(
  "serializes as in the specification's table: $place, $style, explode $explode: $value",
  async ({ place, style, explode, value, want }) => {
    watch();
    const sent = call({ in: place, style, explode }, value);
    if (want === undefined) {
      await rejection(sent, output.runtime.RequestError);
      expect(server.requests).toEqual([]);
    } else {
      await sent;
      expect(received(place)).toBe(want);
    }
  },
);

/** Values that mean something to a URL, a header field or a cookie. */
const HOSTILE = [..."a?b a&b=c a;b a,b a%2Fb [x] ü€😀".split(" "), "a b", "a\r\nx-evil: 1", "\0"];

test.each(HOSTILE)("hostile value stays one value in a path: %j", async (value) => {
  watch();
  await call({ in: "path" }, [value, "z"]);
  expect(received("path")?.split(",").map(decodeURIComponent)).toEqual([value, "z"]);
});

test.each(HOSTILE)("hostile value stays one value in a query: %j", async (value) => {
  watch();
  await call({ in: "query", style: "form" }, [value, "z"], { query: { color: [value, "z"], other: "o" } });
  const [other, color, ...more] = received("query")?.split("&") ?? [];
  expect([other, more]).toEqual(["other=o", []]);
  expect(color?.replace("color=", "").split(",").map(decodeURIComponent)).toEqual([value, "z"]);
});

test.each(HOSTILE)("hostile value stays one value in a query with reserved characters: %j", async (value) => {
  watch();
  await call({ in: "query", style: "form", allowReserved: true }, value);
  expect([...new URL(target(), server.baseUrl).searchParams]).toEqual([["color", value]]);
});

test.each(HOSTILE)("hostile value stays one key and one value in a deep object: %j", async (value) => {
  watch();
  await call({ in: "query", style: "deepObject", explode: true }, { [value]: value, within: { [value]: 1 } });
  expect([...server.request.query]).toEqual([
    [`color[${value}]`, value],
    [`color[within][${value}]`, "1"],
  ]);
});

test.each(HOSTILE)("hostile value stays one value in a cookie: %j", async (value) => {
  watch();
  await call({ in: "cookie", style: "form", explode: true }, value, { headers: { "x-other": "o" } });
  const [cookie = "", ...more] = received("cookie")?.split("; ") ?? [];
  expect(more).toEqual([]);
  expect(decodeURIComponent(cookie.replace("color=", ""))).toBe(value);
  expect(server.request.headers).not.toHaveProperty("x-evil");
});

test.each(["path", "query", "header", "cookie"] as const)("hostile value is kept by JSON: %s", async (place) => {
  watch();
  const value = { list: [1, "a,b;c=d", null], text: "ü\r\n😀/\ud800" };
  await call({ in: place, style: "json" }, value);
  const text = received(place)?.replace(/^color=/, "") ?? "";
  expect(JSON.parse(place === "header" ? text : decodeURIComponent(text))).toEqual(value);
});

test.each<[string, Pick<Style, "in"> & Partial<Style>, unknown, string]>([
  ["a list in an exploded object", { in: "query", style: "form", explode: true }, { page: 0, sort: ["a", "b"] }, "page=0&sort=a&sort=b"],
  ["names with a dollar", { in: "query", style: "deepObject" }, { $gt: { "%24": "$" } }, "color%5B$gt%5D%5B%2524%5D=%24"],
  ["an empty list in one", { in: "query", style: "form", explode: true }, { page: 0, sort: [], none: [null] }, "page=0"],
  ["an object in one", { in: "query", style: "form", explode: true }, { a: { b: 1 } }, `a=${encodeURIComponent('{"b":1}')}`],
  [
    "objects in a list",
    { in: "query", style: "form", explode: true },
    [{ b: 1 }, { b: 2 }],
    "color=%7B%22b%22%3A1%7D&color=%7B%22b%22%3A2%7D",
  ],
  ["a list in an object", { in: "query", style: "form" }, { a: [1, 2], b: 3 }, "color=a,%5B1%2C2%5D,b,3"],
  ["a list in a matrix", { in: "path", style: "matrix", explode: true }, { a: [1, 2] }, ";a=1;a=2"],
  ["objects in a header", { in: "header", explode: true }, { a: [1, 2], b: "é" }, '{"a":[1,2],"b":"\\u00e9"}'],
  ["a list in cookies", { in: "cookie", style: "form", explode: true }, { a: [1, 2] }, "a=1; a=2"],
])("serializes nested values: %s", async (_, style, value, want) => {
  watch();
  await call(style, value);
  expect(received(style.in)).toBe(want);
});

test("serializes each value of JSON that is not empty, in all styles", () => {
  const text = fc.stringMatching(/^[a-z ]+$/);
  const scalar = fc.oneof(text, fc.integer(), fc.boolean());
  const { json } = fc.letrec<{ json: unknown }>((tie) => ({
    json: fc.oneof({ maxDepth: 3 }, scalar, fc.array(tie("json"), { minLength: 1 }), fc.dictionary(text, tie("json"), { minKeys: 1 })),
  }));
  const styles = TABLE.map(([place, style, explode]) => ({ in: place, name: "color", style, explode }) as const);
  fc.assert(
    fc.property(fc.constantFrom(...styles), json, (style, value) => {
      const operation = { path: "/things/{color}", parameters: [style] };
      const sent = serializeParameters(operation, { [style.in]: { color: value } }, Error);
      expect([...sent.pairs, ...Object.values(sent.fields), sent.path.replace("/things/{color}", "")].join("")).not.toBe("");
    }),
  );
});

test("keeps reserved characters with allowReserved", async () => {
  watch();
  await call({ in: "query", style: "form", allowReserved: true }, "/a:b@c?d=e,f;g!$()*");
  expect(received("query")).toBe("color=/a:b@c?d=e,f;g!$()*");
  await call({ in: "path", allowReserved: true }, "a/b:c/d?e#f g");
  expect(targets.at(-1)).toBe("/things/a/b:c/d%3Fe%23f%20g/parts");
  await rejection(call({ in: "path", allowReserved: true }, "a/../b"), output.runtime.RequestError);
});

const circle: Record<string, unknown> = {};
circle["self"] = circle;

test.each<[string, Pick<Style, "in"> & Partial<Style>, unknown]>([
  ["no path value", { in: "path" }, undefined],
  ["null in a path", { in: "path" }, null],
  ["no fields in a path", { in: "path", explode: true }, {}],
  ["an empty path value", { in: "path" }, ""],
  ["a dot", { in: "path" }, "."],
  ["two dots", { in: "path" }, [".."]],
  ["a circle in a list", { in: "query", style: "form" }, [circle]],
  ["a bigint in an object in a list", { in: "query", style: "form" }, [{ a: 1n }]],
  ["half of a surrogate pair", { in: "query", style: "form" }, "\ud800"],
  ["half of one as a key", { in: "query", style: "deepObject" }, { "\udfff": 1 }],
  ["NaN", { in: "query", style: "form" }, Number.NaN],
  ["a function", { in: "cookie", style: "form" }, () => 1],
  ["a line break in a header", { in: "header" }, "hush\r\nx-evil: 1"],
  ["a delimiter in a header's list", { in: "header" }, ["hush,b"]],
  ["a function as JSON", { in: "query", style: "json" }, () => 1],
  ["a circle", { in: "query", style: "deepObject" }, circle],
])("invalid value throws before any request: %s", async (_, style, value) => {
  const error = await rejection(call(style, value), output.runtime.RequestError);
  expect(server.requests).toEqual([]);
  expect(inspect(error)).not.toContain("hush");
});

test.each(["query", "header", "cookie"] as const)("invalid value throws for a %s object that is not plain", async (place) => {
  const request = { [place]: place === "header" ? new Headers({ color: "a" }) : new URLSearchParams("color=a") };
  const client = output.runtime.createClient({ baseUrl: server.baseUrl });
  await rejection(client.call(operationOf({ in: place }), request), output.runtime.RequestError);
  expect(server.requests).toEqual([]);
});

test.each(["query", "header", "cookie"] as const)("omits missing values from a %s", async (place) => {
  const style = place === "header" ? "simple" : "form";
  for (const value of [undefined, null, [], {}, [null, undefined], { a: null }]) {
    server.reset();
    watch();
    await call({ in: place, style }, value);
    expect(received(place) ?? "").toBe("");
  }
});

test.each<[string, Partial<Style>, request: Request, headers: Record<string, string>, want: string | undefined]>([
  ["of the call", { default: "1" }, { header: { color: "a" } }, { color: "b" }, "a"],
  ["of the call's headers", { default: "1" }, { headers: { Color: "a" } }, { color: "b" }, "a"],
  ["of the client", { default: "1" }, {}, { Color: "b" }, "b"],
  ["of the client without a default", {}, {}, { color: "b" }, "b"],
  ["of the document", { default: "1" }, { header: { color: null } }, {}, "1"],
  ["that is missing", {}, {}, {}, undefined],
])("sends a required header %s", async (_, style, request, headers, want) => {
  const client = output.runtime.createClient({ baseUrl: server.baseUrl, headers });
  const sent = client.call(operationOf({ in: "header", required: true, ...style }), request);
  if (want === undefined) {
    const error = await rejection(sent, output.runtime.RequestError);
    expect(error.message).toContain("header.color is missing: pass it to the call, or in the client's headers");
    expect(server.requests).toEqual([]);
  } else {
    await sent;
    expect(server.request.headers["color"]).toBe(want);
  }
});

test("replaces cookie parameters by the call's cookie header", async () => {
  await call({ in: "cookie", style: "form", explode: true }, "new", { headers: { cookie: "all=mine" } });
  expect(server.request.headers.cookie).toBe("all=mine");
});
