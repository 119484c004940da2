import { RequestError } from "../errors/request-error.js";

/** A value as a part of a URL that decodes to it. */
export function encode(name: string, value?: unknown): string {
  try {
    if (Number.isFinite(value) || /^(str|bo|bi)/.test(typeof value)) return encodeURIComponent(value as string);
  } catch {
    // Half of a surrogate pair.
  }
  throw new RequestError(`${name} is no text, finite number or boolean`);
}
