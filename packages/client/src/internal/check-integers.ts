import { RequestError } from "../errors/request-error.js";

/** Refuses a value that is not a whole number within its bounds. One that is left out is not looked at. */
export function checkIntegers(
  rows: readonly (readonly [name: string, least: number, most: number])[],
  values: Readonly<Record<string, unknown>>,
): void {
  for (const [name, least, most] of rows) {
    const value = values[name] as number | undefined;
    if (value !== undefined && !((Number.isInteger(value) || value === most) && value >= least && value <= most)) {
      throw new RequestError(`${name} is not a whole number from ${least} to ${most}`);
    }
  }
}
