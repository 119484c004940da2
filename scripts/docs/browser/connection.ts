import { element } from "./elements.js";
import { baseUrlOf } from "./try/base-url.js";
import { isHeaderText } from "./try/request-of.js";
import { remember, remembered, type Target } from "./try/target.js";

const HINT =
  "For the samples and the forms of all pages, until this tab is closed. Nothing is sent before you send a request yourself; copied curl samples hold the token.";

/** Adds the base URL and the token of the whole site, which the button in the header opens. */
export function enableConnection(): void {
  const update = (): void => applyToSamples({ baseUrl: remembered("baseUrl") ?? "", token: remembered("token") ?? "" });
  let dialog: HTMLDialogElement | undefined;
  document.getElementById("_connection")?.addEventListener("click", () => {
    dialog ??= dialogOf(update);
    for (const input of dialog.querySelectorAll("input")) input.value = remembered(input.name as keyof Target) ?? "";
    dialog.showModal();
  });
  // The forms change it, too.
  addEventListener("storage", update);
  update();
}

function dialogOf(update: () => void): HTMLDialogElement {
  const close = element("button", { type: "button" }, "Close");
  const dialog = element(
    "dialog",
    { class: "connection", "aria-label": "Base URL and token" },
    ...fieldOf("baseUrl", "Base URL", "url", update),
    ...fieldOf("token", "Token or key", "password", update),
    element("p", { class: "further" }, HINT),
    close,
  );
  close.addEventListener("click", () => dialog.close());
  document.body.append(dialog);
  return dialog;
}

function fieldOf(name: keyof Target, label: string, type: string, update: () => void): HTMLElement[] {
  const input = element("input", { id: `connection-${name}`, name, type, autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
  input.addEventListener("input", () => {
    const value = input.value.trim();
    const isValid = name === "token" ? isHeaderText(value) : value === "" || baseUrlOf(value) !== undefined;
    input.setAttribute("aria-invalid", String(!isValid));
    if (!isValid) return;
    remember(name, value);
    update();
  });
  return [element("label", { for: input.id }, label), input];
}

const HIDDEN = "'••••••'";

/** Returns the text of a sample to copy, with the token. */
export function textToCopy(sample: Element): string {
  const token = `'${(remembered("token") ?? "").replaceAll("'", "'\\''")}'`;
  const line = sample.querySelector(".token")?.textContent ?? "";
  return sample.textContent.replace(line, () => line.replace(HIDDEN, () => token));
}

/** The texts as they were built. */
const built = new Map<Text, string>();

/** Writes the base URL into the samples, and the token before those for the shell: programs read it from the environment. */
function applyToSamples({ baseUrl, token }: Target): void {
  // No quote of a language can come from a URL without them.
  const own = /['"`$\\]/.test(baseUrl) ? undefined : baseUrlOf(baseUrl);
  for (const card of document.querySelectorAll<HTMLElement>("[data-server]")) {
    const server = card.dataset["server"] ?? "";
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!built.has(text) && !text.data.includes(server)) continue;
      built.set(text, built.get(text) ?? text.data);
      text.data = (built.get(text) ?? "").replaceAll(server, own ?? server);
    }
    const code = card.querySelector("[data-sample=curl] pre code");
    for (const line of code?.querySelectorAll(".token") ?? []) line.remove();
    const [, variable] = /"[^"\n]*\$(\w+_(?:TOKEN|KEY))\b/.exec(code?.textContent ?? "") ?? [];
    // The token itself stays out of the page.
    if (token !== "" && variable !== undefined) code?.prepend(element("span", { class: "token" }, `export ${variable}=${HIDDEN}\n`));
  }
}
