import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOf } from "./harness/axe.js";
import { unfold, useSite } from "./harness/browser.js";
import { KINDS, OPERATION } from "./harness/page-kinds.js";
import { searchResults } from "./harness/search.js";

const site = useSite();
const NARROW = { width: 375, height: 800 };

// Rules whose outcome depends on the colours, or on the width.
const OF_COLOURS = ["color-contrast"];
const OF_WIDTH = ["scrollable-region-focusable", "target-size"];

async function inDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  return violationsOf(page, OF_COLOURS);
}

test.each(KINDS)("%s: passes axe in light, dark and narrow windows, without horizontal scrolling", async (_, path) => {
  const page = await site.visit(path, { colorScheme: "light" });
  await unfold(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await inDark(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  expect(await violationsOf(page, OF_WIDTH)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

test("passes axe in the search", async () => {
  const page = await site.visit(OPERATION, { colorScheme: "light" });
  await page.locator("#_search").click();
  await page.keyboard.type("access");
  await searchResults(page).first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await inDark(page)).toEqual([]);
});

// The form takes the colours that the page had when it was opened.
test.each(["light", "dark"] as const)("passes axe in the %s form, before and after sending", async (colorScheme) => {
  const page = await site.visit(OPERATION, { colorScheme });
  await page.locator(".route").getByRole("button", { name: "Try it" }).click();
  const form = page.frameLocator("iframe.try-it");
  await form.getByRole("button", { name: "Send" }).click();
  await form
    .getByText(/Could not read a response|in \d+ ms/)
    .first()
    .waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await form.getByLabel("Base URL").fill("javascript:alert(1)");
  await form.getByRole("button", { name: "Send" }).click();
  await form.getByText("Not sent").waitFor();
  expect(await violationsOf(page, OF_COLOURS)).toEqual([]);
});
