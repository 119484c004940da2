/** A value that has one text in a URL or a header. */
export type Scalar = string | number | bigint | boolean;

/** Checks for text, a finite number or a boolean. */
export function isScalar(value: unknown): value is Scalar {
  return /^(?:str|b)/.test(typeof value) || Number.isFinite(value);
}
