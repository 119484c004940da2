import { verifyIdToken } from "@hosting-platform/auth/id-token";
import type { Emulator } from "@hosting-platform/emulator";
import {
  bearer,
  createClient,
  createState,
  exchangeCode,
  listWebhooks,
  refreshTokens,
  ssoCallback,
  ssoTokens,
  TransportError,
} from "@hosting-platform/sdk";
import { describe, expect, test } from "vitest";
import { rejection } from "../../../support/rejection.js";
import { open, type Service } from "./support.js";

const CREDENTIALS = { clientId: "client_1", clientSecret: "emulator-client-secret" };
const EXCHANGE = "POST /v1/integrations/sso/token";
const HOUR = 3_600_000;
const INVALID_GRANT = { status: 400, body: { error: "invalid_grant" } };

/** Sends a user through the platform and back to the callback; gives the code and the state. */
async function signIn({ url }: Emulator, more: Record<string, string> = {}): Promise<{ code: string; state: string }> {
  const state = createState();
  const query = new URLSearchParams({ client_id: "client_1", response_type: "code", state, ...more });
  const { headers } = await fetch(`${url}/_emulator/sso/authorize?${query.toString()}`, { redirect: "manual" });
  return ssoCallback(headers.get("location") ?? "", { expectedState: state });
}

const checksOf = ({ url }: Emulator) => ({ jwks: `${url}/_emulator/sso/jwks.json`, issuer: url, audience: "client_1" });

async function openSignedIn(): Promise<
  Service & { client: ReturnType<typeof createClient>; tokens: Awaited<ReturnType<typeof exchangeCode>> }
> {
  const service = await open();
  const client = createClient({ baseUrl: service.emulator.url });
  return { ...service, client, tokens: await exchangeCode(client, { ...(await signIn(service.emulator)), ...CREDENTIALS }) };
}

describe("signing a user in", () => {
  test.each(["json", "form"] as const)("gives tokens that are good for calls and for another exchange, as %s", async (encoding) => {
    const { emulator, platform } = await open();
    const client = createClient({ baseUrl: emulator.url });
    const nonce = createState();
    const callback = await signIn(emulator, { nonce, user: "user_2" });
    const tokens = await exchangeCode(client, { ...callback, ...CREDENTIALS, encoding });
    const claims = await verifyIdToken(tokens.id_token, { ...checksOf(emulator), nonce });
    expect(claims).toMatchObject({ sub: "user_2", email: "user-2@example.com" });
    expect(await listWebhooks(platform({ token: tokens.access_token ?? "" }))).toHaveLength(1);
    const next = await refreshTokens(client, { refreshToken: tokens.refresh_token ?? "", ...CREDENTIALS, encoding });
    expect(await listWebhooks(platform({ token: next.access_token ?? "" }))).toHaveLength(1);
    expect((await verifyIdToken(next.id_token, checksOf(emulator))).sub).toBe("user_2");
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
  });

  test.each([
    ["before it was done", true],
    ["after it was done", "after"],
  ] as const)("sends a code once where the connection is reset %s", async (_, reset) => {
    const { emulator, fault, received } = await open();
    const used = fault({ operation: "exchangeSsoToken", reset, times: 1 });
    const client = createClient({ baseUrl: emulator.url, retry: { unsafe: true } });
    const callback = await signIn(emulator);
    await rejection(exchangeCode(client, { ...callback, ...CREDENTIALS }), TransportError);
    expect(used()).toBe(1);
    const again = exchangeCode(client, { ...callback, ...CREDENTIALS });
    if (reset === true) expect((await again).token_type).toBe("Bearer");
    else await expect(again).rejects.toMatchObject(INVALID_GRANT);
    const exchanges = (await received()).filter((line) => line.startsWith(EXCHANGE));
    expect(exchanges).toEqual([`${EXCHANGE} no answer`, `${EXCHANGE} ${reset === true ? 200 : 400}`]);
  });
});

describe("by the emulator's clock", () => {
  test("an access token expires, and one that renews itself goes on with one exchange and one more call", async () => {
    const { emulator, client, tokens, received } = await openSignedIn();
    const rotated: string[] = [];
    const provider = ssoTokens({
      client,
      ...CREDENTIALS,
      refreshToken: tokens.refresh_token ?? "",
      onRotate: (token) => rotated.push(token),
    });
    const renewing = createClient({ baseUrl: emulator.url, auth: bearer(provider) });
    expect(await listWebhooks(renewing)).toHaveLength(1);
    emulator.clock.advance(HOUR);
    expect(await listWebhooks(renewing)).toHaveLength(1);
    expect(new Set([tokens.refresh_token, ...rotated]).size).toBe(3);
    expect((await received()).slice(2)).toEqual([
      `${EXCHANGE} 200`,
      "GET /v1/webhooks 200",
      "GET /v1/webhooks 401",
      `${EXCHANGE} 200`,
      "GET /v1/webhooks 200",
    ]);
  });
});
