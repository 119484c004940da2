import { textToCopy } from "./connection.js";
import { element } from "./elements.js";

/** The duration of a button's confirmation in milliseconds. */
const SHOWN_FOR = 2_000;

// One status region for all buttons: screen readers announce only changes of existing regions.
const status = element("p", { class: "visually-hidden", role: "status" });

/** Shows the copy buttons, which are hidden without JavaScript. */
export function enableCopyButtons(): void {
  document.body.append(status);
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
    const source = button.parentElement?.querySelector("pre, code");
    if (source === null || source === undefined) continue;
    enableCopying(
      button,
      () => navigator.clipboard.writeText(textToCopy(source)),
      () => {
        // The reader can still copy with the keyboard.
        getSelection()?.selectAllChildren(source);
        return "Selected";
      },
    );
  }
}

/** Shows a button that copies. It rejects in insecure contexts, which have no clipboard: pages served over `http` by another host. */
export function enableCopying(button: HTMLButtonElement, copy: () => Promise<void>, failed = (): string => "Not copied"): void {
  const label = button.textContent;
  const say = (message: string): void => {
    button.textContent = message;
    status.textContent = message;
    setTimeout(() => {
      button.textContent = label;
      status.textContent = "";
    }, SHOWN_FOR);
  };
  button.hidden = false;
  button.addEventListener("click", () => {
    copy().then(
      () => say("Copied"),
      () => say(failed()),
    );
  });
}
