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

/** Opens the samples of the variant of the request body that the reader opens, and the reverse. */
export function followVariants(): void {
  const tabs = [...document.querySelectorAll<HTMLDetailsElement>("details[data-variant]")];
  for (const tab of tabs)
    tab.addEventListener("toggle", () => {
      if (!tab.open) return;
      for (const other of tabs) if (other !== tab && other.dataset["variant"] === tab.dataset["variant"]) other.open = true;
    });
}
