import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Emulator, startEmulator } from "@hosting-platform/emulator";
import { afterAll, beforeAll } from "vitest";
import type { Api } from "../../../../packages/cli/src/internal/api.js";
import { openPlatform } from "../../../../packages/cli/src/internal/own-api.js";
import type { Policy } from "../../../../packages/cli/src/internal/permission.js";
import { Session } from "../../../../packages/cli/src/internal/session.js";
import { REPOSITORY } from "../../../../scripts/core/files/repository.js";

export const platform: Api = openPlatform(pathToFileURL(join(REPOSITORY, "packages/cli/dist/data.json")));

export const READ_ONLY: Policy = { allow: [], only: [], callsPerMinute: 60, deadline: 60_000 };
export const EVERYTHING: Policy = { ...READ_ONLY, allow: ["write", "delete"] };

/** An emulator for the tests of a file, with the environment that a command calls it by. */
export function useEmulator(): { emulator: Emulator; env: Record<string, string> } {
  const used = {} as { emulator: Emulator; env: Record<string, string> };
  beforeAll(async () => {
    used.emulator = await startEmulator({ port: 0 });
    used.env = { HOSTING_PLATFORM_BASE_URL: used.emulator.url, HOSTING_PLATFORM_TOKEN: used.emulator.token ?? "" };
  });
  afterAll(() => used.emulator.close());
  return used;
}

export function sessionFor(env: Record<string, string>, policy: Policy = READ_ONLY): Session {
  return new Session(platform, { env, baseUrl: undefined, tokenFrom: undefined, allowInsecure: false, emulator: false }, policy);
}
