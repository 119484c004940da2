import { element } from "./elements.js";

/** The time for which a button confirms the copy, in milliseconds. */
const SAID_FOR = 2_000;

/** Shows the buttons that are hidden without a script, each beside what it copies. */
export function enableCopyButtons(): void {
  // One place that speaks for all buttons: a screen reader hears it only if it was there before.
  const status = element("p", { class: "visually-hidden", role: "status" });
  document.body.append(status);
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
    const source = button.parentElement?.querySelector("pre, code");
    if (source === null || source === undefined) continue;
    button.hidden = false;
    button.addEventListener("click", () => {
      copy(source.textContent).then(
        () => say(button, status, "Copied"),
        () => {
          // The keys of the system still can.
          getSelection()?.selectAllChildren(source);
          say(button, status, "Selected");
        },
      );
    });
  }
}

function say(button: HTMLElement, status: HTMLElement, message: string): void {
  button.textContent = message;
  status.textContent = message;
  setTimeout(() => {
    button.textContent = "Copy";
    status.textContent = "";
  }, SAID_FOR);
}

/** The clipboard is there in secure contexts only: a page that another machine serves by http has none. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
