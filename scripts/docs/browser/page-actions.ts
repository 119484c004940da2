import { enableCopying } from "./copy.js";
import { element } from "./elements.js";
import { messageIn, PAGE_MESSAGE } from "./try/messages.js";

/** Shows the buttons at the title. */
export function enablePageActions(root: URL): void {
  const [link, page] = ["link", "page"].map((name) => document.querySelector<HTMLButtonElement>(`button[data-copy-${name}]`));
  if (link) enableCopying(link, () => navigator.clipboard.writeText(location.href.replace(/#.*/, "")));
  const twin = document.querySelector<HTMLLinkElement>("link[rel=alternate][type='text/markdown']");
  // Pages opened as files cannot read other files.
  if (!page || twin === null || location.protocol === "file:") return;
  enableCopying(page, async () => navigator.clipboard.writeText(await textOf(twin.href, root)));
}

/** Reads a file of the site in a frame with another policy: pages may not connect to any server. */
function textOf(file: string, root: URL): Promise<string> {
  const address = new URL("try.html", root);
  address.hash = new URLSearchParams({ page: file }).toString();
  const frame = element("iframe", { src: address.href, title: "The page as Markdown", hidden: "" });
  return new Promise<string>((resolve, reject) => {
    const receive = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== frame.contentWindow) return;
      const text = messageIn(data, PAGE_MESSAGE);
      removeEventListener("message", receive);
      frame.remove();
      if (typeof text === "string") resolve(text);
      else reject(new Error("The page could not be read."));
    };
    addEventListener("message", receive);
    document.body.append(frame);
  });
}
