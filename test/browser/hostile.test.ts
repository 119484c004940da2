import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DocsBuilder } from "../../scripts/docs/build.js";
import { parseOptions } from "../../scripts/docs/options.js";
import { DOCS_PARTS } from "../../scripts/docs/parts.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { drawn, unfold, useSite } from "./harness/browser.js";
import { hostileDocument } from "./harness/hostile-document.js";
import { searchResults } from "./harness/search.js";
import { SUB_PATH } from "./harness/sub-path.js";

const PAGES = ["", "things/", "things/create-thing/", "schemas/thing/", "errors/", "coverage/"];
const folder = mkdtempSync(join(tmpdir(), "hostile-"));
beforeAll(async () => {
  const parts = {
    ...DOCS_PARTS,
    readContract: () =>
      Promise.resolve({ document: hostileDocument(), sources: { operations: new Map(), schemas: new Map(), tags: new Map() } }),
    readGuides: () => Promise.resolve([]),
    // No emulator has the operations.
    recordResponses: (samples: Parameters<typeof DOCS_PARTS.recordResponses>[0]) => Promise.resolve(samples),
  };
  await new DocsBuilder(parseOptions(["--out", join(folder, SUB_PATH)], REPOSITORY), parts).build();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const site = useSite(() => folder);

/** What text alone never makes: elements and attributes that run or fetch, and links that are scripts. */
async function tracesIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = "ran" in globalThis ? ["a text was run"] : [];
    for (const element of document.querySelectorAll("*")) {
      const isForeign = element.matches("img, iframe:not(.try-it), object, embed, #codes, base, form:not(.try-page form), main script");
      if (isForeign) found.push(element.outerHTML.slice(0, 120));
      for (const { name, value } of element.attributes)
        if (/^on|^srcdoc|^autofocus/i.test(name) || (/^(href|src|action)$/.test(name) && /^\s*javascript:/i.test(value)))
          found.push(`${element.tagName} ${name}=${value}`);
    }
    return found;
  });
}

// Without the policy it is the pages alone that hold.
const reader = (): Promise<Page> => site.reader({ bypassCSP: true });

test.each(PAGES)("/%s: keeps all text of the contract as text", async (path) => {
  const page = await reader();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(site.address(path));
  await unfold(page);
  await drawn(page);
  expect(await tracesIn(page)).toEqual([]);
  expect(said).toEqual([]);
  if (path !== "coverage/") expect(await page.locator("body").innerText()).toContain("globalThis.ran");
});

test("keeps text as text in the search and the form", async () => {
  const page = await reader();
  await page.goto(site.address("things/create-thing/"));
  await page.keyboard.press("/");
  await page.keyboard.type("thing");
  await searchResults(page).first().waitFor();
  expect(await page.getByRole("dialog").innerText()).toContain("globalThis.ran");
  expect(await tracesIn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator(".route").getByRole("button", { name: "Try it" }).click();
  const form = page.frameLocator("iframe.try-it");
  await form.getByText("Optional parameters").click();
  expect(await form.locator("form").innerText()).toContain("globalThis.ran");
  const [, frame] = page.frames();
  expect(await frame?.evaluate(() => "ran" in globalThis)).toBe(false);
  expect(await form.locator("img, iframe, svg, script:not([src])").count()).toBe(0);
});
