type Abort = (reason: Error) => void;

/**
 * Runs `work` with a signal that is aborted when `parent` is, or with the error that `late` returns after `ms`. Rejects at that moment,
 * even if `work` ignores its signal, and leaves neither a timer nor a listener on `parent`.
 */
export function within<Result>(
  parent: AbortSignal | undefined,
  ms: number,
  late: () => Error,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  // Beyond it `setTimeout` fires at once.
  const LONGEST = 2 ** 31 - 1;
  return new Promise((resolve, reject) => {
    if (parent?.aborted) throw parent.reason as Error;
    const controller = new AbortController();
    const done = (): void => {
      clearTimeout(timer);
      leave?.();
    };
    const abort: Abort = (reason) => {
      done();
      reject(reason);
      controller.abort(reason);
    };
    const timer = ms > LONGEST ? undefined : setTimeout(() => abort(late()), ms);
    const leave = parent && join(parent, abort);
    work(controller.signal).finally(done).then(resolve, reject);
  });
}

/** Waits until `ms` have passed or the signal is aborted. */
export async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await within(signal, ms, Error, () => new Promise(() => undefined)).catch(() => undefined);
}

type Followers = Set<Abort> & { handleEvent: () => void };

const followers = new WeakMap<AbortSignal, Followers>();

/** Calls `abort` when a signal is aborted. Returns what undoes this. All share one listener: Node warns of a leak from the eleventh on. */
function join(signal: AbortSignal, abort: Abort): () => void {
  const handleEvent = (): void => group.forEach((follower) => follower(signal.reason as Error));
  const group: Followers = followers.get(signal) ?? Object.assign(new Set<Abort>(), { handleEvent });
  followers.set(signal, group.add(abort));
  signal.addEventListener("abort", group);
  return () => {
    group.delete(abort);
    if (group.size === 0) signal.removeEventListener("abort", group);
  };
}
