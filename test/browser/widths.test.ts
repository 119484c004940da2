import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { main } from "../../scripts/docs/published/command.js";
import { emptyFolder } from "../harness/folders.js";
import { drawn, unfold, useSite } from "./harness/browser.js";
import { LONG_DOCUMENT } from "./harness/long-document.js";
import { SUB_PATH } from "./harness/sub-path.js";

const folder = emptyFolder();
const out = join(folder, SUB_PATH);
beforeAll(async () => {
  writeFileSync(join(folder, "long.json"), JSON.stringify(LONG_DOCUMENT));
  expect(await main([join(folder, "long.json"), "--out", out, "--quiet"])).toBe(0);
});
const site = useSite(() => folder);

/** Returns the elements that make a page wider than its window, or that are cut without a way to see the rest. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement: root } = document;
    if (root.scrollWidth <= innerWidth) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element.parentElement),
    );
    return [`${root.scrollWidth} px`, ...wide.map((element) => element.outerHTML.slice(0, 150)).slice(0, 8)];
  });
}

test.each([320, 375, 768, 1440].flatMap((width) => (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme }))))(
  "no page of long names and texts scrolls sideways with %j",
  async ({ width, colorScheme }) => {
    const pages = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("index.html"));
    expect(pages.length).toBeGreaterThan(9);
    const page = await site.visit("", { viewport: { width, height: 800 }, colorScheme });
    for (const path of pages) {
      await page.goto(site.address(path.replaceAll("\\", "/").replace(/index\.html$/, "")));
      await unfold(page);
      await drawn(page);
      expect(await tooWide(page), path.slice(0, 60)).toEqual([]);
    }
  },
);
