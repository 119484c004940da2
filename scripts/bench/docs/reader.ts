// A headless browser that opens a page as a reader does.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, type BrowserContextOptions, chromium, type Page, type Response } from "playwright-core";
import { installRuntimes } from "../../../test/runtimes/harness/install-runtimes.js";
import { withFolder } from "../workspace.js";

/** The cost and the content of a page. */
export interface Visit {
  /** Compressed bytes of all loaded files, and of the scripts. */
  gzip: number;
  scripts: number;
  outsideHosts: number;
  /** Milliseconds of processor time of the main thread: in total, and of its longest task. */
  mainThread: number;
  longestTask: number;
}

interface Trace {
  traceEvents: readonly { name: string; ph: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }[];
}

/** The page is loaded once its main thread takes less than `IDLE` in `PAUSE`, in milliseconds. */
const [PAUSE, IDLE] = [600, 3];

/** Requests to other hosts fail, but are counted. */
const FLAGS = ["--no-zygote", "--disable-gpu", "--disable-dev-shm-usage", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"];

/** Runs `use` with a browser, and closes it. */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const folder = join(await installRuntimes(() => undefined), "chromium");
  return withFolder(async (home) => {
    const env = { LD_LIBRARY_PATH: join(folder, "lib"), HOME: home, PATH: process.env["PATH"] ?? "" };
    const browser = await chromium.launch({ executablePath: join(folder, "chromium"), args: FLAGS, env });
    try {
      return await use(browser);
    } finally {
      await browser.close();
    }
  });
}

/** Returns the number of characters that a page shows without scripts. */
export function charactersWithoutScripts(browser: Browser, url: string): Promise<number> {
  return open(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(url, { waitUntil: "load" });
    return (await page.locator("body").innerText()).trim().length;
  });
}

/** Loads a page twice, since tracing, which finds the longest task, slows the page down. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const loads = await open(browser, {}, async (page) => {
    const hosts = new Set<string>();
    const responses: Response[] = [];
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    page.on("response", (response) => void responses.push(response));
    const mainThread = await loadUntilIdle(page, url);
    const sizes = responses.map(async (response) => gzipSync(await response.body(), { level: 9 }).length);
    const isScript = responses.map((response) => response.request().resourceType() === "script");
    const [all, scripts] = [await Promise.all(sizes), await Promise.all(sizes.filter((_, index) => isScript[index]))].map(sum);
    hosts.delete(new URL(url).host);
    // The host of `data:` URLs.
    hosts.delete("");
    return { gzip: all ?? NaN, scripts: scripts ?? NaN, outsideHosts: hosts.size, mainThread };
  });
  const longestTask = await open(browser, {}, async (page) => {
    await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "__metadata"] });
    await loadUntilIdle(page, url);
    return longestOf(JSON.parse((await browser.stopTracing()).toString()) as Trace);
  });
  return { ...loads, longestTask };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

async function open<Result>(browser: Browser, options: BrowserContextOptions, read: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US", ...options });
  try {
    return await read(await context.newPage());
  } finally {
    await context.close();
  }
}

async function loadUntilIdle(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const taken = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN) * 1000;
  };
  await page.goto(url, { waitUntil: "load" });
  for (let before = await taken(); ;) {
    await page.waitForTimeout(PAUSE);
    const now = await taken();
    if (now - before < IDLE) return now;
    before = now;
  }
}

/** Returns the longest task of the rendering threads. */
function longestOf({ traceEvents }: Trace): number {
  const threads = traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const drawing = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, ph, pid, tid }) => name === "RunTask" && ph === "X" && drawing.has(`${pid} ${tid}`));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
