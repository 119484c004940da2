/** Scrolls the side bar, and nothing else, to the page's own entry, and closes the table of contents once it has been followed. */
export function enableNavigation(): void {
  const sideBar = document.querySelector<HTMLElement>("#_menu");
  const current = sideBar?.querySelector<HTMLElement>("[aria-current]");
  if (sideBar && current) {
    const show = (): void => {
      sideBar.scrollTop += current.getBoundingClientRect().top - sideBar.getBoundingClientRect().top - sideBar.clientHeight / 2;
    };
    show();
    sideBar.addEventListener("toggle", show);
  }
  const contents = document.querySelector<HTMLElement>("#_contents");
  contents?.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLAnchorElement && contents.matches(":popover-open")) contents.hidePopover();
  });
}
