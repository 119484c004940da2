import type { Json } from "./document.js";

/** What is sent as it is, and not as JSON. */
export class Bytes {
  constructor(readonly bytes: Buffer<ArrayBuffer>) {}

  /** As source of a call. */
  toSource(): string {
    return `new Blob([Uint8Array.of(${[...this.bytes].join(", ")})])`;
  }
}

export type Sendable = Json | Bytes | Sendable[] | { [name: string]: Sendable };

/** A value as source code. */
export function sourceOf(value: Sendable): string {
  if (value instanceof Bytes) return value.toSource();
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  // In brackets, `__proto__` is a key like any other.
  return `{ ${Object.entries(value)
    .map(([name, item]) => `${name === "__proto__" ? '["__proto__"]' : JSON.stringify(name)}: ${sourceOf(item)}`)
    .join(", ")} }`;
}
