import type { EmulatorClock } from "../../emulator-clock.js";
import { EmulatorError } from "../../emulator-error.js";
import type { Store } from "../types.js";

const SETTING = "clock";

/** The latest time that a `Date` can have, in milliseconds (ECMA-262, "Time Values and Time Range"). */
export const LATEST = 8.64e15;

/** How the time differs from the machine's: by an offset in milliseconds, or it stands still. */
type Difference = { offset: number } | { standsAt: number };

/**
 * The clock of a store, which keeps how its time differs from the machine's: a snapshot holds it, and `restore` brings it back. It never
 * goes back by itself, also where the machine's time does.
 *
 * @param machineTime Milliseconds since 1970; the machine's own clock by default.
 */
export function createClock(store: Store, machineTime: () => number = Date.now): EmulatorClock {
  let setting = store.get("settings", SETTING);
  let latest = 0;

  function difference(): Difference {
    const current = store.get("settings", SETTING);
    // Set or restored: the time may be an earlier one.
    if (current !== setting) latest = 0;
    setting = current;
    return (setting?.value as Difference | undefined) ?? { offset: 0 };
  }

  function now(): number {
    const current = difference();
    if ("standsAt" in current) return current.standsAt;
    latest = Math.min(Math.max(latest, machineTime() + current.offset), LATEST);
    return latest;
  }

  return {
    now,
    stands: () => "standsAt" in difference(),
    set(time) {
      store.put("settings", SETTING, { value: { standsAt: parseTime(time) } });
    },
    advance(milliseconds) {
      const time = now() + milliseconds;
      if (!Number.isSafeInteger(milliseconds) || milliseconds < 0 || time > LATEST)
        throw invalid("The clock advances by a whole number of milliseconds, not negative, up to the year 275760");
      const value: Difference = "standsAt" in difference() ? { standsAt: time } : { offset: time - machineTime() };
      store.put("settings", SETTING, { value });
    },
    run() {
      store.delete("settings", SETTING);
    },
  };
}

/**
 * Milliseconds since 1970.
 *
 * @throws {EmulatorError} `invalid-clock`
 */
export function parseTime(time: unknown): number {
  const milliseconds = time instanceof Date ? time.getTime() : typeof time === "string" ? parseText(time) : time;
  const isTime = typeof milliseconds === "number" && Number.isInteger(milliseconds) && milliseconds >= 0 && milliseconds <= LATEST;
  if (!isTime) throw invalid("A time is a whole number of milliseconds since 1970, a date, or a text such as 2030-01-01T00:00:00Z");
  return milliseconds;
}

/** Of ISO 8601 alone, with the zone: all else depends on the machine. */
function parseText(text: string): number {
  const [, date] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.exec(text) ?? [];
  return date !== undefined && isDate(date) ? Date.parse(text) : NaN;
}

/** `Date.parse()` takes the 31st of each month, and goes on into the next one. */
function isDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function invalid(message: string): EmulatorError {
  return new EmulatorError("invalid-clock", message);
}
