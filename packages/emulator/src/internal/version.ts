import { createRequire } from "node:module";

/** Returns the version of this package. */
export function version(): string {
  return (createRequire(import.meta.url)("@hosting-platform/emulator/package.json") as { version: string }).version;
}
