import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers";
import { onTestFinished, vi } from "vitest";

/** Fakes `setTimeout()` until the test ends, also that of `node:timers`, which fake timers leave alone. `setImmediate()` stays as it is. */
export function holdTimers(): void {
  const { setTimeout: set, clearTimeout: clear } = timers;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  Object.assign(timers, { setTimeout, clearTimeout });
  syncBuiltinESMExports();
  onTestFinished(() => {
    Object.assign(timers, { setTimeout: set, clearTimeout: clear });
    syncBuiltinESMExports();
  });
}
