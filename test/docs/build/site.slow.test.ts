import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { beforeAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { DocsBuilder, type DocsReport } from "../../../scripts/docs/build.js";
import { parseOptions } from "../../../scripts/docs/options.js";
import { DOCS_PARTS } from "../../../scripts/docs/parts.js";
import { listOperations } from "../../../scripts/model/operations.js";
import type { OpenApiDocument } from "../../../scripts/read/openapi.js";
import { referencePage } from "../../../scripts/model/operation-doc.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { PAGE_KINDS } from "../../browser/harness/page-kinds.js";
import { contentOf } from "./harness/fakes.js";
import { emptyFolder } from "../../harness/folders.js";

let folder: string;
let report: DocsReport;
let files: Map<string, string>;

async function build(name: string): Promise<DocsReport> {
  const args = ["--out", join(folder, name), "--source-url", "https://code.example.com/tree/"];
  return new DocsBuilder(parseOptions(args, REPOSITORY), DOCS_PARTS).build();
}

beforeAll(async () => {
  folder = emptyFolder();
  report = await build("one");
  files = await contentOf(join(folder, "one"));
});

test("contains a page and a Markdown twin for each operation", () => {
  const document = JSON.parse(files.get("openapi.json") ?? "") as OpenApiDocument;
  const operations = listOperations(document);
  for (const operation of operations) {
    expect(files.get(`${referencePage(operation)}/index.html`)).toContain(operation.name);
    expect(files.get(`${referencePage(operation)}/index.md`)).toContain(operation.name);
  }
  expect(parse(files.get("openapi.yaml") ?? "")).toEqual(document);
});

test("contains no broken links or anchors", () => expect(report.findings).toEqual([]));

test("uses relative links, classic scripts and a policy on each page", () => {
  for (const [path, text] of files) {
    if (!path.endsWith("index.html")) continue;
    expect(text, path).not.toMatch(/\s(?:href|src)=["']?\/(?!\/)/);
    expect(text, path).not.toMatch(/type="module"/);
    expect(text, path).toMatch(/<head><meta http-equiv="Content-Security-Policy"/);
  }
});

test.each([...Object.values(PAGE_KINDS), "try.html"])("writes valid HTML to /%s", (path) => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({ extends: ["html-validate:standard"], rules: { "no-raw-characters": "off" } }),
  );
  const { results } = validator.validateStringSync(files.get(path.endsWith(".html") ? path : `${path}index.html`) ?? "");
  expect(results.flatMap(({ messages }) => messages.map(({ line, column, message }) => `${line}:${column} ${message}`))).toEqual([]);
});

test("builds the same bytes in another time zone, without dates or local paths", async () => {
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  await build("two");
  const again = await contentOf(join(folder, "two"));
  expect([...again.keys()]).toEqual([...files.keys()]);
  const today = new Date().toISOString().slice(0, 10);
  for (const [path, text] of files) {
    expect(again.get(path) === text, path).toBe(true);
    expect(text.includes(REPOSITORY) || text.includes(folder), path).toBe(false);
    expect(text.includes(today), path).toBe(false);
  }
});
