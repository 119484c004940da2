import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { type DocsServer, serveDocs } from "../../../scripts/docs/serve.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { PATIENCE } from "../../harness/patience.js";
import { SUB_PATH } from "./sub-path.js";

export type Scheme = "http" | "file";

export interface SiteBrowser {
  address(path: string, scheme?: Scheme): string;
  /** An empty page of a reader of their own, who has no history, no storage and no cookie; it is closed with the test. */
  reader(options?: BrowserContextOptions): Promise<Page>;
  open(path: string, options?: BrowserContextOptions & { scheme?: Scheme }): Promise<Page>;
  /** A page of the site, opened by the one reader that all tests of a file share: quicker, for tests that leave nothing behind. */
  visit(path: string, options?: BrowserContextOptions & { scheme?: Scheme }): Promise<Page>;
}

/** Connects to the browser and starts a server of the built site before the tests of a file, and ends both after. */
export function useSite(folder: () => string = () => inject("served")): SiteBrowser {
  let browser: Browser;
  let server: DocsServer;
  beforeAll(async () => {
    server = await serveDocs({ root: REPOSITORY, out: folder() }, 0);
    browser = await chromium.connect(inject("browser"));
  });
  const shared = new Map<string, BrowserContext>();
  afterEach(async () => {
    const kept = new Set(shared.values());
    const left = browser.contexts().flatMap((context): (BrowserContext | Page)[] => (kept.has(context) ? context.pages() : [context]));
    await Promise.all(left.map((each) => each.close()));
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  const address = (path: string, scheme: Scheme = "http"): string => {
    const [, place = "", rest = ""] = /^([^#?]*)(.*)$/s.exec(path) ?? [];
    if (scheme === "http") return `${server.url}${SUB_PATH}/${path}`;
    const file = place === "" || place.endsWith("/") ? `${place}index.html` : place;
    return `${pathToFileURL(join(folder(), SUB_PATH, file)).href}${rest}`;
  };
  const newContext = async (options: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    context.setDefaultTimeout(PATIENCE);
    return context;
  };
  const reader = async (options: BrowserContextOptions = {}): Promise<Page> => (await newContext(options)).newPage();
  return {
    address,
    reader,
    async open(path, { scheme = "http", ...options } = {}) {
      const page = await reader(options);
      await page.goto(address(path, scheme));
      return page;
    },
    async visit(path, { scheme = "http", ...options } = {}) {
      const key = JSON.stringify(options);
      const context = shared.get(key) ?? (await newContext(options));
      shared.set(key, context);
      const page = await context.newPage();
      await page.goto(address(path, scheme));
      return page;
    },
  };
}

/** Opens all that can be unfolded in the body of the page, tabs included. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details:not(#try-it)")) {
      details.removeAttribute("name");
      details.setAttribute("open", "");
    }
  });
}

/** Waits until the browser has drawn the page as its scripts left it. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}
