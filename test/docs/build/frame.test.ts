import { cp, readdir, readFile, utimes } from "node:fs/promises";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { compileFrame, environmentOf, failureText, SITE } from "../../../scripts/docs/compile-frame.js";
import { type Frame, type FramePage, loadFrame } from "../../../scripts/docs/frame.js";
import { REPOSITORY } from "../../../scripts/lint/redocly-config.js";
import { put, remove, repository } from "./harness/fakes.js";

const PAGE: FramePage = {
  path: "a/b/",
  siteTitle: `<b>"Site"`,
  title: "</title><script>alert(1)</script>",
  description: `"><script>alert(2)</script>`,
  canonical: "https://docs.example.com/a/b/",
  sidebar: [{ type: "link", label: "<i>Label", href: "/c/", isCurrent: false, badge: undefined, attrs: { "data-detail": `"onload="` } }],
  headings: [{ depth: 2, slug: "x", text: "<u>Heading" }],
  body: `<h2 id="x">Heading</h2>`,
  markdown: "/a/b/index.md",
  source: "spec/<a>.yaml",
  editLink: `../spec/"<a>.yaml`,
};

describe("the frame", () => {
  let frame: Frame;
  let html: string;
  beforeAll(async () => {
    frame = await loadFrame(REPOSITORY);
    html = await frame.draw(PAGE);
  }, 300_000);

  test("says what the page is, where it belongs and where its source and its twin are", () => {
    expect(html).toContain(`<link rel="canonical" href="https://docs.example.com/a/b/">`);
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="/a/b/index.md">`);
    expect(html).toContain(`<link rel="icon" href="data:,">`);
    expect(html).toContain(PAGE.body);
    expect(html).toMatch(/<a href="#x"/);
    expect(html).toContain("Edit page");
  });

  test("takes no text for HTML", () => {
    // Within quotes `<` is text.
    const outside = html.replace(/="[^"]*"/g, "");
    expect(outside).not.toMatch(/<script>alert|<b>|<i>|<u>|onload/);
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  test("asks no other host", () => {
    const addresses = [...html.matchAll(/\s(?:href|src)="(https?:)?\/\/[^"]*"/g)].map(([attribute]) => attribute.trim());
    expect(addresses).toEqual([`href="https://docs.example.com/a/b/"`]);
    expect(frame.css + frame.printCss).not.toMatch(/url\(["']?(https?:)?\/\//);
  });

  // Vitest sets variables of these names, so that a frame that is compiled here would need them wherever it is used.
  test("leaves nothing of its build to the environment that it draws in", async () => {
    const server = join((await compileFrame(REPOSITORY)).folder, "dist/server");
    const modules = (await readdir(server, { recursive: true })).filter((name) => name.endsWith(".mjs"));
    const texts = await Promise.all(modules.map((name) => readFile(join(server, name), "utf8")));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.flatMap((text) => text.match(/process\.env\.(?:ASSETS_PREFIX|BASE_URL|DEV|MODE|PROD|SITE|SSR)\b/g) ?? [])).toEqual([]);
    expect(environmentOf({ BASE_URL: "/", PATH: "/bin" })).toMatchObject({ PATH: "/bin", NODE_ENV: "production" });
    expect(environmentOf({ BASE_URL: "/", PATH: "/bin" })).not.toHaveProperty("BASE_URL");
  });
});

test("a new state leaves the frames of others, and removes what no build has used for days", async () => {
  const options = await repository();
  onTestFinished(() => remove(options));
  await cp(join(REPOSITORY, "package-lock.json"), join(options.root, "package-lock.json"));
  // Stands for Astro: what is looked at here is what is left beside the frame.
  await put(options.root, "node_modules/astro/astro.js", "");
  await put(options.root, `${SITE}/src/route.js`, "");
  const cache = join(options.root, ".cache/docs");
  const longAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  for (const name of ["frame-fresh", "compile-fresh", "frame-old", "compile-old", "highlight"]) {
    await put(cache, `${name}/file`, "");
    if (!name.endsWith("fresh")) await utimes(join(cache, name), longAgo, longAgo);
  }
  const { folder } = await compileFrame(options.root);
  const expected = ["compile-fresh", "frame-fresh", basename(folder), "highlight"].sort();
  expect((await readdir(cache)).sort()).toEqual(expected);

  // In use, it is kept however old it is.
  await utimes(folder, longAgo, longAgo);
  expect(await compileFrame(options.root)).toEqual({ folder, isKept: true });
  await put(options.root, `${SITE}/src/route.js`, "changed");
  const next = await compileFrame(options.root);
  expect((await readdir(cache)).sort()).toEqual([...expected, basename(next.folder)].sort());
});

test("where Astro is not installed, it is told", async () => {
  const options = await repository();
  onTestFinished(() => remove(options));
  await put(options.root, "package-lock.json", "{}");
  await put(options.root, `${SITE}/src/route.js`, "");
  await expect(compileFrame(options.root)).rejects.toThrow("is not installed.\n  hint: run `npm ci`");
});

test("what Astro says of its progress is left out", () => {
  const output =
    "\u001b[2m12:00:01\u001b[22m [build] output: server\n12:00:02 [ERROR] [vite] broken\n\n  in /cache/compile-1/src/route.js\n";
  expect(failureText(output, "/cache/compile-1")).toBe(
    "The frame of the pages (scripts/docs/site) cannot be compiled:\n  12:00:02 [ERROR] [vite] broken\n    in scripts/docs/site/src/route.js",
  );
});
