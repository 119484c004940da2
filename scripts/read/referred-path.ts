import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Absolute path of the file that a relative reference names: the reference is part of a URI (RFC 3986), in which a space is `%20`.
 * A file whose own name has the escape in it is found by it, too.
 */
export function referredPath(from: string, uri: string): string {
  const path = resolve(dirname(from), uri);
  if (!uri.includes("%") || existsSync(path)) return path;
  try {
    return resolve(dirname(from), decodeURIComponent(uri));
  } catch {
    // A percent sign that begins no escape.
    return path;
  }
}
