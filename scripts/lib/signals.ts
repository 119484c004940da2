/**
 * Lets the process end of SIGINT, SIGTERM and SIGHUP only where it waits for something. Without a handler a signal ends it
 * wherever it is, also between two renames of files that belong together.
 */
export function holdSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => process.kill(process.pid, signal));
  }
}
