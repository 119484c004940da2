import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { unfold, useSite } from "./support/browser.js";
import { KINDS, OPERATION } from "./support/page-kinds.js";
import { searchResults } from "./support/search.js";

const site = useSite();
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

/** What axe finds wrong with a page, with where and why. */
async function violationsOf(page: Page): Promise<string[]> {
  // By the debugger, which the policy of the page does not hold.
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary ?? ""}`),
  );
}

const LOOKS = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  narrow: { colorScheme: "light", viewport: { width: 375, height: 800 } },
} as const;

describe.each(Object.entries(LOOKS))("%s", (_, look) => {
  test.each(KINDS)("%s: axe finds nothing with all unfolded", async (_kind, path) => {
    const page = await site.open(path, look);
    await unfold(page);
    expect(await violationsOf(page)).toEqual([]);
    // Nothing makes the page wider than the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test("nor in the search, nor in the form for trying", async () => {
    const page = await site.open(OPERATION, look);
    await page.getByText("Try it").click();
    const frame = page.frameLocator("iframe");
    await frame.getByRole("button", { name: "Send" }).click();
    await frame
      .getByText(/No answer|in \d+ ms|Not sent/)
      .first()
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator("#search").click();
    await page.keyboard.type("access");
    await searchResults(page).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test("axe would find what is wrong", async () => {
  const page = await site.open(OPERATION);
  await page.evaluate(() => {
    const text = document.createElement("p");
    text.textContent = "hardly to be read";
    text.style.cssText = "color: #eee; background: #fff";
    document.querySelector("main")?.append(text, document.createElement("button"));
  });
  const found = await violationsOf(page);
  expect(found.map((violation) => violation.split(":")[0])).toEqual(expect.arrayContaining(["button-name", "color-contrast"]));
});
