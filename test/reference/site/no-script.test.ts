import { expect, test } from "vitest";
import type { Field, OperationPage, Page, Shape } from "../../../scripts/docs/model/types.js";
import { contractSite } from "../browser/contract-site.js";
import { useSite } from "./support/browser.js";
import { KINDS, OPERATION } from "./support/page-kinds.js";
import { read } from "./support/contract.js";

const site = useSite();

const pages = contractSite().pages;
const shown = pages.filter((page): page is OperationPage => page.kind === "operation" && page.detail !== "index");
const schemas = pages.filter((page) => page.kind === "schema");

/** What a reader has to find of a shape, at any depth; a shape that is within itself is shown once. */
function namesIn(shape: Shape, depth = 0): string[] {
  if (depth > 8) return [];
  const inner = [...shape.variants.map((variant) => variant.shape), ...(typeof shape.further === "object" ? [shape.further] : [])];
  const values = shape.values.map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
  return [
    ...values,
    ...(shape.pattern === undefined ? [] : [shape.pattern.source]),
    ...shape.limits,
    ...shape.fields.flatMap((field) => namesOf(field, depth + 1)),
    ...inner.flatMap((each) => namesIn(each, depth + 1)),
  ];
}

function namesOf({ name, shape }: Field, depth: number): string[] {
  return [name, ...namesIn(shape, depth)];
}

function factsOf(page: Page): string[] {
  if (page.kind === "schema") return namesIn(page.shape);
  if (page.kind !== "operation") return [];
  const { parameters, requestBody, responses, errors } = page;
  const contents = [requestBody?.content ?? [], ...responses.map(({ content }) => content)].flat();
  return [
    page.template,
    page.functionName,
    page.module,
    ...[...parameters.path, ...parameters.query, ...parameters.header].flatMap((field) => namesOf(field, 0)),
    ...contents.flatMap(({ mediaType, shape }) => [mediaType, ...(shape === undefined ? [] : namesIn(shape))]),
    ...responses.map(({ status }) => status),
    ...errors.flatMap(({ status, errorClass }) => [status, errorClass ?? ""]),
  ];
}

test("what is looked for is much", () => {
  expect(shown.length).toBeGreaterThanOrEqual(15);
  expect(new Set(shown.flatMap(factsOf)).size).toBeGreaterThan(100);
});

test.each([...shown, ...schemas].map((page) => [page.path, page] as const))("without JavaScript %s tells all", async (path, page) => {
  const browserPage = await site.visit(path, { javaScriptEnabled: false });
  const text = ((await browserPage.locator("main").textContent()) ?? "").replace(/\s+/g, " ");
  expect(factsOf(page).filter((fact) => !text.includes(fact.replace(/\s+/g, " ")))).toEqual([]);
});

test("nor do samples, answers and examples need it: each is in the text, and what holds them opens", async () => {
  const page = await site.visit(OPERATION, { javaScriptEnabled: false });
  const samples = await page.locator(".samples pre").allTextContents();
  expect(samples.length).toBeGreaterThanOrEqual(4);
  for (const part of ["createAccessGroup(", `"/v1/access-groups"`, "curl", "accessGroupId"]) expect(samples.join("\n")).toContain(part);
  const curl = page.locator("details.sample", { hasText: "curl" }).last();
  expect(await curl.locator("pre").first().isVisible()).toBe(false);
  await curl.locator("summary").click();
  await expect.poll(() => curl.locator("pre").first().isVisible()).toBe(true);
});

test.each(KINDS)("%s: no control stands there that nothing answers to", async (_, path) => {
  const page = await site.visit(path, { javaScriptEnabled: false });
  for (const dead of await page.locator("#search, #try-it, starlight-theme-select, starlight-menu-button, [data-copy]").all()) {
    expect(await dead.isVisible()).toBe(false);
  }
  expect(await page.locator("h1").isVisible()).toBe(true);
});

test.each([
  ["dark", (light: number) => light < 60],
  ["light", (light: number) => light > 220],
] as const)("it is %s where the system is", async (colorScheme, isSo) => {
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

test("a narrow screen without JavaScript shows the side bar above the page, and no text is cut off", async () => {
  expect(read("assets/no-script.css")).toContain("max-width");
  const page = await site.visit(OPERATION, { javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
  expect(await page.getByRole("link", { name: "Access groups" }).first().isVisible()).toBe(true);
});
