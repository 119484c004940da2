/** Beyond it `setTimeout` fires at once. */
const LONGEST = 2 ** 31 - 1;

type Abort = (reason: Error) => void;

/**
 * Runs `work` with a signal that is aborted when `parent` is, or with what `late` gives after `ms`. Rejects at that moment, whatever
 * `work` makes of its signal, and leaves neither a timer nor a listener on `parent`.
 */
export function within<Result>(
  parent: AbortSignal | undefined,
  ms: number,
  late: () => Error,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (parent?.aborted) {
      reject(parent.reason as Error);
      return;
    }
    const controller = new AbortController();
    const done = (): void => {
      clearTimeout(timer);
      leave?.();
    };
    const fail: Abort = (reason) => {
      done();
      reject(reason);
    };
    const abort: Abort = (reason) => {
      fail(reason);
      controller.abort(reason);
    };
    const timer = ms > LONGEST ? undefined : setTimeout(() => abort(late()), ms);
    const leave = parent && join(parent, abort);
    work(controller.signal).then((result) => {
      done();
      resolve(result);
    }, fail);
  });
}

/** Waits, but no longer than until the signal is aborted. */
export async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await within(signal, ms, Error, () => new Promise(() => undefined)).catch(() => undefined);
}

type Followers = Set<Abort> & EventListenerObject;

const followers = new WeakMap<AbortSignal, Followers>();

/** Tells when a signal is aborted, until told to stop. All share one listener: Node warns of a leak from the eleventh on. */
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
