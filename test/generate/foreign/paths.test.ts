import { expect, test } from "vitest";
import { acceptedFrom, document, generateFrom, OPERATION, placesOf } from "./harness.js";
import { json, response } from "../../harness/documents.js";

const operation = (operationId: string): object => ({ operationId, responses: { 200: response() } });

async function warningsOf(path: string): Promise<{ places: string[]; messages: string[]; hints: unknown[] }> {
  const paths = { [path]: { get: operation("one"), put: operation("two") } };
  const { folder, warnings } = await acceptedFrom({ "openapi.json": document(paths) });
  return { places: placesOf(warnings, folder), messages: warnings.map(({ message }) => message), hints: warnings.map(({ hint }) => hint) };
}

test.each<[string, { problem: string; hint: string }]>([
  ["https://no.slash", { problem: "does not begin with a slash", hint: 'write it as "/https://no.slash"' }],
  ["/\\back", { problem: "contains a backslash or control character", hint: "remove or percent-encode it" }],
  ["/a\tb", { problem: "contains a backslash or control character", hint: "remove or percent-encode it" }],
  ["/a/../b", { problem: "contains a segment that URLs resolve", hint: "write the path without `.` and `..`" }],
  ["/a/%2E./b?c=d", { problem: "contains a segment that URLs resolve", hint: "write the path without `.` and `..`" }],
])("reports a path that no request can have: %j", async (path, { problem, hint }) => {
  const { places, messages, hints } = await warningsOf(path);
  const index = messages.indexOf(`The path ${JSON.stringify(path)} ${problem}; its functions \`one\` and \`two\` refuse each call.`);
  expect(messages.slice(index, index + 1)).toHaveLength(1);
  expect(hints[index]).toBe(hint);
  expect(places[index]).toBe("openapi.json:8:5 uncallable-path");
});

test.each(["/", "/a b/x", "/a..b/.c/...", "/x#/../y", "/x?y=/../z", "/%20/x", "/a//b", "//a"])(
  "accepts any other path: %j",
  async (path) => {
    expect((await warningsOf(path)).places.filter((place) => place.endsWith("uncallable-path"))).toEqual([]);
  },
);

test("reads a path without a slash with one, unless that is another path", async () => {
  const paths = { "things/{id}": { get: operation("one") }, other: { get: operation("two") }, "/other": { get: operation("three") } };
  const { folder, warnings, read } = await acceptedFrom({ "openapi.json": document(paths) });
  const told = warnings.filter(({ rule }) => /path-slash|uncallable/.test(rule));
  expect(placesOf(told, folder)).toEqual(["openapi.json:8:5 path-slash", "openapi.json:18:5 uncallable-path"]);
  const text = await read("operations/default.ts");
  expect(text.match(/(?<=^ +path: ).*(?=,)/gm)?.sort()).toEqual(['"/other"', '"/things/{id}"', '"other"']);
});

test("reads a percent sign in a path's name literally", async () => {
  const paths = { "/a%20b/{id}": { get: OPERATION }, "/100%": { get: OPERATION }, "/c": { $ref: "paths.json#/x%20y" } };
  const files = { "openapi.json": document(paths), "paths.json": JSON.stringify({ "x y": { get: OPERATION } }, null, 2) };
  const { folder, warnings } = await acceptedFrom(files, { lint: "warn" });
  expect(placesOf(warnings, folder)).toEqual([
    "openapi.json:9:7 names",
    "openapi.json:9:7 path-parameters-defined",
    "openapi.json:18:7 names",
    "paths.json:3:5 names",
  ]);
});

test("warns of a body that cannot be sent, with its place", async () => {
  const requestBody = { content: json() };
  const methods = { get: { ...operation("search"), requestBody }, head: { ...operation("count"), requestBody } };
  const paths = { "/x": { ...methods, delete: { ...operation("remove"), requestBody } } };
  const { folder, warnings } = await generateFrom({ "openapi.json": document(paths) });
  expect(placesOf(warnings, folder)).toEqual(["openapi.json:16:9 unsent-body", "openapi.json:33:9 unsent-body"]);
  expect(warnings.map(({ message }) => message)).toEqual([
    "`GET /x` has a body, which `fetch` cannot send; its function `search` takes none.",
    "`HEAD /x` has a body, which `fetch` cannot send; its function `count` takes none.",
  ]);
});
