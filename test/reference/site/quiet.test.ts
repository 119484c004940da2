import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type Scheme, unfold, useSite } from "./support/browser.js";
import { KINDS, OPERATION } from "./support/page-kinds.js";
import { searchResults } from "./support/search.js";

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

describe.each<Scheme>(["http", "file"])("from %s", (scheme) => {
  // The page that a server shows at any address names its files from the host's root, which a folder of files does not have.
  test.each(KINDS.filter(([, path]) => scheme === "http" || path !== "404.html"))(
    "%s: no error, and no question to another host",
    async (_, path) => {
      const page = await site.reader();
      const { said, asked } = listenTo(page);
      await page.goto(site.address(path, scheme));
      await unfold(page);
      await page.waitForLoadState("networkidle");
      expect(said).toEqual([]);
      expect(asked.length).toBeGreaterThan(2);
      const own = site.address("", scheme).replace(/index\.html$/, "");
      expect(asked.filter((url) => !url.startsWith(own) && !url.startsWith("data:"))).toEqual([]);
    },
  );

  test("nor with the search and the form for trying opened", async () => {
    const page = await site.reader();
    const { said, asked } = listenTo(page);
    await page.goto(site.address(OPERATION, scheme));
    await page.keyboard.press("/");
    await page.keyboard.type("webhook");
    await searchResults(page).first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("Try it").click();
    await page.frameLocator("iframe").getByRole("button", { name: "Send" }).waitFor();
    expect(said).toEqual([]);
    const own = site.address("", scheme).replace(/index\.html$/, "");
    expect(asked.filter((url) => !url.startsWith(own) && !url.startsWith("data:"))).toEqual([]);
    expect(asked.filter((url) => url.includes("try.html"))).toHaveLength(1);
  });
});

test("an error would be heard, and so would a question to another host", async () => {
  const page = await site.open(OPERATION);
  const { said, asked } = listenTo(page);
  await page.evaluate(() => {
    const image = document.createElement("img");
    image.src = "none.png";
    document.body.append(image);
    setTimeout(() => {
      throw new Error("nobody catches this");
    });
    console.warn("heard");
  });
  await expect.poll(() => said).toContain("nobody catches this");
  expect(said).toContain("warning: heard");
  await expect.poll(() => asked).toContain(site.address(`${OPERATION}none.png`));
  await expect.poll(() => said).toContain(`${site.address(`${OPERATION}none.png`)}: 404`);
});
