import type { EmulatorClock } from "../../emulator-clock.js";
import { EmulatorError } from "../../emulator-error.js";
import type { Store } from "../types.js";

const SETTING = "clock";

/** Maximum time value of a `Date` in milliseconds (ECMA-262, "Time Values and Time Range"). */
export const LATEST = 8.64e15;

/** The stored setting: an offset from the machine's time in milliseconds, or the time that the clock is stopped at. */
type Difference = { offset: number } | { standsAt: number };

/**
 * Creates a clock that stores its setting in the store, so that snapshots include it. The time never goes back by itself, even if the
 * machine's time does.
 */
export function createClock(store: Store, machineTime: () => number = Date.now): EmulatorClock {
  let setting = store.get("settings", SETTING);
  let latest = 0;

  function difference(): Difference {
    const current = store.get("settings", SETTING);
    // The clock was set or restored, possibly to an earlier time.
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
        throw invalid("The clock must advance by a non-negative integer of milliseconds, at most to the year 275760");
      const value: Difference = "standsAt" in difference() ? { standsAt: time } : { offset: time - machineTime() };
      store.put("settings", SETTING, { value });
    },
    run() {
      store.delete("settings", SETTING);
    },
  };
}

export function parseTime(time: unknown): number {
  const milliseconds = time instanceof Date ? time.getTime() : typeof time === "string" ? parseText(time) : time;
  const isTime = typeof milliseconds === "number" && Number.isInteger(milliseconds) && milliseconds >= 0 && milliseconds <= LATEST;
  if (!isTime) throw invalid("A time must be an integer of milliseconds since 1970, a Date, or a string such as 2030-01-01T00:00:00Z");
  return milliseconds;
}

/** Parses an ISO 8601 date, or a date and time with a time zone; other formats depend on the machine. */
function parseText(text: string): number {
  const [, date] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.exec(text) ?? [];
  return date !== undefined && isDate(date) ? Date.parse(text) : NaN;
}

/** Checks that a date exists. `Date.parse()` accepts day 31 in every month and rolls over. */
function isDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function invalid(message: string): EmulatorError {
  return new EmulatorError("invalid-clock", message);
}
