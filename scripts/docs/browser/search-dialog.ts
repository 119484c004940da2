import type { FindPages } from "../search/find-pages.js";
import type { IndexRecord } from "../search/index-record.js";
import { element } from "./elements.js";
import { loadSearch } from "./load-search.js";
import { nextChoice, opensSearch } from "./search-keys.js";

const LIST_ID = "search-results";
const TYPING = "input, textarea, select, [contenteditable]";

/** Opens the search with `/`, Ctrl+K, Cmd+K or the page's button. Creates the dialog when it is first opened. */
export function addSearch(root: URL): void {
  let dialog: SearchDialog | undefined;
  const open = (): void => (dialog ??= new SearchDialog(root)).open();
  document.getElementById("_search")?.addEventListener("click", open);
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-search]")) {
    button.hidden = false;
    button.addEventListener("click", open);
  }
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
    if (!opensSearch(event, isTyping)) return;
    event.preventDefault();
    open();
  });
}

/** A combobox with a list of results (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus stays in the field. */
class SearchDialog {
  readonly #root: URL;
  readonly #dialog: HTMLDialogElement;
  readonly #field = element("input", {
    // Not `search`: the first Escape would only clear such a field.
    type: "text",
    enterkeyhint: "go",
    role: "combobox",
    "aria-label": "Search the reference",
    "aria-autocomplete": "list",
    "aria-controls": LIST_ID,
    "aria-expanded": "false",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: "Words or a path",
  });
  readonly #list = element("ul", { id: LIST_ID, role: "listbox", "aria-label": "Results" });
  readonly #status = element("p", { role: "status" });
  #find: FindPages | undefined;
  #chosen = -1;

  constructor(root: URL) {
    this.#root = root;
    const close = element("button", { type: "button" }, "Close");
    this.#dialog = element(
      "dialog",
      { class: "search", "aria-label": "Search" },
      element("div", { class: "search-field" }, this.#field, close),
      this.#status,
      this.#list,
    );
    close.addEventListener("click", () => this.#dialog.close());
    this.#field.addEventListener("input", () => this.#show());
    this.#field.addEventListener("keydown", (event) => this.#press(event));
    // A click on the backdrop has the dialog as its target.
    this.#dialog.addEventListener("click", (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
    // A result may link to the current page.
    this.#list.addEventListener("click", () => this.#dialog.close());
    document.body.append(this.#dialog);
  }

  /** The native dialog closes on Escape and restores the focus. */
  open(): void {
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#field.select();
    if (this.#find !== undefined) return;
    this.#status.textContent = "Loading…";
    loadSearch(this.#root).then(
      (find) => {
        this.#find = find;
        this.#show();
      },
      () => (this.#status.textContent = "Could not load the search."),
    );
  }

  #show(): void {
    const query = this.#field.value.trim();
    const results = query === "" ? [] : this.#find?.(query);
    if (results === undefined) return;
    this.#list.replaceChildren(...results.map((result, at) => optionOf(result, at, this.#root)));
    this.#field.setAttribute("aria-expanded", String(results.length > 0));
    this.#status.textContent = query === "" ? "" : countText(results.length);
    this.#choose(results.length === 0 ? -1 : 0);
  }

  #press(event: KeyboardEvent): void {
    // The keys of an input method choose among its words.
    if (event.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.#options()[this.#chosen]?.click();
      return;
    }
    const next = nextChoice(event.key, this.#chosen, this.#options().length);
    if (next === undefined) return;
    event.preventDefault();
    this.#choose(next);
  }

  #options(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>("[role=option]")];
  }

  #choose(at: number): void {
    const options = this.#options();
    options[this.#chosen]?.setAttribute("aria-selected", "false");
    this.#chosen = at;
    const option = options[at];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    this.#field.setAttribute("aria-activedescendant", option?.id ?? "");
  }
}

/** Returns a result as a link, so that it can be opened in a new tab. */
function optionOf({ kind, title, path, id, call, detail }: IndexRecord, at: number, root: URL): HTMLElement {
  const name = id === undefined || id === title ? [] : [element("code", {}, id)];
  const place = call === undefined ? [] : [element("code", { class: "search-call" }, ...brokenAtSlashes(call))];
  const known = detail === undefined ? "" : detail === "index" ? ", indexed" : ", partly documented";
  const link = element(
    "a",
    { id: `${LIST_ID}-${at}`, role: "option", "aria-selected": "false", href: new URL(`${path}index.html`, root).href, tabindex: "-1" },
    element("span", { class: "search-kind" }, `${kind}${known}`),
    element("span", { class: "search-title" }, title),
    ...name,
    ...place,
  );
  return element("li", { role: "none" }, link);
}

/** Lets a long path wrap between its segments rather than within a name. */
function brokenAtSlashes(call: string): (Node | string)[] {
  return call.split(/(?<=\/)/).flatMap((segment) => [segment, element("wbr")]);
}

function countText(count: number): string {
  return count === 0 ? "No results. Try other words, or a path such as /v1/things." : count === 1 ? "1 result" : `${count} results`;
}
