import type { Locator, Page } from "playwright-core";

/** The field of the search: the select of the theme is a combobox too. */
export const searchField = (page: Page): Locator => page.getByRole("dialog").getByRole("combobox");
export const searchResults = (page: Page): Locator => page.getByRole("dialog").getByRole("option");
