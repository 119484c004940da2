import { importModule } from "../../core/modules/import-module.cjs";
import type { Emulator, Seed } from "@hosting-platform/emulator";
import { GIVEN_BY_HAND } from "./placeholders.js";
import type { SampleWorld } from "./run-sample.js";

/** An emulator that answers the same each time. */
export interface RecordingEmulator {
  /** The operations that it has a behaviour for: those that the contract shows. */
  shown: ReadonlySet<string>;
  /** Makes all as it was at the beginning. */
  reset(): Promise<void>;
  /** The surroundings of a sample, for one run: an authorization code is single-use. */
  worldFor(code: string): Promise<SampleWorld>;
  close(): Promise<void>;
}

/** The time of the answers. */
const TIME = "2026-01-01T00:00:00Z";

const EMULATOR = "@hosting-platform/emulator";

/** Starts an emulator with its default seed, whose time stands still. */
export async function startRecordingEmulator(): Promise<RecordingEmulator> {
  const { startEmulator, DEFAULT_SEED } = (await importModule(EMULATOR)) as {
    startEmulator: (options: object) => Promise<Emulator>;
    DEFAULT_SEED: Seed;
  };
  const emulator = await startEmulator({ seed: DEFAULT_SEED, clock: TIME });
  const [client] = DEFAULT_SEED.ssoClients ?? [];
  return {
    shown: await shownBy(emulator),
    reset: () => emulator.reset(),
    async worldFor(code) {
      const { url, token = "" } = emulator;
      if (client === undefined) return { url, token };
      const { client_id: id, client_secret: secret, code: placeholder } = GIVEN_BY_HAND;
      const fill: Record<string, string> = { [id]: client.clientId, [secret]: client.clientSecret };
      if (code.includes(placeholder)) fill[placeholder] = await codeFor(emulator, client.clientId);
      return { url, token, fill };
    },
    close: () => emulator.close(),
  };
}

/** Reads the emulator's home page as a program. */
async function shownBy({ url }: Emulator): Promise<Set<string>> {
  const answer = await fetch(url, { headers: { accept: "application/json" } });
  const { operations } = (await answer.json()) as { operations: { operationId: string }[] };
  return new Set(operations.map(({ operationId }) => operationId));
}

/** The code that one who signs in would come back with. */
async function codeFor({ url }: Emulator, clientId: string): Promise<string> {
  const answer = await fetch(`${url}/_emulator/sso/codes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_id: clientId }),
  });
  const { code } = (await answer.json()) as { code: string };
  return code;
}
