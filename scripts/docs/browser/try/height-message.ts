/** The message by which the frame reports its height, so that it needs no scroll bar. */
export const HEIGHT_MESSAGE = "try-it-height";
