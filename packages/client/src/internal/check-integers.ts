import type { IntegerBounds } from "../runtime/operation.js";
import { RequestError } from "../errors/request-error.js";

/** Refuses a value that is not a whole number within its bounds. One that is left out is not looked at. */
export function checkIntegers(bounds: IntegerBounds | undefined, values: Readonly<Record<string, unknown>>): void {
  for (const [name, least, most] of bounds ?? []) {
    const value = values[name] as number | undefined;
    if (value !== undefined && !((Number.isInteger(value) || value === most) && value >= least && value <= most)) {
      throw new RequestError(`${name} is not a whole number from ${least} to ${most}`);
    }
  }
}
