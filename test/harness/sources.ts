import { resolve } from "node:path";

const below = (path: string): string => resolve(import.meta.dirname, "../..", path);

/** Leads imports of the packages to their sources, so that vitest knows which tests a source concerns; `dist/` is for child processes. */
export const sources = [
  { find: /^@hosting-platform\/types\/openapi\.json$/, replacement: below("generated/openapi.json") },
  { find: /^@hosting-platform\/(auth|client|emulator|pagination|sdk|types)$/, replacement: below("packages/$1/src/index.ts") },
  { find: /^@hosting-platform\/client\/(by-path|core)$/, replacement: below("packages/client/src/$1.ts") },
  { find: /^@hosting-platform\/client\/(.+)$/, replacement: below("generated/operations/$1.ts") },
  { find: /^@hosting-platform\/auth\/id-token$/, replacement: below("packages/auth/src/id-token.ts") },
];
