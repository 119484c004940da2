import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { expect, test, vi } from "vitest";
import { documentPlaces } from "../../../scripts/generate/watch/places.js";
import { openDocument } from "../../../scripts/open/open-document.js";
import { anyReader } from "../../../scripts/open/reader.js";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import { UnreadableSpec } from "../../../scripts/core/cli/unreadable-spec.js";
import { rejection } from "../../harness/rejection.js";
import { acceptedFrom, document, generateFrom, placesOf } from "./harness.js";
import { folderOf } from "../../harness/folders.js";

const fromText = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each<[what: string, file: string, content: string | Uint8Array | undefined, want: string, hint: RegExp]>([
  ["a file that is not there", "absent.yaml", undefined, "1:1 No such file.", /root document/],
  ["a folder", ".", "openapi: 3.1.0", "1:1 It is a folder.", /pass the root document in it, such as .*openapi\.yaml/],
  ["an object", "a.json", '{"name":"x"}', "1:1 The file is another kind of file,", /openapi: "3\.1\.0"/],
  ["Swagger 1.2", "a.yaml", 'info: {}\nswagger: "1.2"\n', "2:10 Swagger 1.2 is not supported.", /Swagger 2\.0.*convert/],
  [
    "a Swagger document that is not one",
    "a.yaml",
    'swagger: "2.0"\npaths: { /a: { parameters: {} } }\n',
    "2:28 The Swagger document cannot be converted to OpenAPI 3: The list of parameters must be a list; it is an object.",
    /write a list/,
  ],
  [
    "a Swagger document with a parameter that has no place",
    "a.yaml",
    'swagger: "2.0"\npaths: { /a: { get: { parameters: [{ name: x }], responses: {} } } }\n',
    "2:36 The Swagger document cannot be converted to OpenAPI 3: The parameter lacks the field `in`.",
    /add the field/,
  ],
  ["a web page", "a.html", "<!DOCTYPE html>\n<title>Swagger UI</title>", "1:1 The file is a web page,", /openapi\.json/],
  ["a web page with a script", "a", "\n<!doctype html><html><script>url: '/v3'</script></html>", "1:1 The file is a web page,", /raw file/],
  ["XML", "a.wsdl", '<?xml version="1.0"?>\n<a b="c: d"/>', "1:1 The file is XML,", /openapi\.json/],
  ["a file with a similar name", "openapi.yml", undefined, "1:1 No such file.", /did you mean openapi\.yaml\?/],
  [
    "a pointer",
    "a.yaml",
    "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
    "1:1 The file is a pointer of Git LFS",
    /git lfs pull/,
  ],
  ["a JSON Schema", "a.json", '{"$schema":"x"}', "1:12 The file is a JSON Schema,", /belongs to/],
  ["a message that has a version", "a.json", '{"apiVersion":"v2.1"}', "1:1 The file is another kind of file,", /begins with openapi/],
  ["a version in the field of another", "a.yaml", 'swagger: "3.0.0"\n', "1:10 Swagger 3.0.0 is not supported.", /name the field `openapi`/],
  ["a version in the field of a later one", "a.yaml", "openapi: 2.0\n", "1:10 `openapi` is not a full version", /quote the version/],
  ["the text of it", "a.yaml", 'openapi: "2.0"\n', "1:10 OpenAPI 2.0 is not supported.", /name the field `swagger`/],
  ["a wrong letter", "a.yaml", "openAPI: 3.1.0\n", "1:10 The file is one with `openAPI`,", /lowercase/],
  ["a later version", "a.yaml", "openapi: 3.3.0\n", "1:10 OpenAPI 3.3.0 is not supported.", /3\.0, 3\.1 and 3\.2/],
  ["a later major version", "a.yaml", "openapi: 4.0.0\n", "1:10 OpenAPI 4.0.0 is not supported.", /3\.0, 3\.1 and 3\.2/],
])("refuses input with a reason and a hint: %s", async (_, file, content, want, hint) => {
  const folder = await folderOf(
    content === undefined ? { "openapi.yaml": "", "other.txt": "" } : { [file === "." ? "openapi.yaml" : file]: content },
  );
  const run = runDocumentPipeline({ spec: join(folder, file), out: join(folder, "out") });
  const { finding } = await rejection(run, UnreadableSpec);
  expect(`${finding.line}:${finding.column} ${finding.message}`).toContain(want);
  expect(finding.hint).toMatch(hint);
  expect(finding.file).toBe(join(folder, file));
});

test.each([
  ["openapi: 3.0", "3.0.0"],
  ["openapi: 3.1", "3.1.0"],
  ['openapi: "3.2"', "3.2.0"],
  ['openapi: " v3.1.2 "', "3.1.2"],
  ["swagger: 2.0", "2.0"],
  ['swagger: "2.0.0"', "2.0"],
])("completes the version in %s, with a warning", async (version, full) => {
  const { folder, warnings } = await acceptedFrom({ "a.yaml": `info: { title: T, version: "1" }\npaths: {}\n${version}\n` });
  expect(placesOf(warnings, folder)).toEqual(["a.yaml:3:10 struct"]);
  expect(warnings[0]?.message).toContain(`it is read as ${full}.`);
});

test("refuses a URL of another scheme", () =>
  expect(generateFrom({}, { spec: "ftp://api.example/openapi.json" })).rejects.toMatchObject({
    finding: { message: "The document must be a file or an http(s) URL." },
  }));

test("reads a file URL", async () => {
  const folder = await folderOf({ "a b.json": document({}) });
  await acceptedFrom({}, { spec: pathToFileURL(join(folder, "a b.json")).href });
});

test("reads standard input, with `$ref`s relative to the working directory", async () => {
  const text = `${document({ "/a": { $ref: "test/absent.json" } })}\n`;
  const stdin = vi.spyOn(process, "stdin", "get").mockReturnValue(Readable.from([text]) as unknown as typeof process.stdin);
  const { findings } = await generateFrom({}, { spec: "-" });
  stdin.mockRestore();
  expect(findings).toMatchObject([{ file: resolve("-"), message: "The `$ref` points to a missing file: `./test/absent.json`." }]);
  const { contents } = await openDocument(resolve("-"), { rules: anyReader({}) });
  expect(contents?.document.openapi).toBe("3.1.0");
  expect(() => documentPlaces({ spec: "-", out: "out", allowRefs: [] })).toThrow("Standard input cannot be watched.");
});

test.each<[string, string | Uint8Array]>([
  ["a byte order mark", Uint8Array.of(0xef, 0xbb, 0xbf, ...fromText(document({})))],
  ["CRLF", document({}).replaceAll("\n", "\r\n")],
  ["YAML in a file called .json", "openapi: 3.0.3\ninfo: { title: T, version: '1' }\npaths: {}\n"],
  ["a separator at its end", "openapi: 3.0.3\ninfo: { title: T, version: '1' }\npaths: {}\n---\n"],
])("reads a document with %s", async (_, content) => {
  const { changes } = await acceptedFrom({ "openapi.json": content });
  expect(changes).toContain("index.ts");
});
