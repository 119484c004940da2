import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { accentFaults } from "../../../scripts/docs/published/accent.js";
import { main } from "../../../scripts/docs/published/command.js";
import { emptyFolder, writeFiles } from "../../harness/folders.js";
import { close, listen } from "../../harness/loopback.js";

const DOCUMENT = `openapi: 3.1.0
info: { title: Things, version: "1" }
servers: [{ url: https://api.example.com/v1 }]
tags: [{ name: Things }]
paths:
  /things/{id}:
    put:
      operationId: writeThing
      tags: [Things]
      security: [{ key: [] }]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { multipart/form-data: { schema: { type: object, properties: { photo: { type: string, format: binary } } } } } }
      responses: { "204": { description: Written. } }
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }
`;
const GUIDE = "---\ntitle: First steps\ndescription: How to begin.\norder: 1\n---\n\nSee [it](/things/write-thing/).\n";
const CONFIG = `name: Our things
logo: logo.svg
accent: { light: "#7a1fa2", dark: "#e0b0ff" }
links: [{ title: Status, url: https://status.example.com/ }]
`;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let folder = "";
let printed = "";

beforeEach(async () => {
  folder = emptyFolder();
  printed = "";
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((part) => (printed += String(part)) !== "");
  await writeFiles(folder, { "api.yaml": DOCUMENT, "guides/first.md": GUIDE, "site.yaml": CONFIG, "logo.svg": SVG });
});

const at = (path: string): string => join(folder, path);
const run = (...more: string[]): Promise<number> => main([at("api.yaml"), "--out", at("site"), ...more]);
const page = (path: string): string => readFileSync(at(`site/${path}`), "utf8");

test("writes the pages of a document with guides and the look of its owner", async () => {
  expect(await run("--guides", at("guides"), "--config", at("site.yaml"), "--site-url", "https://docs.example.com/")).toBe(0);
  expect(printed).toMatch(/site: \d+ pages, \d+ files changed/);
  const operation = page("things/write-thing/index.html");
  for (const text of ["Our things", "assets/logo.svg", "https://status.example.com/", "First steps", "API key in header X-Key", "Go</"])
    expect(operation).toContain(text);
  expect(operation).not.toMatch(/hosting-platform|>Edit<|og:image/);
  expect(page("assets/style.css")).toContain("light-dark(#7a1fa2,#e0b0ff)");
  expect(page("guides/first/index.html")).toContain("write-thing/index.html");
  const [, data = ""] = /data-operation="([^"]*)"/.exec(operation) ?? [];
  expect(JSON.parse(data.replaceAll("&quot;", '"'))).toMatchObject({
    servers: ["https://api.example.com/v1"],
    credentials: [{ label: "API key in header X-Key", in: "header", name: "X-Key", form: "plain" }],
    body: { mediaTypes: [{ mediaType: "multipart/form-data", files: ["photo"] }] },
  });
  printed = "";
  expect(await run("--guides", at("guides"), "--config", at("site.yaml"), "--site-url", "https://docs.example.com/", "--quiet")).toBe(0);
  expect(printed).toBe("");
});

const NUMBERS = {
  openapi: "3.1.0",
  info: { title: "Numbers", version: "1" },
  paths: {
    "/things/{id}": {
      get: {
        operationId: "read",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" }, example: "FIRST" }],
        responses: {
          "200": {
            description: "OK.",
            content: {
              "application/json": {
                schema: { type: "object", properties: { a: { type: "integer", examples: ["SECOND"] } } },
                examples: { one: { value: { a: ["THIRD"], b: "9007199254740993" } } },
              },
            },
          },
        },
      },
    },
  },
};

test.each(["json", "yaml"])("keeps the digits of integers in the examples of %s", async (ext) => {
  const digits = { FIRST: "9223372036854775807", SECOND: "-9223372036854775807", THIRD: "12345678901234567890" };
  const text = JSON.stringify(NUMBERS, null, 2).replaceAll(/"(FIRST|SECOND|THIRD)"/g, (_, name: keyof typeof digits) => digits[name]);
  await writeFiles(folder, { [`api.${ext}`]: ext === "yaml" ? text.replace(/^/, "# YAML\n") : text });
  expect(await main([at(`api.${ext}`), "--out", at("site")])).toBe(0);
  for (const path of ["openapi.json", "openapi.yaml", "default/read/index.md", "default/read/index.html", "llms-full.txt"])
    for (const each of [...Object.values(digits), "9007199254740993"])
      expect(page(path), path).toMatch(new RegExp(`(?<!\\d)${each}(?!\\d)`));
  for (const path of ["openapi.json", "default/read/index.html"]) expect(page(path)).not.toMatch(/\uf8ff|%EF%A3%BF/);
  expect(page("openapi.json")).toContain('"example": 9223372036854775807');
  expect(page("openapi.json")).toContain('"b": "9007199254740993"');
});

test.each([
  [[], 0],
  [["--lint", "warn"], 0],
  [["--no-lint"], 1],
  [["--lint", "author"], 1],
  [["--lint", "none"], 2],
])("of a mapping to a missing file, %j writes the rest or ends with its code", async (options, code) => {
  const schema =
    "{ type: object, required: [kind], properties: { kind: { type: string } }, discriminator: { propertyName: kind, mapping: { x: ./models/x.yml } } }";
  await writeFiles(folder, { "api.yaml": DOCUMENT.replace("components: {", `components: { schemas: { Kinds: ${schema} },`) });
  expect(await run(...options)).toBe(code);
  if (code === 0) expect(page("schemas/kinds/index.md")).toContain("kind");
});

test("writes the pages again when the document at a URL changes", async () => {
  let text = DOCUMENT;
  const server = createServer((_, response) => response.end(text));
  const watching = new AbortController();
  const url = `${await listen(server)}/api.yaml`;
  const ended = main([url, "--out", at("site"), "--watch"], watching.signal);
  await expect.poll(() => printed).toContain(`watching ${url}`);
  text = DOCUMENT.replace("Written.", "Written again.");
  await expect.poll(() => page("things/write-thing/index.html")).toContain("Written again.");
  watching.abort(new Error("ended"));
  await expect(ended).rejects.toThrow("ended");
  await close(server);
});

describe("refuses", () => {
  // prettier-ignore
  test.each<[what: string, args: () => string[], code: number, text: string]>([
    ["a missing --out", () => [at("api.yaml")], 2, "--out is missing"],
    ["a missing document", () => ["--out", at("site")], 2, "The document is missing"],
    ["a second document", () => [at("api.yaml"), "b.yaml", "--out", at("site")], 2, "Unexpected argument b.yaml.\n  hint: docs takes one document"],
    ["an unknown option", () => ["--gides", at("guides")], 2, "Did you mean --guides?"],
    ["a file that does not exist", () => [at("none.yaml"), "--out", at("site")], 2, "No such file"],
    ["a document with an error", () => [at("guides/first.md"), "--out", at("site")], 1, "first.md:"],
    ["--port without --serve", () => [at("api.yaml"), "--out", at("site"), "--port", "1"], 2, "--port is useless"],
    ["--host without --serve", () => [at("api.yaml"), "--out", at("site"), "--host", "0.0.0.0"], 2, "--host is useless"],
    ["a host that is none", () => [at("api.yaml"), "--out", at("site"), "--serve", "--port", "0", "--host", "192.0.2.1"], 2, "--host 192.0.2.1 is no address of this machine"],
    ["--watch of standard input", () => ["-", "--out", at("site"), "--watch"], 2, "Standard input cannot be watched"],
    ["a file in place of the folder", () => [at("api.yaml"), "--out", at("logo.svg")], 2, "logo.svg: cannot be read"],
    ["a page in place of the folder", () => [at("api.yaml"), "-o", at("index.html")], 2, "index.html is no folder.\n  hint: the reference is a folder of pages"],
    ["an option of another tool", () => [at("api.yaml"), "--out", at("site"), "--title", "A"], 2, "Unknown option --title.\n  hint: the name, the logo and the accent are in --config FILE"],
    ["the folder as an argument", () => [at("api.yaml"), "site"], 2, "Unexpected argument site.\n  hint: the output folder is --out DIR"],
    ["two output folders", () => [at("api.yaml"), "--out", at("site"), "-o", at("b")], 2, "--out and --output cannot be combined"],
    ["a folder with other files", () => [at("api.yaml"), "-o", folder], 2, "no build of the reference wrote"],
    ["guides that do not exist", () => [at("api.yaml"), "--out", at("site"), "--guides", at("none")], 2, "check the path"],
    ["a file in place of guides", () => [at("api.yaml"), "--out", at("site"), "--guides", at("api.yaml")], 2, "name a folder"],
    ["a configuration that does not exist", () => [at("api.yaml"), "--out", at("site"), "--config", at("none.yaml")], 2, "none.yaml: cannot be opened: no such file"],
  ])("%s", async (_, args, code, text) => {
    expect(await main(args())).toBe(code);
    expect(printed).toContain(text);
  });

  // prettier-ignore
  test.each([
    ["logos: a.svg", "site.yaml:1:8 docs-config Unknown field logos.", "did you mean logo?"],
    ["name: [a]", "name is not text."],
    ["accent: red", "accent is not a color."],
    ['\naccent: "#ffff00"', "site.yaml:2:9 docs-config accent: #ffff00 has a contrast of 1.1 on the ground of the light theme; 4.5 is the least."],
    ["logo: a.txt", "logo is not an image."],
    ["logo: none.svg", "site.yaml:1:7 docs-config logo: there is no such file.", "relative to the configuration"],
    ["links: [{ title: a, url: 'javascript:alert(1)' }]", "links is not a list of objects with title and url."],
    ["history: [1]", "history is not a list of documents."],
    ["[]", "The configuration is not an object."],
    ["a: [", "The configuration is not YAML or JSON"],
  ])("the configuration %j", async (text, ...messages) => {
    await writeFiles(folder, { "site.yaml": text });
    expect(await run("--config", at("site.yaml"))).toBe(1);
    for (const message of messages) expect(printed).toContain(message);
  });
});

test("says what changed with each version of a document, at its operations and on the changelog", async () => {
  const [version, added] = [
    'version: "1"',
    DOCUMENT.replace("paths:", "paths:\n  /things: { get: { operationId: listThings, tags: [Things], responses: {} } }"),
  ];
  await writeFiles(folder, {
    "site.yaml": "history: [one.yaml, two.yaml]",
    "one.yaml": DOCUMENT,
    "two.yaml": added.replace(version, 'version: "2"'),
    "api.yaml": added.replace(version, 'version: "3"').replace("/{id}:", "/{id}/now:").replace("Written", "Done"),
  });
  expect(await run("--config", at("site.yaml"))).toBe(0);
  expect(page("things/list-things/index.html")).toMatch(/changelog\/index.html">Since 2</);
  expect(page("things/list-things/index.md")).toContain("Since: 2");
  const changelog = page("changelog/index.md");
  expect(changelog.indexOf("### 3")).toBeLessThan(changelog.indexOf("### 2"));
  expect(changelog).toContain("](../things/list-things/index.md): `GET /things`");
  expect(changelog).toContain("#### Breaking changes");
  expect(changelog).not.toContain("Done");
});

test("reports a guide that leads nowhere, and writes the pages", async () => {
  await writeFiles(folder, { "guides/first.md": GUIDE.replace("write-thing", "none") });
  expect(await run("--guides", at("guides"))).toBe(1);
  expect(printed).toMatch(/first\.md:7:18 docs-link \/guides\/first\/ links to \/things\/none\/, which does not exist\./);
  expect(page("guides/first/index.html")).toContain("First steps");
});

test("warns of a link in the document's text that leads nowhere, in a form that is not rewritten", async () => {
  await writeFiles(folder, { "api.yaml": DOCUMENT.replace("put:", 'put:\n      description: "[`]`](/none)"') });
  expect(await run()).toBe(0);
  expect(printed).toContain("/things/write-thing/ links to /none, which does not exist.");
});

const guide = (order: number, text: string): string => GUIDE.replace("order: 1", `order: ${order}`).replace(/See .*/, text);

test("publishes no file that a symbolic link leads to from the folder of the guides", async () => {
  await writeFiles(folder, { "guides/first.md": GUIDE.replace("/things/write-thing/", "keys.txt"), "secret.txt": "secret" });
  symlinkSync(at("secret.txt"), at("guides/keys.txt"));
  expect(await run("--guides", at("guides"))).toBe(1);
  expect(printed).toMatch(/guides\/keys\.txt:1:1 guide The file is a symbolic link/);
});

test("writes guides of subfolders and any names, with their links, images and files", async () => {
  await writeFiles(folder, {
    "guides/first.md": guide(1, "[a](sub%20folder/Next%20step.md#here) ![c](<sub folder/a b.svg>) `[d](e.md)` [f][g]\n\n[g]: files.zip"),
    "guides/sub folder/Next step.md": guide(2, '## Here\n\n[a](../first.md) [b](../начало.md#первые-шаги) <img src="a%20b.svg" alt="c">'),
    "guides/начало.md": guide(3, "## Первые шаги\n\n[a](/guides/начало/#первые-шаги)"),
    "guides/sub folder/a b.svg": SVG,
    "guides/files.zip": "zip",
    "guides/not linked.zip": "zip",
  });
  expect(await run("--guides", at("guides")), printed).toBe(0);
  const first = page("guides/first/index.html");
  expect(first).toContain('href="../sub-folder/Next-step/index.html#here"');
  expect(first).toContain('<img src="../sub%20folder/a%20b.svg" alt="c"');
  expect(first).toContain('href="../files.zip"');
  expect(page("guides/sub-folder/Next-step/index.md")).toContain("![c](../../sub%20folder/a%20b.svg)");
  expect([page("guides/sub folder/a b.svg"), page("guides/files.zip")]).toEqual([SVG, "zip"]);
  expect(existsSync(at("site/guides/not linked.zip"))).toBe(false);
});

test("reports images, files and guides that are not there, and guides with one path", async () => {
  await writeFiles(folder, { "guides/first.md": guide(1, "![a](a.png) [b](b.md) [c](../api.yaml)"), "outside.png": "png" });
  expect(await run("--guides", at("guides"))).toBe(1);
  for (const path of ["guides/a.png", "guides/b.md", "api.yaml"])
    expect(printed).toContain(`/guides/first/ links to /${path}, which does not exist.`);
  await writeFiles(folder, { "guides/a b.md": guide(2, ""), "guides/a-b.md": guide(3, "") });
  expect(await run("--guides", at("guides"))).toBe(1);
  expect(printed).toContain("The path guides/a-b/ is also used by");
});

test("accepts the accent of the style sheet", () => expect(accentFaults({ light: "#1b4fa7", dark: "#88b8f7" })).toEqual([]));
