// What calls of operations send: from the words of a document to the bytes of a request.
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { useServer } from "../../harness/server.js";
import { DOCUMENTS } from "./harness/documents.js";
import { importModule } from "./harness/import-module.js";

type Operation = (client: object, request?: object) => Promise<unknown>;

const server = useServer();
const [document] = DOCUMENTS.filter(({ name }) => name === "own/everything-3.0");
let folder: string;
let output: Record<string, Operation>;
let createClient: (options: object) => object;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wire-"));
  await symlink(join(REPOSITORY, "node_modules"), join(folder, "node_modules"), "junction");
  await runDocumentPipeline({ spec: document?.file ?? "", out: join(folder, "out"), lint: "warn" });
  output = (await importModule(join(folder, "out/index.ts"), join(folder, "out.mjs"))) as Record<string, Operation>;
  createClient = output["createClient"] as never;
});
afterAll(() => rm(folder, { recursive: true }));

/** Calls an operation and returns the target of its request, not decoded. */
async function call(name: string, request: object): Promise<string> {
  let target = "";
  server.answer((_, response) => {
    target = response.req.url ?? "";
    return { status: 204 };
  });
  await output[name]?.(createClient({ baseUrl: server.baseUrl }), request);
  return target;
}

const point = { x: 1, y: 2 };
const list = ["a b", "c,d"];

test.each<[operation: string, path: object, target: string]>([
  [
    "simplePaths",
    { simple: "a/b", simpleArray: list, simpleObject: point, simpleExplode: point },
    "path/a%2Fb/a%20b,c%2Cd/x,1,y,2/x=1,y=2",
  ],
  ["labels", { label: 5, array: list, object: point, exploded: point }, "label/.5/.a%20b,c%2Cd/.x,1,y,2/.x=1.y=2"],
  [
    "matrices",
    { matrix: true, array: list, arrayExploded: list, object: point, exploded: point },
    "matrix/;matrix=true/;array=a%20b,c%2Cd/;arrayExploded=a%20b;arrayExploded=c%2Cd/;object=x,1,y,2/;x=1;y=2",
  ],
])("the path of %s", async (operation, path, target) => {
  expect(await call(operation, { path })).toBe(`/styles/${target}`);
});

test.each<[name: string, value: unknown, query: string]>([
  ["array", list, "array=a%20b&array=c%2Cd"],
  ["joined", list, "joined=a%20b,c%2Cd"],
  ["spaced", list, "spaced=a%20b%20c%2Cd"],
  ["piped", list, "piped=a%20b%7Cc%2Cd"],
  ["deep", { name: "a&b", count: 1 }, "deep%5Bname%5D=a%26b&deep%5Bcount%5D=1"],
  ["exploded", { left: "l", right: 2 }, "left=l&right=2"],
  ["listed", point, "listed=x,1,y,2"],
  ["json", { name: "é" }, "json=%7B%22name%22%3A%22%C3%A9%22%7D"],
  ["reserved", "a/b:c", "reserved=a/b:c"],
  ["number", 1.5, "number=1.5"],
  ["either", "all", "either=all"],
])("%s in the query", async (name, value, query) => {
  const target = await call("queryStyles", { query: { [name]: value, required: true } });
  expect(target.replace(/^.*\?/, "").split("&").toSorted()).toEqual([...query.split("&"), "required=true"].toSorted());
});

test("header fields and cookies", async () => {
  const header = { "X-Text": "t", "x-number": 1, "X-Array": ["a", "b"], "X-Object": point, "X-Exploded": point, "X-Json": point };
  await call("headerStyles", { header });
  expect(server.request.headers).toMatchObject({ "x-text": "t", "x-number": "1", "x-array": "a,b", "x-object": "x,1,y,2" });
  expect(server.request.headers).toMatchObject({ "x-exploded": "x=1,y=2", "x-json": '{"x":1,"y":2}' });
  server.reset();
  await call("cookieStyles", { cookie: { session: "s", count: 1, list } });
  expect(server.request.headers.cookie).toBe("session=s; count=1; list=a%20b,c%2Cd");
});

describe("a body", () => {
  const bytes = new Blob([Uint8Array.of(0, 254)]);

  test("in parts", async () => {
    await call("upload", {
      body: { file: bytes, files: [bytes, bytes], name: "n", size: 1, flag: true, tags: list, point, points: [point] },
    });
    const form = await new Response(server.request.body, { headers: server.request.headers as Record<string, string> }).formData();
    const fields = [...form].map(([name, value]) => [name, typeof value === "string" ? value : `${value.type} ${value.size}`]);
    expect(fields).toEqual([
      ...[["file", "application/octet-stream 2"], ...["files", "files"].map((name) => [name, "application/octet-stream 2"])],
      ...[["name", "n"], ["size", "1"], ["flag", "true"], ...list.map((tag) => ["tags", tag])],
      ...[...["point", "points"].map((name) => [name, JSON.stringify(point)])],
    ]);
  });

  test.each<[operation: string, request: object, type: string, body: string]>([
    [
      "submit",
      { body: { text: "a&b", number: 1.5, list, joined: list, deep: point } },
      "application/x-www-form-urlencoded",
      "text=a%26b&number=1.5&list=a+b&list=c%2Cd&joined=a+b,c%2Cd&deep%5Bx%5D=1&deep%5By%5D=2",
    ],
    ["putBytes", { body: bytes }, "application/octet-stream", "\0\ufffd"],
    ["putText", { body: "é" }, "text/plain", "é"],
    ["putXml", { body: "<a/>" }, "application/xml", "<a/>"],
    ["several", { body: point }, "application/json", JSON.stringify(point)],
    ["several", { body: point, contentType: "application/x-www-form-urlencoded" }, "application/x-www-form-urlencoded", "x=1&y=2"],
    ["vendor", { body: point }, "application/vnd.example+json", JSON.stringify(point)],
  ])("of %s %j", async (operation, request, type, body) => {
    await call(operation, request);
    expect([server.request.headers["content-type"], server.request.body.toString()]).toEqual([type, body]);
  });
});
