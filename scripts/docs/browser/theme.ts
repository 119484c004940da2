/** The storage key of the reader's choice, `light` or `dark`. */
export const THEME_KEY = "theme";

/** Applies and stores the theme that a reader chooses. `auto` follows the system and removes the stored theme. */
export function enableThemeSelect(): void {
  const select = document.querySelector<HTMLSelectElement>("#_theme");
  if (select === null) return;
  const { dataset } = document.documentElement;
  select.value = dataset["theme"] ?? "auto";
  select.addEventListener("change", () => {
    if (select.value === "auto") delete dataset["theme"];
    else dataset["theme"] = select.value;
    try {
      if (select.value === "auto") localStorage.removeItem(THEME_KEY);
      else localStorage.setItem(THEME_KEY, select.value);
    } catch {
      // The browser may refuse storage. The choice then applies to this page only.
    }
  });
}
