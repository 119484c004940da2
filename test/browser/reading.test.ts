import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { unfold, useSite } from "./harness/browser.js";
import { KINDS, OPERATION } from "./harness/page-kinds.js";

const site = useSite();

const isOpen = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((name) => {
    for (let place = document.getElementById(name)?.parentElement; place; place = place.parentElement)
      if (place instanceof HTMLDetailsElement && !place.open) return false;
    return true;
  }, id);

test.each(["http", "file"] as const)("from %s: unfolds, shows and focuses a nested field named in the URL", async (scheme) => {
  const first = await site.open(OPERATION, { scheme });
  const nested = await first
    .locator("main details [id]")
    .evaluateAll((places) => places.map(({ id }) => id).filter((id) => id.includes("role")));
  const id = nested[0] ?? "";
  expect(await isOpen(first, id)).toBe(false);
  const page = await site.open(`${OPERATION}#${encodeURIComponent(id)}`, { scheme });
  await expect.poll(() => isOpen(page, id)).toBe(true);
  const place = page.locator(`[id="${id}"]`);
  await expect.poll(async () => (await place.boundingBox())?.y ?? Infinity).toBeLessThan(800);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
  // Also where the address changes on the page.
  const other = await site.open(OPERATION, { scheme });
  await other.evaluate((hash) => (location.hash = hash), id);
  await expect.poll(() => isOpen(other, id)).toBe(true);
});

test("links each field to itself", async () => {
  const page = await site.visit(OPERATION);
  const links = await page
    .locator(".field-name")
    .evaluateAll((names) => names.map((name) => [(name as HTMLAnchorElement).hash, name.closest("li")?.id]));
  expect(links.length).toBeGreaterThan(10);
  for (const [hash = "", id] of links) expect(decodeURIComponent(hash)).toBe(`#${id ?? ""}`);
});

// Chromium by itself opens what a named place is in, not what is named: without the site's script this fails.
test("unfolds a section that the URL names", async () => {
  const page = await site.open(`${OPERATION}#try-it`);
  await page.frameLocator("iframe.try-it").getByRole("button", { name: "Send" }).waitFor();
  expect(await page.locator("#try-it").evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
});

test.each(["request-body", "body.projects", "try-it"])("draws at most one box around #%s", async (id) => {
  const page = await site.open(`${OPERATION}#${id}`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const hasOutline = outlineStyle !== "none" && outlineWidth !== "0px";
      return hasOutline || (boxShadow !== "none" && element.matches(":target, :focus")) ? [element.outerHTML.slice(0, 60)] : [];
    }),
  );
  expect(boxes.length).toBeLessThanOrEqual(1);
});

test("copies exactly the text beside each copy button", async () => {
  const page = await site.open(OPERATION, { permissions: ["clipboard-read", "clipboard-write"] });
  await unfold(page);
  const buttons = await page.locator("button[data-copy]").all();
  expect(buttons.length).toBeGreaterThan(5);
  for (const button of buttons) {
    await button.click();
    const shown = await button.evaluate((element) => element.parentElement?.querySelector("pre, code")?.textContent ?? "");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    await expect.poll(() => button.textContent()).toBe("Copied");
  }
  const first = await page
    .locator("[data-sample] button[data-copy]")
    .first()
    .evaluate((button) => button.parentElement?.textContent);
  expect(first).toContain(`import {\n  createAccessGroup,`);
});

test("keeps the chosen theme on other pages", async () => {
  const page = await site.open(OPERATION, { colorScheme: "light" });
  const look = (): Promise<string> => page.evaluate(() => document.documentElement.dataset["theme"] ?? "");
  expect(await look()).toBe("");
  await page.getByLabel("Theme").selectOption("dark");
  expect(await look()).toBe("dark");
  await page.goto(site.address("guides/quickstart/"));
  expect(await look()).toBe("dark");
  expect(await page.getByLabel("Theme").inputValue()).toBe("dark");
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toMatch(/rgb\(\d\d, \d\d, \d\d\)/);
  await page.getByLabel("Theme").selectOption("auto");
  await page.reload();
  expect(await look()).toBe("");
});

test("scrolls the side bar to the entry of the page", async () => {
  const page = await site.open("schemas/webhook/");
  const entry = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
  await expect.poll(async () => (await entry.boundingBox())?.y ?? Infinity).toBeLessThan(800);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("aligns the methods and the titles of the side bar", async () => {
  const page = await site.visit("unversioned-and-observability-extras/", { viewport: { width: 1440, height: 900 } });
  for (const part of [".method", "span:not(.method)"]) {
    const starts = await page
      .locator(`.side-bar a:has(.method) > ${part}`)
      .evaluateAll((places) => places.map((place) => place.getBoundingClientRect().x));
    expect(starts.length).toBeGreaterThan(5);
    expect(new Set(starts).size).toBe(1);
  }
});

/** The identifiers of the code of a page that stand in two lines, and the blocks of code that scroll sideways. */
async function brokenOn(page: Page): Promise<string[]> {
  await unfold(page);
  return page.evaluate(() => {
    const broken = [...document.querySelectorAll("pre")].filter((pre) => pre.scrollWidth > pre.clientWidth).map(() => "a scroll bar");
    for (const code of document.querySelectorAll("main code:not(pre code, .pattern), .type a, .side-bar a, .field-name")) {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const { 0: name, index } of text.data.matchAll(/[\w$-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + name.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          if (lines.size > 1) broken.push(name);
        }
      }
    }
    return broken;
  });
}

test.each(KINDS)("%s: breaks no identifier and scrolls no code sideways, at any width", async (_, path) => {
  for (const width of [375, 768, 1440, 1920]) {
    const page = await site.visit(path, { viewport: { width, height: 900 } });
    expect(await brokenOn(page), String(width)).toEqual([]);
    await page.close();
  }
});

test("copies the page as Markdown, and a link to it", async () => {
  const page = await site.open(OPERATION, { permissions: ["clipboard-read", "clipboard-write"] });
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy page" }).click();
  await expect.poll(copied).toMatch(/^# Create an access group\n/);
  expect(await page.locator("iframe").count()).toBe(0);
  await page.goto(site.address(`${OPERATION}#request-body`));
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(copied).toBe(site.address(OPERATION));
  expect(await page.getByRole("link", { name: "Markdown" }).getAttribute("href")).toBe("index.md");
});

test("fits the site title on a narrow screen, and closes the contents after a click", async () => {
  const page = await site.open(OPERATION, { viewport: { width: 320, height: 800 } });
  const title = await page.locator(".site-title").boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual(0);
  expect((title?.y ?? 0) + (title?.height ?? Infinity)).toBeLessThanOrEqual((await page.locator("header").boundingBox())?.height ?? 0);
  await page.getByRole("button", { name: "On this page" }).click();
  const entry = page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Errors" });
  await entry.click();
  await expect.poll(() => entry.isVisible()).toBe(false);
  await expect.poll(async () => (await page.locator("#errors").boundingBox())?.y ?? 0).toBeGreaterThan(96);
});

test("prints everything unfolded, without controls", async () => {
  const page = await site.open(OPERATION);
  const folded = page.locator("main details:not(#try-it) pre, main details:not(#try-it) p");
  expect(await folded.count()).toBeGreaterThan(5);
  const hiddenOf = (): Promise<number> =>
    folded.evaluateAll((places) => places.filter((place) => !place.checkVisibility({ contentVisibilityAuto: true })).length);
  expect(await hiddenOf()).toBeGreaterThan(5);
  await page.emulateMedia({ media: "print" });
  // The browser lays out what a style unfolds with its next frame, not with the style.
  await expect.poll(hiddenOf).toBe(0);
  for (const place of await page.locator("header button, .theme, nav, [data-copy], #try-it").all())
    expect(await place.isVisible()).toBe(false);
  const ink = await page
    .locator("main .prose p")
    .first()
    .evaluate((element) => getComputedStyle(element).color);
  expect(ink).toMatch(/^rgb\((\d{1,2}), (\d{1,2}), (\d{1,2})\)$/);
});

test("loads at most 25 kB for an operation, 5 kB of it scripts", async () => {
  const page = await site.reader();
  const sizes = new Map<string, number>();
  const pending: Promise<void>[] = [];
  page.on("response", (response) => {
    if (!response.url().startsWith("data:"))
      pending.push(response.body().then((body) => void sizes.set(response.url(), gzipSync(body, { level: 9 }).length)));
  });
  await page.goto(site.address(OPERATION));
  await Promise.all(pending);
  const sum = (of: RegExp): number => [...sizes].filter(([url]) => of.test(url)).reduce((total, [, size]) => total + size, 0);
  expect(sizes.size).toBe(3);
  expect(sum(/\.js$/)).toBeGreaterThan(1_000);
  expect(sum(/\.js$/)).toBeLessThanOrEqual(5_000);
  expect(sum(/./)).toBeLessThanOrEqual(25_000);
  // The search and the form for trying come when they are asked for.
  expect([...sizes.keys()].join()).not.toMatch(/search|try/);
});

test("opens the samples of the variant of a body that the reader opens", async () => {
  const page = await site.open("sso-token-exchange/exchange-sso-token/");
  const sample = page.locator(".card [data-variant=RefreshTokenGrant]");
  expect(await sample.getAttribute("open")).toBe(null);
  await page.locator(".rest [data-variant=RefreshTokenGrant] > summary").first().click();
  await expect.poll(() => sample.getAttribute("open")).toBe("");
  await expect.poll(() => sample.locator("pre").first().textContent()).toContain("refreshTokens(");
});

test("keeps the chosen language of the samples on other pages", async () => {
  const page = await site.open(OPERATION);
  await page.locator("[data-sample=curl] > summary").click();
  await page.goto(site.address("artifacts/read-artifact/"));
  const open = page.locator("details[data-sample][open]");
  await expect.poll(() => open.count()).toBe(1);
  expect(await open.locator("pre").textContent()).toMatch(/^curl /);
  expect(await open.locator("pre").isVisible()).toBe(true);
});

test.each([
  { width: 1440, place: "beside the parameters" },
  { width: 1024, place: "between the description and the parameters" },
])("shows the samples at a width of $width px $place", async ({ width }) => {
  const page = await site.visit(OPERATION, { viewport: { width, height: 900 } });
  const boxes = await Promise.all([".code-column", ".lead", ".rest"].map((part) => page.locator(part).boundingBox()));
  const [code, lead, rest] = boxes.map((box) => box ?? { x: NaN, y: NaN });
  if (width > 1200) expect(code?.x).toBeGreaterThan((rest?.x ?? NaN) + 300);
  else expect([lead?.y, code?.y, rest?.y]).toEqual([lead?.y, code?.y, rest?.y].toSorted((a = NaN, b = NaN) => a - b));
});

test("leaves the side bar where the reader scrolled it, if the entry is in view", async () => {
  const page = await site.open("storage/");
  const bar = page.getByRole("navigation", { name: "Main" });
  const scrolled = await bar.evaluate((element) => (element.scrollTop -= 60));
  await bar.getByRole("link", { name: "Drains", exact: true }).click();
  await page.waitForURL(/drains/);
  await expect.poll(() => bar.evaluate(({ scrollTop }) => scrollTop)).toBe(scrolled);
});
