/** What the frame tells the page that holds it: its height, so that it needs no scroll bar of its own. */
export const HEIGHT_MESSAGE = "try-it-height";
