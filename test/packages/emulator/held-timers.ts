/** Stand-ins for those of `node:timers`, which fake timers leave alone: these call the global ones. */
export const timers = {
  setTimeout: ((run: () => void, milliseconds?: number) => setTimeout(run, milliseconds)) as typeof setTimeout,
  clearTimeout: (timer: Parameters<typeof clearTimeout>[0]): void => clearTimeout(timer),
  setImmediate,
};
