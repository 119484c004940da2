import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { unfold, useSite } from "./harness/browser.js";
import { OPERATION } from "./harness/page-kinds.js";

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

test.each(["access-groups/", "domains-registrar/", "unversioned-and-observability-extras/"])(
  "keeps each entry of the side bar of %s on one line in a window of 1440 px, with the whole text as tooltip",
  async (path) => {
    const page = await site.visit(path, { viewport: { width: 1440, height: 900 } });
    const entries = await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link")
      .evaluateAll((links) =>
        (links as HTMLElement[]).map((link) => ({ title: link.title, text: link.innerText, height: link.clientHeight })),
      );
    expect(entries.length).toBeGreaterThan(40);
    expect(entries.filter(({ title, text }) => title !== text.replace(/\s+/g, " "))).toEqual([]);
    expect(entries.filter(({ height }) => height > 32)).toEqual([]);
    const starts = await page
      .locator(".side-bar a > .method")
      .evaluateAll((methods) => methods.map((each) => each.getBoundingClientRect().x));
    expect(new Set(starts).size).toBe(1);
  },
);

test.each([320, 1440])("shows the whole import of an operation in a window of %i px", async (width) => {
  const page = await site.visit("domains-registrar/read-domain-contact-verification/", { viewport: { width, height: 900 } });
  const code = page.locator(".import code");
  expect(await code.evaluate((element) => [element.scrollWidth - element.clientWidth, getComputedStyle(element).textOverflow])).toEqual([
    0,
    "clip",
  ]);
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
  await bar.getByRole("link", { name: "Teams", exact: true }).click();
  await page.waitForURL(/teams/);
  await expect.poll(() => bar.evaluate(({ scrollTop }) => scrollTop)).toBe(scrolled);
});
