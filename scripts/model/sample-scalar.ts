import type { Schema } from "../read/openapi.js";
import { patternSample } from "./pattern-sample.js";

const TEXTS: Readonly<Record<string, string>> = {
  // Formats of documents have any names.
  __proto__: null as never,
  "date-time": "2024-01-01T00:00:00Z",
  date: "2024-01-01",
  time: "00:00:00Z",
  duration: "P1D",
  email: "user@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/",
  uuid: "123e4567-e89b-12d3-a456-426614174000",
};

/** Returns a text of the format or pattern, and of the length. */
export function textSample({ format, pattern, minLength, maxLength }: Schema): string {
  const most = size(maxLength, Infinity);
  const made = typeof pattern === "string" ? patternSample(pattern, size(minLength), most) : undefined;
  return (TEXTS[String(format)] ?? made ?? "text").padEnd(size(minLength), "x").slice(0, most);
}

/** Returns a number within the bounds; OpenAPI 3.0 has boolean `exclusiveMinimum` and `exclusiveMaximum`. */
export function numberSample({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema): number {
  const [above, below] = [exclusiveMinimum === true ? minimum : exclusiveMinimum, exclusiveMaximum === true ? maximum : exclusiveMaximum];
  const least = Math.max(size(minimum, -Infinity), size(above, -Infinity));
  const most = Math.min(size(maximum, Infinity), size(below, Infinity));
  const unit = size(multipleOf, 1);
  const start = least === -Infinity ? Math.floor(most / unit) * unit : Math.ceil(least / unit) * unit;
  const fits = (value: number): boolean =>
    value >= least &&
    value <= most &&
    value !== above &&
    value !== below &&
    ((type === "number" && multipleOf === undefined) || value % unit === 0);
  return [1, unit, start, start + unit, start - unit, (least + most) / 2].find(fits) ?? (Number.isFinite(start) ? start : 1);
}

export function size(value: unknown, otherwise = 0): number {
  return typeof value === "number" ? value : otherwise;
}

/** Moves those that show least to the end. */
export function lastIf<T>(values: readonly T[] = [], isLast: (value: T) => boolean): T[] {
  return [...values.filter((each) => !isLast(each)), ...values.filter(isLast)];
}
