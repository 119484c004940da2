/** The key of the side bar's scroll position, which the next page of the tab reads. */
const SCROLL_KEY = "side-bar";

/** Keeps the scroll position of the side bar, shows the current page's entry in it, and closes the table of contents when a link in it is followed. */
export function enableNavigation(): void {
  const sideBar = document.querySelector<HTMLElement>("#_menu");
  const current = sideBar?.querySelector<HTMLElement>("[aria-current]");
  if (sideBar && current) {
    const show = (): void => {
      const [entry, bar] = [current.getBoundingClientRect(), sideBar.getBoundingClientRect()];
      if (entry.top >= bar.top && entry.bottom <= bar.bottom) return;
      sideBar.scrollTop += entry.top - bar.top - sideBar.clientHeight / 2;
    };
    restoreScroll(sideBar);
    show();
    sideBar.addEventListener("toggle", show);
  }
  const contents = document.querySelector<HTMLElement>("#_contents");
  contents?.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLAnchorElement && contents.matches(":popover-open")) contents.hidePopover();
  });
}

function restoreScroll(sideBar: HTMLElement): void {
  try {
    sideBar.scrollTop = Number(sessionStorage.getItem(SCROLL_KEY) ?? 0);
    addEventListener("pagehide", () => sessionStorage.setItem(SCROLL_KEY, String(sideBar.scrollTop)));
  } catch {
    // The browser blocks storage.
  }
}
