import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import { REPOSITORY } from "../../scripts/lint/redocly-config.js";
import { SITE_URL, SUB_PATH } from "./harness/sub-path.js";

let root: string;
let files: string[];
const ids = new Map<string, ReadonlySet<string>>();

beforeAll(() => {
  root = join(inject("served"), SUB_PATH);
  files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
});

/** The links of a page, read from its text by other means than those that wrote them. */
function linksOfPage(html: string): string[] {
  const markup = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
  return [...markup.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
}

function linksOfMarkdown(markdown: string): string[] {
  const prose = markdown.replace(/^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1`*$/gm, "").replace(/(`+)(?:(?!\1)[\s\S])*?\1/g, "");
  return [...prose.matchAll(/\]\(<?([^)>\s]+)>?\)/g)].map(([, link = ""]) => link);
}

function idsOf(file: string): ReadonlySet<string> {
  const known = ids.get(file) ?? new Set([...readFileSync(file, "utf8").matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id));
  ids.set(file, known);
  return known;
}

/** Why a link of a file leads nowhere; undefined where it leads somewhere or to another host. */
function faultOf(file: string, link: string): string | undefined {
  if (/^(?!file:)[a-z][a-z+.-]*:/i.test(link) && !link.startsWith(SITE_URL)) return undefined;
  const [path = "", anchor = ""] = link.split("#");
  const decoded = decodeURIComponent(path);
  const target = link.startsWith(SITE_URL)
    ? join(root, decoded.slice(SITE_URL.length))
    : decoded.startsWith("/")
      ? join(inject("served"), decoded)
      : resolve(decoded === "" ? file : dirname(file), decoded === "" ? file : decoded);
  const found = target.endsWith("/") || (existsSync(target) && statSync(target).isDirectory()) ? join(target, "index.html") : target;
  if (!existsSync(found)) return "no such file";
  if (!found.startsWith(root)) return found.startsWith(REPOSITORY) ? undefined : "outside the repository";
  // Each anchor of a twin is one of its page.
  const page = found.replace(/\.md$/, ".html");
  return anchor === "" || !page.endsWith(".html") || idsOf(page).has(decodeURIComponent(anchor)) ? undefined : "no such place";
}

function faultsOf(extension: RegExp, linksOf: (text: string) => string[]): { links: number; faults: string[] } {
  const found = files
    .filter((file) => extension.test(file))
    .flatMap((file) => linksOf(readFileSync(file, "utf8")).map((link) => ({ file, link, fault: faultOf(file, link) })));
  const faults = found.flatMap(({ file, link, fault }) => (fault === undefined ? [] : [`${relative(root, file)}: ${link}: ${fault}`]));
  return { links: found.length, faults };
}

test("every link and anchor of every page leads somewhere", () => {
  const { links, faults } = faultsOf(/\.html$/, linksOfPage);
  expect(faults).toEqual([]);
  expect(links).toBeGreaterThan(20_000);
});

test("so do those of the twins, of llms.txt and of the whole in one text", () => {
  const { links, faults } = faultsOf(/\.(?:md|txt)$/, linksOfMarkdown);
  expect(faults).toEqual([]);
  expect(links).toBeGreaterThan(1_000);
});

test("and those of the site map, which names each page", () => {
  const { links, faults } = faultsOf(/sitemap\.xml$/, (text) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, link = ""]) => link));
  expect(faults).toEqual([]);
  expect(links).toBe(files.filter((file) => file.endsWith("index.html")).length);
});

test("a page leads to its source, its twin and the pages of its group", () => {
  const page = join(root, "access-groups/create-access-group/index.html");
  const links = linksOfPage(readFileSync(page, "utf8")).map((link) => resolve(dirname(page), link));
  expect(links).toContain(join(REPOSITORY, "spec/groups/access-groups/paths/v1@access-groups.yaml"));
  expect(links).toContain(join(dirname(page), "index.md"));
  expect(links).toContain(join(root, "access-groups/index.html"));
});
