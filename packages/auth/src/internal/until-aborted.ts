/** Waits for a result, and rejects with the signal's reason when the signal aborts. */
export async function untilAborted<Result>(result: Result | Promise<Result>, signal: AbortSignal): Promise<Result> {
  let leave!: () => void;
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave);
  });
  try {
    return await Promise.race([result, aborted]);
  } finally {
    // Not `onabort`: with it, even once removed, Deno would not exit before the signal fires.
    signal.removeEventListener("abort", leave);
  }
}
