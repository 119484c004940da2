import { mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { DocsBuilder, type DocsParts } from "../../../scripts/docs/build.js";
import { linkFindings } from "../../../scripts/docs/check-links.js";
import type { DocsOptions } from "../../../scripts/docs/options.js";
import { changeLines, closingLine } from "../../../scripts/docs/report.js";
import { SampleError } from "../../../scripts/docs/samples/sample-error.js";
import { FaultyInput, UsageError } from "../../../scripts/core/cli/spec-command.js";
import { rejection } from "../../harness/rejection.js";
import { contentOf, DOCUMENT, FakeParts, guide, put, repository, siteOf } from "./harness/fakes.js";

let options: DocsOptions;
beforeEach(async () => (options = await repository()));
const home = guide("", "[start](/guides/start/#first)");
const start = guide("guides/start/", "## First");
const page = (path: string): Promise<string> => readFile(join(options.out, `${path}index.html`), "utf8");

test("writes each page with its Markdown twin, and the files of the whole site", async () => {
  const report = await new DocsBuilder(options, new FakeParts(siteOf(home, start)).parts).build();
  const files = await contentOf(options.out);
  expect([...files.keys()]).toEqual(report.changes.added);
  expect(report).toMatchObject({ pages: 2, findings: [], changes: { changed: [], removed: [] } });
  expect(report.changes.added).toEqual([
    ...".nojekyll 404.html assets/search-index.js assets/search.js assets/site.js".split(" "),
    ..."assets/style.css assets/try-it.js guides/start/index.html guides/start/index.md index.html index.md".split(" "),
    ..."llms-full.txt llms.txt openapi.json openapi.yaml try.html".split(" "),
  ]);
  expect(files.get("openapi.yaml")).toBe('openapi: 3.1.0\ninfo:\n  title: Things\n  version: "1"\npaths: {}\n');
  expect(files.get("llms-full.txt")).toBe("# Page  from \n\n# Page guides/start/ from \n");
  expect(await page("")).toContain(`<a href="guides/start/index.html#first">`);
  expect(await page("guides/start/")).not.toMatch(/canonical|og:url|og:image/);
  expect(closingLine({ ...report, milliseconds: 1234 })).toBe("2 pages, 16 files changed, 1.2 s");
  expect(changeLines("out", report)).toHaveLength(11);
});

test("hears a signal between two pages", async () => {
  const { parts } = new FakeParts(siteOf(home, start));
  let time = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (time += 1000));
  const heard: boolean[] = [];
  let isHeard = false;
  const viewOf: DocsParts["viewOf"] = (...given) => {
    heard.push(isHeard);
    setImmediate(() => (isHeard = true));
    return parts.viewOf(...given);
  };
  await new DocsBuilder(options, { ...parts, viewOf }).build();
  clock.mockRestore();
  expect(heard).toEqual([false, true]);
});

test("links a page to its source in the repository or below --source-url", async () => {
  const { parts } = new FakeParts(siteOf(home, start));
  await new DocsBuilder(options, parts).build();
  expect(await page("guides/start/")).toContain(`<a href="../../../../spec/openapi.yaml" title="spec/openapi.yaml">Edit</a>`);
  await new DocsBuilder({ ...options, sourceUrl: "https://code.example.com/tree/" }, parts).build();
  expect(await page("guides/start/")).toContain(`<a href="https://code.example.com/tree/spec/openapi.yaml"`);
});

test("writes the address of published pages, and no source links without --source-url", async () => {
  const { parts } = new FakeParts(siteOf(home, start));
  const { changes } = await new DocsBuilder({ ...options, siteUrl: "https://docs.example.com/" }, parts).build();
  expect(await page("guides/start/")).not.toMatch(/href="[^"]*openapi\.yaml/);
  expect(await page("guides/start/")).toContain(`<link rel="canonical" href="https://docs.example.com/guides/start/"/>`);
  expect(changes.added).toContain("sitemap.xml");
});

test("writes an image for links to a published site", async () => {
  const { parts } = new FakeParts(siteOf(home, start));
  await new DocsBuilder({ ...options, siteUrl: "https://docs.example.com/api/" }, parts).build();
  expect(await page("guides/start/")).toContain(`<meta property="og:image" content="https://docs.example.com/api/assets/card.png"/>`);
  const card = await readFile(join(options.out, "assets/card.png"));
  expect(card.subarray(1, 4).toString()).toBe("PNG");
  // Width and height, at fixed offsets (https://www.w3.org/TR/png-3/#11IHDR).
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(card.length).toBeLessThan(50_000);
});

test("writes a 404.html with links from the root of the site", async () => {
  const { parts } = new FakeParts(siteOf(home, start));
  await new DocsBuilder({ ...options, siteUrl: "https://docs.example.com/api/" }, parts).build();
  const missing = await readFile(join(options.out, "404.html"), "utf8");
  expect(missing).toContain(`<p>There is no page at this address. The search`);
  expect(missing).toContain(`words, and the <a href="/api/">first page</a> leads to all of them.</p>`);
});

test("reports failing samples with a hint, and writes nothing", async () => {
  const failing: DocsParts = {
    ...new FakeParts(siteOf(home)).parts,
    readContract: () => {
      const operations = new Map([["readThing", "spec/groups/things/paths/thing.yaml"]]);
      return Promise.resolve({ document: DOCUMENT, sources: { operations, schemas: new Map(), tags: new Map() } });
    },
    recordResponses: () => Promise.reject(new SampleError(new Map([["readThing", "fails: no such thing"]]))),
  };
  expect((await rejection(new DocsBuilder(options, failing).build(), FaultyInput)).findings).toEqual([
    {
      file: join(options.root, "spec/groups/things/paths/thing.yaml"),
      line: 1,
      column: 1,
      rule: "docs-sample",
      message: "The sample of readThing fails: no such thing",
      hint: expect.stringContaining("the emulator's default seed") as string,
    },
  ]);
  expect([...(await contentOf(options.out)).keys()]).toEqual([]);
});

test("writes changed files only, and removes obsolete files and folders", async () => {
  const { parts } = new FakeParts(siteOf(home, start));
  await new DocsBuilder(options, parts).build();
  const { mtimeMs } = await stat(join(options.out, "openapi.json"));
  const other = new FakeParts(siteOf(guide("", "[changed](/)")));
  expect((await new DocsBuilder(options, other.parts).build()).changes).toEqual({
    added: [],
    changed: [".nojekyll", "404.html", "index.html", "llms-full.txt"],
    removed: ["guides/start/index.html", "guides/start/index.md"],
  });
  expect((await stat(join(options.out, "openapi.json"))).mtimeMs).toBe(mtimeMs);
  await expect(stat(join(options.out, "guides"))).rejects.toThrow("ENOENT");
});

test("keeps what others put into the folder, and removes what a killed build left there", async () => {
  const [fake, to] = [new FakeParts(siteOf(home, start)), { ...options, out: join(options.root, "site") }];
  for (const path of ["CNAME", ".git/HEAD"]) await put(to.out, path, "mine");
  await new DocsBuilder(to, fake.parts).build();
  const own = ["CNAME", ".git/HEAD", "guides/start/mine.html", "assets/mine.css"];
  for (const path of [...own, "index.html.999999999-0a0b0c0d.tmp"]) await put(to.out, path, "mine");
  const { changes } = await new DocsBuilder(to, new FakeParts(siteOf(guide("", "[changed](/)"))).parts).build();
  expect(changes.removed).toEqual(["guides/start/index.html", "guides/start/index.md", "index.html.999999999-0a0b0c0d.tmp"]);
  for (const path of own) expect(await readFile(join(to.out, path), "utf8")).toBe("mine");
});

test.each([
  ["temporary files", { "index.html.999999999-0a0b0c0d.tmp": "half", "guides/start/index.md.999999999-0a0b0c0d.tmp": "half" }],
  [
    "some pages",
    { ".nojekyll": ".nojekyll\nold/index.html\nindex.html", "old/index.html": "old", "index.html.999999999-0a0b0c0d.tmp": "" },
  ],
])("builds into a folder in which a killed first build left %s", async (_, left) => {
  const to = { ...options, out: join(options.root, "site") };
  for (const [path, text] of Object.entries(left)) await put(to.out, path, text);
  await new DocsBuilder(to, new FakeParts(siteOf(home, start)).parts).build();
  const paths = [...(await contentOf(to.out)).keys()];
  expect(paths).toContain("guides/start/index.html");
  expect(paths.filter((path) => path.endsWith(".tmp") || path.startsWith("old/"))).toEqual([]);
});

test("keeps the pages of one of two builds into one folder at the same time", async () => {
  const to = { ...options, out: join(options.root, "site") };
  const sites = [siteOf(home, start), siteOf(guide("", "other"), guide("new/", "new"))];
  await Promise.all(sites.map((site) => new DocsBuilder(to, new FakeParts(site).parts).build()));
  const paths = [...(await contentOf(to.out)).keys()].filter((path) => /^(?:guides|new)\b/.test(path));
  expect(new Set(paths.map((path) => path.split("/")[0])).size).toBe(1);
});

test("overwrites no file that others put into the folder", async () => {
  const [{ parts }, to] = [new FakeParts(siteOf(home)), { ...options, out: join(options.root, "site") }];
  await new DocsBuilder(to, parts).build();
  await put(to.out, "index.html", "changed");
  await put(to.out, "guides/start/index.html", "mine");
  const after = await contentOf(to.out);
  const refused = new DocsBuilder(to, new FakeParts(siteOf(home, start)).parts).build();
  await expect(refused).rejects.toThrow("guides/start/index.html is not of an earlier build, and would be overwritten. Move or rename it.");
  expect(await contentOf(to.out)).toEqual(after);
  expect((await new DocsBuilder(to, parts).build()).changes.changed).toEqual(["index.html"]);
});

test("changes no files if a build fails", async () => {
  const fake = new FakeParts(siteOf(home, start));
  await new DocsBuilder(options, fake.parts).build();
  const before = await contentOf(options.out);
  const failing = {
    ...new FakeParts(siteOf(guide("", "other"), guide("new/", "new"))).parts,
    assetFiles: () => expect.fail("no colours"),
  };
  await expect(new DocsBuilder(options, failing).build()).rejects.toThrow("no colours");
  expect(await contentOf(options.out)).toEqual(before);
});

test("gives a heading no id of the header", async () => {
  const { findings } = await new DocsBuilder(options, new FakeParts(siteOf(guide("", "## Search\n\n## Theme"))).parts).build();
  expect(findings).toEqual([]);
});

test("reports duplicate ids", () => {
  const [finding] = linkFindings(options, [{ page: home, links: [], ids: ["a", "b", "a"] }], new Set());
  expect(finding?.message).toBe('/ has the id "a" twice.');
});

test("reports broken links with the source file", async () => {
  const broken = guide("", "[n](/none/) [n](/guides/start/#none) [n](#none)");
  const { findings } = await new DocsBuilder(options, new FakeParts(siteOf(broken, start)).parts).build();
  expect(findings.map(({ message }) => message)).toEqual([
    "/ links to /#none, which does not exist.",
    "/ links to /guides/start/#none, which does not exist.",
    "/ links to /none/, which does not exist.",
  ]);
  expect(findings[0]).toMatchObject({ file: join(options.root, "spec/openapi.yaml"), rule: "docs-link" });
});

test("refuses an output folder with other files, but accepts an empty one", async () => {
  const out = join(options.root, "elsewhere");
  await put(options.root, "elsewhere/thesis.txt", "years of work");
  await expect(new DocsBuilder({ ...options, out }, new FakeParts(siteOf(home, start)).parts).build()).rejects.toThrow(UsageError);
  expect([...(await contentOf(out)).keys()]).toEqual(["thesis.txt"]);
  const fresh = join(options.root, "fresh");
  await mkdir(fresh);
  const again = new DocsBuilder({ ...options, out: fresh }, new FakeParts(siteOf(home, start)).parts);
  await again.build();
  expect((await again.build()).changes.added).toEqual([]);
});

test("renders only changed pages in the next build, and runs no sample again", async () => {
  const fake = new FakeParts(siteOf(home, start));
  const builder = new DocsBuilder(options, fake.parts);
  await builder.build();
  expect(fake.drawn).toEqual(["", "guides/start/"]);
  fake.drawn = [];
  fake.site = siteOf(home, guide("guides/start/", "## First\n\nSecond."));
  const { changes } = await builder.build();
  expect(fake.drawn).toEqual(["guides/start/"]);
  expect(changes).toEqual({ added: [], changed: ["guides/start/index.html"], removed: [] });
  expect(fake.samplesRun).toBe(1);
});
