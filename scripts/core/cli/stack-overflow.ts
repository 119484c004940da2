/** Whether an error says that functions called each other too deep, or was made of one that does. */
export function isStackOverflow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof RangeError && error.message.includes("call stack")) return true;
  const { originalError } = error as { originalError?: unknown };
  return isStackOverflow(error.cause) || isStackOverflow(originalError);
}
