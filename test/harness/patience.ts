/**
 * The one limit of all tests, in milliseconds: it ends what would wait for ever, and no slow machine reaches it. Whatever else a test waits
 * for is an event, a line or a fake clock.
 */
export const PATIENCE = 600_000;

/** The limit of one of many cases in a program, so that one that never ends does not hide the others. */
export const CASE_PATIENCE = PATIENCE / 4;
