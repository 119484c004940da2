import type { Locator, Page } from "playwright-core";

/** The dialog of the search: the theme's own list of looks is a combobox too. */
export function searchField(page: Page): Locator {
  return page.getByRole("dialog").getByRole("combobox");
}

export function searchResults(page: Page): Locator {
  return page.getByRole("dialog").getByRole("option");
}
