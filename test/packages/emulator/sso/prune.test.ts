import { expect, it } from "vitest";
import { pruneExpired } from "../../../../packages/emulator/src/internal/sso/tokens.js";
import { memoryStore } from "../../../../packages/emulator/src/internal/state/memory-store.js";
import { codeFor, contextOf, exchangeCode, START } from "./harness.js";

const GRANT = { clientId: "client_1", userId: "user_1", teamId: "team_1" };
const HOUR = 3_600_000;

it.each([
  [999, START + 2 * HOUR, 999, 999],
  [1_000, START - 1, 1_000, 1_000],
  [1_000, START, 1_000, 0],
  [1_000, START + HOUR - 1, 1_000, 0],
  [1_000, START + HOUR, 0, 0],
])("prunes %i codes and tokens at time %i, leaving %i and %i", (count, now, codes, tokens) => {
  const store = memoryStore();
  for (let index = 0; index < count; index += 1) {
    store.put("ssoCodes", `${index}`, { ...GRANT, expiresAt: START });
    store.put("tokens", `sha256:${index}`, { userId: "user_1", teamIds: [], expiresAt: START });
  }
  pruneExpired({ store, clock: { now: () => now } });
  expect([store.count("ssoCodes"), store.count("tokens")]).toEqual([codes, tokens]);
});

it("prunes whenever a code or a token is issued", async () => {
  const context = contextOf();
  const { store } = context;
  for (let index = 0; index < 1_000; index += 1) store.put("ssoCodes", `${index}`, { ...GRANT, expiresAt: 0 });
  const code = await codeFor(context);
  expect(store.count("ssoCodes")).toBe(1);
  for (let index = 0; index < 1_000; index += 1) store.put("tokens", `sha256:${index}`, { userId: "user_1", teamIds: [], expiresAt: 0 });
  await exchangeCode(context, code);
  expect(store.count("tokens")).toBe(1);
});
