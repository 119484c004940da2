/** The promise, or the signal's reason as soon as it aborts. The promise goes on for others; the signal keeps no listener. */
export function waitFor<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    signal.addEventListener("abort", abort);
    void promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
