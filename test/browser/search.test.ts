import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { useSite } from "./harness/browser.js";
import { PAGE_KINDS } from "./harness/page-kinds.js";
import { searchField, searchResults } from "./harness/search.js";

const site = useSite();
let page: Page;

async function find(query: string): Promise<string[]> {
  await searchField(page).fill(query);
  await expect.poll(() => page.locator("dialog [role=status]").textContent()).toMatch(/\d results?$/);
  return searchResults(page).evaluateAll((options) => options.map((option) => (option as HTMLAnchorElement).href));
}

describe("search", () => {
  beforeEach(async () => {
    page = await site.visit(PAGE_KINDS.guide);
    await page.keyboard.press("/");
    await searchField(page).waitFor();
  });

  test("finds guides, schemas and tags by a word, and reports no results", async () => {
    expect(await find("cursor")).toContain(site.address("guides/pagination/index.html"));
    expect((await find("WebhookList"))[0]).toBe(site.address("schemas/webhook-list/index.html"));
    expect(await find("artifacts")).toContain(site.address("artifacts/index.html"));
    await searchField(page).fill("qqqqxxzz");
    await expect.poll(() => page.locator("dialog [role=status]").textContent()).toMatch(/^No results/);
  });
});

test.each([320, 768])("wraps long results in a window of %i px, and keeps the field in view", async (width) => {
  const page = await site.visit(PAGE_KINDS.guide, { viewport: { width, height: 600 } });
  await page.keyboard.press("/");
  await page.keyboard.type("experimentation");
  await searchResults(page).nth(4).waitFor();
  await page.keyboard.press("ArrowUp");
  const dialog = page.getByRole("dialog");
  expect(await dialog.evaluate(({ scrollWidth, clientWidth, scrollTop }) => [scrollWidth <= clientWidth, scrollTop > 0])).toEqual([
    true,
    true,
  ]);
  const [field, last, frame] = await Promise.all([searchField(page), searchResults(page).last(), dialog].map((part) => part.boundingBox()));
  expect(field?.y).toBeGreaterThanOrEqual(frame?.y ?? Infinity);
  expect((last?.y ?? Infinity) + (last?.height ?? Infinity)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
  // The only wrapped texts are those with a place for a break.
  const broken = await searchResults(page).evaluateAll((options) =>
    options
      .flatMap((option) =>
        [...option.querySelectorAll(".search-call")].flatMap(({ childNodes }) =>
          [...childNodes].filter((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            return text instanceof Text && !text.data.includes(" ") && range.getClientRects().length > 1;
          }),
        ),
      )
      .map((text) => text.textContent),
  );
  expect(broken).toEqual([]);
});

test("shows the whole placeholder in a window of 320 px", async () => {
  const page = await site.visit(PAGE_KINDS.guide, { viewport: { width: 320, height: 600 } });
  await page.keyboard.press("/");
  const spare = await searchField(page).evaluate((field: HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (canvas === null) throw new Error("The browser has no canvas.");
    canvas.font = font;
    return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - canvas.measureText(field.placeholder).width;
  });
  expect(spare).toBeGreaterThanOrEqual(0);
});

test.each(["http", "file"] as const)("keyboard from %s: opens a result with `/`, typing, an arrow key and Enter", async (scheme) => {
  const page = await site.visit("", { scheme });
  await page.keyboard.press("/");
  await page.keyboard.type("project of an access group");
  await searchResults(page).nth(1).waitFor();
  const wanted = await searchResults(page).nth(1).getAttribute("href");
  await page.keyboard.press("ArrowDown");
  const field = searchField(page);
  await field.dispatchEvent("keydown", { key: "ArrowDown", isComposing: true });
  expect(await field.getAttribute("aria-activedescendant")).toBe(await searchResults(page).nth(1).getAttribute("id"));
  expect(await page.getByRole("dialog").getByRole("option", { selected: true }).getAttribute("href")).toBe(wanted);
  await Promise.all([page.waitForURL(wanted ?? ""), page.keyboard.press("Enter")]);
  expect(await page.locator("h1").count()).toBe(1);
});

test("keyboard closes the search with Escape, restores the focus, and types `/` in the field", async () => {
  const page = await site.visit("");
  const active = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? "");
  await page.locator("#_search").focus();
  await page.keyboard.press("Enter");
  await searchField(page).waitFor();
  await page.keyboard.type("a/b");
  await expect.poll(() => searchField(page).inputValue()).toBe("a/b");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect.poll(active).toBe("_search");
  await page.keyboard.press("Control+k");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
});

test("keyboard skips to the content, and shows the focus on named elements only", async () => {
  const page = await site.visit(PAGE_KINDS.operation);
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).hash).toBe("#_top");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("_top");
  const stops: { name: string; outline: boolean; inMain: boolean }[] = [];
  for (let count = 0; count < 12; count++) {
    await page.keyboard.press("Tab");
    stops.push(
      await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        const name = element.getAttribute("aria-label") ?? element.innerText;
        return { name, outline: outlineStyle !== "none" || boxShadow !== "none", inMain: element.closest("main") !== null };
      }),
    );
  }
  expect(stops.filter(({ name, outline }) => name.trim() === "" || !outline)).toEqual([]);
  expect(stops[0]?.inMain).toBe(true);
});
