import { element } from "./elements.js";
import { HEIGHT_MESSAGE, messageIn, THEME_MESSAGE } from "./try/messages.js";

/** The height before the frame reports its own, in pixels. */
const FIRST_HEIGHT = 600;

/** Loads the "Try it" form in a frame when it is first opened. The form is a separate page, since only that page may connect to other origins. */
export function addTryIt(root: URL): void {
  const details = document.getElementById("try-it");
  const operation = details?.dataset["operation"];
  if (!(details instanceof HTMLDetailsElement) || operation === undefined) return;
  details.hidden = false;
  const offer = document.querySelector<HTMLButtonElement>("button[data-try]");
  if (offer !== null) offer.hidden = false;
  offer?.addEventListener("click", () => {
    details.open = true;
    details.scrollIntoView();
    details.querySelector("summary")?.focus({ preventScroll: true });
  });
  let frame: HTMLIFrameElement | undefined;
  const open = (): void => {
    if (!details.open || frame !== undefined) return;
    frame = element("iframe", { src: frameAddress(root, operation), class: "try-it", title: "Try the operation" });
    setHeight(frame, FIRST_HEIGHT);
    details.append(frame);
    followHeight(frame);
    passTheme(frame);
  };
  details.addEventListener("toggle", open);
  open();
}

/** Passes the operation and the theme in the fragment, which is not sent to the server. */
function frameAddress(root: URL, operation: string): string {
  const address = new URL("try.html", root);
  address.hash = new URLSearchParams({ operation, theme: currentTheme() }).toString();
  return address.href;
}

function currentTheme(): string {
  return document.documentElement.dataset["theme"] ?? "";
}

/** Tells the form when the reader chooses another theme. */
function passTheme(frame: HTMLIFrameElement): void {
  const pass = (): void => frame.contentWindow?.postMessage({ [THEME_MESSAGE]: currentTheme() }, "*");
  new MutationObserver(pass).observe(document.documentElement, { attributeFilter: ["data-theme"] });
}

function followHeight(frame: HTMLIFrameElement): void {
  addEventListener("message", ({ source, data }: MessageEvent<unknown>) => {
    const height = source === frame.contentWindow ? messageIn(data, HEIGHT_MESSAGE) : undefined;
    if (typeof height === "number" && height > 0 && height < 5_000) setHeight(frame, height);
  });
}

function setHeight(frame: HTMLIFrameElement, height: number): void {
  frame.height = String(Math.ceil(height));
}
