/** Links fields to themselves. */
export function linkFields(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".field-name:not([href])"))
    link.href = `#${encodeURIComponent(link.closest("li")?.id ?? "")}`;
}

/** Opens the `details` elements around the target of the URL's fragment, now and after each change of the fragment. */
export function followDeepLinks(): void {
  reveal();
  addEventListener("hashchange", reveal);
}

function reveal(): void {
  const target = document.getElementById(nameIn(location.hash));
  if (target === null) return;
  let hidden = false;
  for (let place: Element | null = target; place !== null; place = place.parentElement) {
    if (!(place instanceof HTMLDetailsElement) || place.open) continue;
    place.open = true;
    hidden ||= place !== target;
  }
  if (hidden) target.scrollIntoView();
  // Makes fields and headings focusable without adding them to the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Decodes a fragment; returns invalid encodings unchanged. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
