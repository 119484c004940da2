// A browser without a window that opens a page as a reader does, and what that costs.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { installRuntimes } from "../../../test/runtimes/lib/install-runtimes.js";

/** What one load of a page came to. */
export interface Visit {
  /** Milliseconds of the processor that the page's main thread took. */
  mainThread: number;
  /** Those of the part of it that took longest without a break, in which nothing answers. */
  longestTask: number;
  /** Hosts that the page asked beside its own. */
  outsideHosts: readonly string[];
}

const FLAGS = [
  "--no-zygote",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  // Nobody else is asked, and what the page would have asked is known all the same.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

const VIEWPORT = { width: 1280, height: 800 };

/** How long the main thread has to have done next to nothing for the page to count as there, and how much that is; in milliseconds. */
const [QUIET, NOTHING] = [600, 3];

/** How long is waited for that at most, in milliseconds. */
const PATIENCE = 30_000;

const TASK_CATEGORY = "disabled-by-default-devtools.timeline";

/** A reader with a browser, who forgets between two pages. */
export class Reader {
  readonly #browser: Browser;
  readonly #home: string;

  private constructor(browser: Browser, home: string) {
    this.#browser = browser;
    this.#home = home;
  }

  static async start(progress: (text: string) => void): Promise<Reader> {
    const folder = join(await installRuntimes(progress), "chromium");
    const home = await mkdtemp(join(tmpdir(), "bench-reader-"));
    const browser = await chromium.launch({
      executablePath: join(folder, "chromium"),
      args: FLAGS,
      env: { LD_LIBRARY_PATH: join(folder, "lib"), HOME: home, PATH: process.env["PATH"] ?? "" },
    });
    return new Reader(browser, home);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await rm(this.#home, { recursive: true, force: true, maxRetries: 10 });
  }

  /** Loads a page until it asks for nothing more. */
  async load(url: string): Promise<void> {
    await this.#open({}, (page) => page.goto(url, { waitUntil: "networkidle" }));
  }

  /** Loads a page and waits until its main thread has nothing more to do. */
  async visit(url: string): Promise<Visit> {
    const outside = new Set<string>();
    const mainThread = await this.#open({}, async (page, context) => {
      page.on("request", (request) => {
        const { origin, host } = new URL(request.url());
        if (origin !== "null" && origin !== new URL(url).origin) outside.add(host);
      });
      return load(page, context, url);
    });
    return { mainThread, longestTask: await this.#longestTask(url), outsideHosts: [...outside].sort() };
  }

  /** The text that the page shows to a reader whose browser runs no scripts. */
  async textWithoutScripts(url: string): Promise<string> {
    return this.#open({ javaScriptEnabled: false }, async (page) => {
      await page.goto(url, { waitUntil: "load" });
      return page.locator("body").innerText();
    });
  }

  /** A load of its own: to be watched costs the page time. */
  async #longestTask(url: string): Promise<number> {
    return this.#open({}, async (page, context) => {
      await this.#browser.startTracing(page, { categories: [TASK_CATEGORY, "__metadata"] });
      await load(page, context, url);
      return longestOf(JSON.parse((await this.#browser.stopTracing()).toString()) as Trace);
    });
  }

  async #open<Result>(
    options: { javaScriptEnabled?: boolean },
    read: (page: Page, context: BrowserContext) => Promise<Result>,
  ): Promise<Result> {
    const context = await this.#browser.newContext({ viewport: VIEWPORT, ...options });
    try {
      return await read(await context.newPage(), context);
    } finally {
      await context.close();
    }
  }
}

/** Loads a page until its main thread has nothing more to do; gives the milliseconds of the processor that it took. */
async function load(page: Page, context: BrowserContext, url: string): Promise<number> {
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url, { waitUntil: "load" });
  return untilQuiet(page, async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN) * 1000;
  });
}

async function untilQuiet(page: Page, taken: () => Promise<number>): Promise<number> {
  const end = performance.now() + PATIENCE;
  for (let before = await taken(); ;) {
    await page.waitForTimeout(QUIET);
    const now = await taken();
    if (now - before < NOTHING || performance.now() > end) return now;
    before = now;
  }
}

interface Trace {
  traceEvents: readonly { name: string; ph: string; pid: number; tid: number; tdur?: number; dur?: number; args?: { name?: string } }[];
}

/** Of the threads that draw pages, the longest task by the thread's own clock, in milliseconds. */
function longestOf({ traceEvents }: Trace): number {
  const drawing = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, ph, pid, tid }) => name === "RunTask" && ph === "X" && drawing.has(`${pid} ${tid}`));
  return Math.max(...tasks.map(({ tdur, dur }) => tdur ?? dur ?? NaN)) / 1000;
}
