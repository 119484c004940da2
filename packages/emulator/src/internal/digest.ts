import { createHash, timingSafeEqual } from "node:crypto";

/** Returns the SHA-256 digest of a secret in hexadecimal. Only the digest is stored. */
export function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Compares a secret with a digest in constant time. */
export function hasDigest(secret: string, expected: string): boolean {
  const [given, stored] = [Buffer.from(digest(secret)), Buffer.from(expected)];
  return given.length === stored.length && timingSafeEqual(given, stored);
}
