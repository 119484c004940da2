import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { unfold, useSite } from "./support/browser.js";
import { KINDS, OPERATION } from "./support/page-kinds.js";
import { searchResults } from "./support/search.js";

const site = useSite();
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

/** What axe finds wrong with a page and the frames in it, with where and why. */
async function violationsOf(page: Page): Promise<string[]> {
  // By the debugger, which the policies of the pages do not hold. A frame without an axe of its own would be passed over in silence.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(AXE);
  }
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    // Without it most of the time goes into naming the places where nothing is wrong.
    return (await axe.run({ resultTypes: ["violations"] })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary ?? ""}`),
  );
}

const WIDE = { width: 1280, height: 800 };

const LOOKS = {
  light: { colorScheme: "light", viewport: WIDE },
  narrow: { colorScheme: "light", viewport: { width: 375, height: 800 } },
  dark: { colorScheme: "dark", viewport: WIDE },
} as const;

/** What a check finds in each look of one page, by the name of the look. A page that did not change with the system would end the test. */
async function inEachLook<T>(page: Page, check: () => Promise<T>): Promise<Record<string, T>> {
  const found: Record<string, T> = {};
  for (const [name, { colorScheme, viewport }] of Object.entries(LOOKS)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset["theme"])).toBe(colorScheme);
    found[name] = await check();
  }
  return found;
}

const nothing = (value: unknown): Record<string, unknown> => Object.fromEntries(Object.keys(LOOKS).map((name) => [name, value]));

test.each(KINDS)(
  "%s: axe finds nothing with all unfolded, light, dark and narrow, and nothing is wider than the window",
  async (_, path) => {
    const page = await site.visit(path);
    await unfold(page);
    const found = await inEachLook(page, async () => ({
      violations: await violationsOf(page),
      isTooWide: await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
    }));
    expect(found).toEqual(nothing({ violations: [], isTooWide: false }));
  },
);

test("nor does it in the search", async () => {
  const page = await site.visit(OPERATION);
  await page.locator("#search").click();
  await page.keyboard.type("access");
  await searchResults(page).first().waitFor();
  expect(await inEachLook(page, () => violationsOf(page))).toEqual(nothing([]));
});

// The form takes the colours that the page had when it was opened.
test.each(Object.entries(LOOKS))("nor, %s, in the form for trying and what it answers", async (_, look) => {
  const page = await openForm(look);
  expect(await violationsOf(page)).toEqual([]);
  const form = page.frameLocator("iframe.try-it");
  await form.getByLabel("Base URL").fill("javascript:alert(1)");
  await form.getByRole("button", { name: "Send" }).click();
  await form.getByText("Not sent").waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

async function openForm(look: (typeof LOOKS)[keyof typeof LOOKS]): Promise<Page> {
  const page = await site.visit(OPERATION, look);
  await page.getByText("Try it").click();
  const form = page.frameLocator("iframe.try-it");
  await form.getByRole("button", { name: "Send" }).click();
  await form
    .getByText(/No answer|in \d+ ms/)
    .first()
    .waitFor();
  return page;
}

test("axe would find what is wrong, in a page and in the form within it", async () => {
  const page = await openForm(LOOKS.light);
  for (const frame of page.frames()) {
    await frame.evaluate(() => {
      const text = document.createElement("p");
      text.textContent = "hardly to be read";
      text.style.cssText = "color: #eee; background: #fff";
      document.querySelector("main")?.append(text, document.createElement("button"));
    });
  }
  const found = await violationsOf(page);
  const inForm = found.filter((violation) => violation.includes(": iframe"));
  const inPage = found.filter((violation) => !inForm.includes(violation));
  for (const part of [inPage, inForm]) {
    expect(part.map((violation) => violation.split(":")[0])).toEqual(expect.arrayContaining(["button-name", "color-contrast"]));
  }
});
