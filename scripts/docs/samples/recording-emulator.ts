import { loadEmulator } from "../load-emulator.js";
import type { Emulator } from "@hosting-platform/emulator";
import { GIVEN_BY_HAND } from "./placeholders.js";
import type { SampleWorld } from "./run-sample.js";

/** An emulator whose responses are the same in each run. */
export interface RecordingEmulator {
  /** The operations that the emulator implements. */
  shown: ReadonlySet<string>;
  /** Restores the initial state. */
  reset(): Promise<void>;
  /** Returns the environment of one run of a sample: an authorization code is single-use. */
  worldFor(code: string): Promise<SampleWorld>;
  close(): Promise<void>;
}

/** The emulator's time. */
const TIME = "2026-01-01T00:00:00Z";

/** Starts an emulator with its default seed and a stopped clock. */
export async function startRecordingEmulator(): Promise<RecordingEmulator> {
  const { startEmulator, DEFAULT_SEED } = await loadEmulator();
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

/** Reads the IDs of the implemented operations from the emulator's home page, as JSON. */
async function shownBy({ url }: Emulator): Promise<Set<string>> {
  const response = await fetch(url, { headers: { accept: "application/json" } });
  const { operations } = (await response.json()) as { operations: { operationId: string }[] };
  return new Set(operations.map(({ operationId }) => operationId));
}

/** Returns the authorization code of a user who signs in. */
async function codeFor({ url }: Emulator, clientId: string): Promise<string> {
  const response = await fetch(`${url}/_emulator/sso/codes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_id: clientId }),
  });
  const { code } = (await response.json()) as { code: string };
  return code;
}
