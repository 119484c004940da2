import { expect, it } from "vitest";
import { pruneExpired } from "../../../../packages/emulator/src/internal/sso/prune.js";
import { memoryStore } from "../../../../packages/emulator/src/internal/state/memory-store.js";
import { type Emulator, startEmulator } from "../../../../packages/emulator/src/index.js";

async function giveCode({ url }: Emulator): Promise<string> {
  const body = JSON.stringify({ client_id: "client_1" });
  const answer = await fetch(`${url}/_emulator/sso/codes`, { method: "POST", headers: { "content-type": "application/json" }, body });
  return ((await answer.json()) as { code: string }).code;
}

async function exchange({ url }: Emulator, code: string): Promise<number> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: "client_1",
    client_secret: "emulator-client-secret",
    code,
  });
  return (await fetch(`${url}/v1/integrations/sso/token`, { method: "POST", body })).status;
}

function kept(emulator: Emulator): { codes: number; tokens: number } {
  const { ssoCodes = {}, tokens = {} } = emulator.snapshot();
  return { codes: Object.keys(ssoCodes).length, tokens: Object.keys(tokens).filter((key) => key.startsWith("sha256:")).length };
}

it("forgets codes and access tokens once they are of no more use, and none before", async () => {
  const emulator = await startEmulator({ clock: "2030-01-01T00:00:00Z" });
  const signIn = async (times: number): Promise<void> => {
    for (let index = 0; index < times; index += 1) expect(await exchange(emulator, await giveCode(emulator))).toBe(200);
  };
  await signIn(999);
  emulator.clock.advance(3_600_000 + 59_999);
  await signIn(1);
  // The thousandth code and token look for what is over: the tokens have expired, and the codes are kept for one more millisecond.
  expect(kept(emulator).codes).toBe(1_000);
  emulator.clock.advance(1);
  await signIn(1);
  expect(kept(emulator).codes).toBeLessThan(10);
  expect(kept(emulator).tokens).toBeLessThan(10);
  await emulator.close();
});

it("looks at no token where no code is kept", () => {
  const store = memoryStore();
  store.put("tokens", "sha256:1", { userId: "user_1", teamIds: [], expiresAt: 0 });
  pruneExpired({ store, clock: { now: () => 1 } });
  expect(store.count("tokens")).toBe(1);
});
