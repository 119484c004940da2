/** Scrolls the side bar to the current page's entry, and closes the table of contents when a link in it is followed. */
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
