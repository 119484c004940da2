import { RequestError } from "../errors/request-error.js";

/** A value as a part of a URL that decodes to it. Throws that `name` is `problem` where there is none. */
export function encode(name: string, value: unknown, problem = "not text, a finite number or a boolean"): string {
  try {
    if (Number.isFinite(value) || /^(str|bo|bi)/.test(typeof value)) return encodeURIComponent(value as string);
  } catch {
    // Half of a surrogate pair.
  }
  throw new RequestError(`${name} is ${problem}`);
}
