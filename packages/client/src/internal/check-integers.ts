import type { IntegerBounds } from "../runtime/operation.js";
import { RequestError } from "../errors/request-error.js";

/** Throws a `RequestError` for a value that is not an integer within its bounds. Skips values that are `undefined`. */
export function checkIntegers(bounds: IntegerBounds | undefined, values: Readonly<Record<string, unknown>>): void {
  for (const [name, least, most] of bounds ?? []) {
    const value = values[name] as number | undefined;
    if (value !== undefined && !((Number.isInteger(value) || value === most) && value >= least && value <= most)) {
      throw new RequestError(`${name} must be an integer from ${least} to ${most}`);
    }
  }
}
