type Abort = (reason: Error) => void;

/** `setTimeout` fires at once beyond 2 ** 31 - 1 ms. */
const LONGEST = 2e9;

/** Returns the reason of an aborted signal. Older runtimes give none. */
export function reasonOf({ reason }: AbortSignal): Error {
  return reason === undefined ? Object.assign(new Error("aborted"), { name: "AbortError" }) : (reason as Error);
}

/**
 * Runs `work` with a signal that is aborted when `parent` is, or with the error that `late` returns after `ms`. Rejects at that moment,
 * even if `work` ignores its signal, and leaves neither a timer nor a listener on `parent`. Without a parent and a time, there is no signal.
 */
export function within<Result>(
  parent: AbortSignal | undefined,
  ms: number,
  late: (ms: never) => Error,
  work: (signal: AbortSignal | undefined) => Promise<Result>,
): Promise<Result> {
  if (!parent && ms > LONGEST) return work(undefined);
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;
  return new Promise<Result>((resolve, reject) => {
    if (parent?.aborted) throw reasonOf(parent);
    const abort: Abort = (reason) => {
      reject(reason);
      controller.abort(reason);
    };
    if (ms <= LONGEST) timer = setTimeout(() => abort(late(ms as never)), ms);
    leave = parent && join(parent, abort);
    work(controller.signal).then(resolve, reject);
  }).finally(() => {
    clearTimeout(timer);
    leave?.();
  });
}

/** Waits until `ms` have passed. Rejects with the reason if the signal is aborted. */
export async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await within(signal, ms, Error, () => new Promise(() => undefined)).catch((error: unknown) => {
    if (signal?.aborted) throw error;
  });
}

type Followers = Set<Abort> & { handleEvent: () => void };

const followers = new WeakMap<AbortSignal, Followers>();

/** Calls `abort` when a signal is aborted. Returns what undoes this. All share one listener: Node warns of a leak from the eleventh on. */
export function join(signal: AbortSignal, abort: Abort): () => void {
  const handleEvent = (): void => group.forEach((follower) => follower(reasonOf(signal)));
  const group: Followers = followers.get(signal) ?? Object.assign(new Set<Abort>(), { handleEvent });
  followers.set(signal, group.add(abort));
  signal.addEventListener("abort", group);
  return () => {
    group.delete(abort);
    if (!group.size) signal.removeEventListener("abort", group);
  };
}
