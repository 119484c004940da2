/** Opens what hides the target of the address, now and at each change of it. */
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
  // A field or heading takes the focus for this once, without a place in the order of the tab key.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** An address can hold what is no valid encoding. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
