import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Resolves a relative reference to an absolute path. Percent escapes are decoded (RFC 3986), and backslashes are those of a Windows path,
 * unless a file with the literal name exists.
 */
export function referredPath(from: string, uri: string): string {
  const path = resolve(dirname(from), uri);
  if (!/[%\\]/.test(uri) || existsSync(path)) return path;
  try {
    return resolve(dirname(from), decodeURIComponent(uri.replaceAll("\\", "/")));
  } catch {
    // A percent sign outside an escape.
    return path;
  }
}
