/** Checks if an error, or one of its causes, is a stack overflow. */
export function isStackOverflow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof RangeError && error.message.includes("call stack")) return true;
  const { originalError } = error as { originalError?: unknown };
  return isStackOverflow(error.cause) || isStackOverflow(originalError);
}
