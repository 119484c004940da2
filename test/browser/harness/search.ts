import type { Locator, Page } from "playwright-core";

/** The field of the search: the select of the theme is a combobox too. */
export function searchField(page: Page): Locator {
  return page.getByRole("dialog").getByRole("combobox");
}

export function searchResults(page: Page): Locator {
  return page.getByRole("dialog").getByRole("option");
}
