/** Beyond it `setTimeout` fires at once. */
const LONGEST = 2 ** 31 - 1;

/**
 * Runs `work` with a signal that is aborted when `parent` is, or with what `late` gives after `ms`. Rejects at that moment, whatever
 * `work` makes of its signal, and leaves neither a timer nor a listener on `parent`.
 */
export function within<Result>(
  parent: AbortSignal | undefined,
  ms: number,
  late: () => unknown,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = parent && join(parent, controller);
  return new Promise<Result>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    if (parent?.aborted) controller.abort(parent.reason);
    else {
      if (ms <= LONGEST) timer = setTimeout(() => controller.abort(late()), ms);
      work(signal).then(resolve, reject);
    }
  }).finally(() => {
    clearTimeout(timer);
    leave?.();
  });
}

/** Waits, but no longer than until the signal is aborted. */
export async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await within(signal, ms, String, () => new Promise(() => undefined)).catch(() => undefined);
}

type Followers = Set<AbortController> & EventListenerObject;

const followers = new WeakMap<AbortSignal, Followers>();

/** Aborts a controller when a signal is, until told to stop. All share one listener: Node warns of a leak from the eleventh on. */
function join(signal: AbortSignal, controller: AbortController): () => void {
  const handleEvent = (): void => group.forEach((follower) => follower.abort(signal.reason));
  const group: Followers = followers.get(signal) ?? Object.assign(new Set<AbortController>(), { handleEvent });
  followers.set(signal, group.add(controller));
  signal.addEventListener("abort", group);
  return () => {
    group.delete(controller);
    if (group.size === 0) signal.removeEventListener("abort", group);
  };
}
