import { element } from "./elements.js";

/** The duration of a button's confirmation in milliseconds. */
const SHOWN_FOR = 2_000;

/** Shows the copy buttons, which are hidden without JavaScript. */
export function enableCopyButtons(): void {
  // One status region for all buttons: screen readers announce only changes of existing regions.
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
          // The reader can still copy with the keyboard.
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
  }, SHOWN_FOR);
}

/** Rejects in insecure contexts, which have no clipboard: pages served over `http` by another host. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
