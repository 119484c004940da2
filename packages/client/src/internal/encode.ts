import { RequestError } from "../errors/request-error.js";
import { isScalar } from "../runtime/scalar.js";

/** Encodes a value as a part of a URL. Throws that `name` is `problem`, or missing, if the value has no text. */
export function encode(
  name: string,
  value: unknown,
  problem: string = value === undefined ? "missing" : "not a text, number or boolean",
): string {
  try {
    if (isScalar(value)) return encodeURIComponent(value as string);
  } catch {
    // A lone surrogate.
  }
  throw new RequestError(`${name} is ${problem}`);
}
