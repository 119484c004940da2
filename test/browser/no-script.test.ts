import { expect, test } from "vitest";
import { useSite } from "./harness/browser.js";
import { KINDS, OPERATION } from "./harness/page-kinds.js";

const site = useSite();

test("shows all samples and responses, which unfold without JavaScript", async () => {
  const page = await site.visit(OPERATION, { javaScriptEnabled: false });
  const samples = await page.locator(".code-column pre").allTextContents();
  expect(samples.length).toBeGreaterThanOrEqual(4);
  for (const part of ["createAccessGroup(", `"/v1/access-groups"`, "curl", "accessGroupId"]) expect(samples.join("\n")).toContain(part);
  const curl = page.locator("[data-sample=curl]");
  expect(await curl.locator("pre").first().isVisible()).toBe(false);
  await curl.locator("summary").click();
  await expect.poll(() => curl.locator("pre").first().isVisible()).toBe(true);
});

test.each(KINDS)("%s: hides controls that need JavaScript", async (_, path) => {
  const page = await site.visit(path, { javaScriptEnabled: false });
  for (const dead of await page.locator("#_search, #try-it, #_theme, [data-copy]").all()) expect(await dead.isVisible()).toBe(false);
  expect(await page.locator("h1").isVisible()).toBe(true);
});

test.each([
  ["dark", (light: number) => light < 60],
  ["light", (light: number) => light > 220],
] as const)("uses the %s colour scheme of the system", async (colorScheme, isSo) => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await site.visit(OPERATION, { javaScriptEnabled, colorScheme });
    const [background, text] = await Promise.all([colour(page, "backgroundColor", "body"), colour(page, "color", "main p")]);
    expect(isSo(background)).toBe(true);
    expect(Math.abs(background - text)).toBeGreaterThan(120);
  }
});

async function colour(
  page: Awaited<ReturnType<typeof site.visit>>,
  property: "backgroundColor" | "color",
  selector: string,
): Promise<number> {
  const value = await page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property);
  const parts = (/rgba?\(([^)]*)\)/.exec(value)?.[1] ?? "").split(",").slice(0, 3).map(Number);
  expect(parts).toHaveLength(3);
  return (parts[0] ?? 0) * 0.3 + (parts[1] ?? 0) * 0.6 + (parts[2] ?? 0) * 0.1;
}

test("opens the menu and the contents on a narrow screen", async () => {
  const page = await site.visit(OPERATION, { javaScriptEnabled: false, viewport: { width: 320, height: 800 } });
  for (const [button, navigation, link] of [
    ["Menu", "Main", "List access groups"],
    ["On this page", "On this page", "Query parameters"],
  ] as const) {
    const entry = page.getByRole("navigation", { name: navigation }).getByRole("link", { name: link });
    expect(await entry.isVisible()).toBe(false);
    await page.getByRole("button", { name: button }).click();
    await expect.poll(() => entry.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
  }
});
