import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { referencePage } from "../../../scripts/lib/operation-doc.js";
import type { OperationModel } from "../../../scripts/lib/operations.js";
import { useSite } from "./support/browser.js";
import { contract, operations } from "./support/contract.js";
import { firstFields, timesSaid } from "./support/fields.js";
import { PAGE_KINDS } from "./support/page-kinds.js";
import { searchField, searchResults } from "./support/search.js";

/** How many pages the list of a search holds. */
const MOST = 20;

const site = useSite();
let page: Page;

/** The addresses of what a search lists, best first. */
async function find(query: string): Promise<string[]> {
  await searchField(page).fill(query);
  await expect.poll(() => page.locator("dialog [role=status]").textContent()).toMatch(/\d results?$/);
  return searchResults(page).evaluateAll((options) => options.map((option) => (option as HTMLAnchorElement).href));
}

/** The operations that the contract shows, and as many of the others from all over it. */
function chosenOperations(): readonly OperationModel[] {
  const all = operations();
  const indexed = all.filter(({ detail, path }) => detail === "index" && path.includes("{"));
  return [...all.filter(({ detail }) => detail !== "index"), ...indexed.filter((_, at) => at % Math.floor(indexed.length / 15) === 0)];
}

function addressOf(operation: OperationModel): string {
  return site.address(`${referencePage(operation)}/index.html`);
}

describe("a search", () => {
  beforeEach(async () => {
    page = await site.visit(PAGE_KINDS.guide);
    await page.keyboard.press("/");
    await searchField(page).waitFor();
  });

  test("by its ID, and by its method and path, finds each of 30 operations first", async () => {
    const chosen = chosenOperations();
    expect(chosen.length).toBeGreaterThanOrEqual(30);
    for (const operation of chosen) {
      for (const query of [operation.name, `${operation.method.toUpperCase()} ${operation.path}`]) {
        expect((await find(query))[0], query).toBe(addressOf(operation));
      }
    }
  });

  // No list of 20 can hold all of 82 operations that say `idOrName`: of such a field a reader has to say what it is a field of.
  test("by the first field of its path, body and answer finds each of them that has one, by a common field together with the summary", async () => {
    const document = contract();
    const all = operations();
    const asked = chosenOperations().flatMap((operation) =>
      firstFields(document, operation).map((field) => ({ operation, field, isCommon: timesSaid(document, all, field) > MOST })),
    );
    expect(new Set(asked.map(({ operation }) => operation)).size).toBeGreaterThanOrEqual(25);
    for (const isCommon of [true, false]) expect(asked.filter((each) => each.isCommon === isCommon).length).toBeGreaterThanOrEqual(15);
    for (const { operation, field, isCommon } of asked) {
      const query = isCommon ? `${field} ${operation.operation.summary ?? ""}` : field;
      expect(await find(query), `${operation.name}: ${query}`).toContain(addressOf(operation));
    }
  });

  test.each([
    ["membersToRemove", "access-groups/update-access-group/"],
    ["membersToAdd", "access-groups/create-access-group/"],
    ["projectsMetadata", "webhooks/list-webhooks/"],
    ["refresh_token", "sso-token-exchange/exchange-sso-token/"],
    ["accessGroupId", "access-groups/read-access-group/"],
    ["teamPermissions", "access-groups/read-access-group/"],
    ["search", "access-groups/list-access-groups/"],
  ])("by the field %s finds %s", async (field, path) => {
    expect(await find(field)).toContain(site.address(`${path}index.html`));
  });

  test("finds guides, schemas and tags by a word, and says where it finds nothing", async () => {
    expect(await find("cursor")).toContain(site.address("guides/pagination/index.html"));
    expect((await find("WebhookList"))[0]).toBe(site.address("schemas/webhook-list/index.html"));
    expect(await find("artifacts")).toContain(site.address("artifacts/index.html"));
    await searchField(page).fill("qqqqxxzz");
    await expect.poll(() => page.locator("dialog [role=status]").textContent()).toBe("Nothing found.");
  });
});

describe("with the keyboard alone", () => {
  test.each(["http", "file"] as const)("from %s: `/`, a name, arrows and Enter arrive at the page", async (scheme) => {
    const page = await site.visit("", { scheme });
    await page.keyboard.press("/");
    await page.keyboard.type("project of an access group");
    await searchResults(page).nth(1).waitFor();
    const wanted = await searchResults(page).nth(1).getAttribute("href");
    await page.keyboard.press("ArrowDown");
    const field = searchField(page);
    expect(await field.getAttribute("aria-activedescendant")).toBe(await searchResults(page).nth(1).getAttribute("id"));
    expect(await page.getByRole("dialog").getByRole("option", { selected: true }).getAttribute("href")).toBe(wanted);
    await Promise.all([page.waitForURL(wanted ?? ""), page.keyboard.press("Enter")]);
    expect(await page.locator("h1").count()).toBe(1);
  });

  test("Escape closes the search and gives the focus back; `/` is typed where one types", async () => {
    const page = await site.visit("");
    const active = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? "");
    await page.locator("#search").focus();
    await page.keyboard.press("Enter");
    await searchField(page).waitFor();
    await page.keyboard.type("a/b");
    await expect.poll(() => searchField(page).inputValue()).toBe("a/b");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(active).toBe("search");
    await page.keyboard.press("Control+k");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
  });

  test("the first stop skips to the content, and each stop of a page can be seen and has a name", async () => {
    const page = await site.visit(PAGE_KINDS.operation);
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).hash).toBe("#_top");
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
    // What was skipped is skipped.
    expect(stops[0]?.inMain).toBe(true);
  });
});
