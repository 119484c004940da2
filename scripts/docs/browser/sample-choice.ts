/** The key of the chosen language. */
const KEY = "sample";

/** Opens the samples of the language that the reader chose last, on this page or another. */
export function rememberSample(): void {
  for (const tab of document.querySelectorAll<HTMLDetailsElement>("details[data-sample]")) {
    if (tab.dataset["sample"] === stored()) tab.open = true;
    tab.querySelector("summary")?.addEventListener("click", () => store(tab.dataset["sample"] ?? ""));
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // The browser blocks storage.
    return null;
  }
}

function store(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // As above: the choice holds for this page.
  }
}
