import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { drawn, type Scheme, unfold, useSite } from "./harness/browser.js";
import { KINDS, OPERATION } from "./harness/page-kinds.js";
import { searchResults } from "./harness/search.js";

const site = useSite();

/** What a page says in the console, which of its errors nobody caught, and what it asks for. */
function listenTo(page: Page): { said: string[]; asked: string[] } {
  const [said, asked]: [string[], string[]] = [[], []];
  page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => said.push(error.message));
  page.on("requestfailed", (request) => said.push(`${request.url()} could not be loaded`));
  page.on("response", (response) => response.ok() || said.push(`${response.url()}: ${response.status()}`));
  page.on("request", (request) => asked.push(request.url()));
  return { said, asked };
}

/**
 * Returns how much of the window moves until a page has loaded and its scripts have run, as the browser itself counts it. The least of
 * three loads counts: a busy machine may paint before the whole document has arrived, and a page that moves by itself moves each time.
 */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts: number[] = Object.assign(globalThis, { shifts: [] }).shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  let least = Infinity;
  for (let load = 0; load < 3 && least > 0; load++) {
    await page.goto(address);
    await drawn(page);
    const shift = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
    least = Math.min(least, shift);
  }
  return least;
}

/** The questions to other hosts. */
function foreign(asked: readonly string[], scheme: Scheme): string[] {
  const own = site.address("", scheme).replace(/index\.html$/, "");
  return asked.filter((url) => !url.startsWith(own) && !url.startsWith("data:"));
}

test.each(KINDS)("%s: loads without layout shift, errors or external requests, under a policy", async (_, path) => {
  const page = await site.reader();
  const { said, asked } = listenTo(page);
  expect(await shiftOf(page, site.address(path))).toBeLessThan(0.01);
  const head = page.locator("head > *").first();
  expect(await head.getAttribute("http-equiv")).toBe("Content-Security-Policy");
  const policy = (await head.getAttribute("content")) ?? "";
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+')*; /);
  expect(policy).toContain("connect-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/);
  await unfold(page);
  await drawn(page);
  expect(said).toEqual([]);
  expect(asked.length).toBeGreaterThan(2);
  expect(foreign(asked, "http")).toEqual([]);
});

// The page that a server shows at any address names its files from the host's root, which a folder of files does not have.
test.each(KINDS.filter(([, path]) => path !== "404.html"))(
  "%s: loads from a folder in a narrow window, without layout shift or errors",
  async (_, path) => {
    const page = await site.reader({ viewport: { width: 375, height: 800 } });
    const { said, asked } = listenTo(page);
    expect(await shiftOf(page, site.address(path, "file"))).toBeLessThan(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    expect(said).toEqual([]);
    expect(foreign(asked, "file")).toEqual([]);
  },
);

describe.each<Scheme>(["http", "file"])("from %s", (scheme) => {
  test("opens the search and the form without errors or external requests", async () => {
    const page = await site.reader();
    const { said, asked } = listenTo(page);
    await page.goto(site.address(OPERATION, scheme));
    await page.keyboard.press("/");
    await page.keyboard.type("webhook");
    await searchResults(page).first().waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".route").getByRole("button", { name: "Try it" }).click();
    await page.frameLocator("iframe").getByRole("button", { name: "Send" }).waitFor();
    expect(said).toEqual([]);
    expect(foreign(asked, scheme)).toEqual([]);
    expect(asked.filter((url) => url.includes("try.html"))).toHaveLength(1);
  });
});

test.each(["http", "file"] as const)("from %s: blocks injected scripts and connections", async (scheme) => {
  const page = await site.visit(OPERATION, { scheme });
  const refused: string[] = [];
  await page.exposeFunction("refused", (directive: string) => void refused.push(directive));
  const fetched = await page.evaluate(async () => {
    const report = (globalThis as unknown as { refused: (directive: string) => void }).refused;
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => report(effectiveDirective));
    const script = document.createElement("script");
    script.textContent = "document.title = 'run'";
    document.body.append(script);
    const holder = document.createElement("div");
    holder.innerHTML = `<img src="none" onerror="document.title = 'run'"><a id="trap" href="javascript:document.title = 'run'">x</a>`;
    document.body.append(holder);
    document.getElementById("trap")?.click();
    return fetch("http://127.0.0.1:9/").then(
      () => "connected",
      () => "refused",
    );
  });
  expect(fetched).toBe("refused");
  await expect.poll(() => refused).toEqual(expect.arrayContaining(["script-src-elem", "script-src-attr", "connect-src"]));
  expect(await page.title()).not.toBe("run");
});
