import { createHash, timingSafeEqual } from "node:crypto";

/** The SHA-256 of a text, in hexadecimal: what is stored in place of a secret. */
export function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Whether a secret has the digest, in a time that does not depend on where the two differ. */
export function hasDigest(secret: string, expected: string): boolean {
  const [given, stored] = [Buffer.from(digest(secret)), Buffer.from(expected)];
  return given.length === stored.length && timingSafeEqual(given, stored);
}
