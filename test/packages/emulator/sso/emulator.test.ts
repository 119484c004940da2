import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { exchangeCode, refreshTokens, ssoCallback } from "@hosting-platform/auth";
import { verifyIdToken } from "@hosting-platform/auth/id-token";
import { createClient } from "@hosting-platform/client";
import { describe, expect, it, vi } from "vitest";
import type { Emulator, Seed } from "../../../../packages/emulator/src/index.js";
import { SECRET } from "./harness.js";
import { call, post, start } from "../start/harness.js";
import { emptyFolder } from "../../../harness/folders.js";

const CREDENTIALS = { clientId: "client_1", clientSecret: SECRET };

const SEED: Seed = {
  seed: "sso",
  teams: [{ id: "team_1", slug: "first", members: [{ uid: "user_1", teamRole: "OWNER" }] }],
  users: [{ uid: "user_1", username: "ada", email: "ada@example.com" }],
  tokens: [{ token: "t0ken", userId: "user_1", teamIds: ["team_1"] }],
  ssoClients: [{ clientId: "client_1", clientSecret: SECRET, redirectUris: ["https://app.example.com/callback?kept=1"] }],
};

/** Where a browser is sent that follows a link of another site; `fetch` would not say so in its headers. */
async function follow(link: string): Promise<string> {
  const request = get(link, { headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.resume();
  return response.headers.location ?? `${response.statusCode} without a location`;
}

const giveCode = async (emulator: Emulator): Promise<string> =>
  ((await post(emulator, "/_emulator/sso/codes", { client_id: "client_1" })).body as { code: string }).code;

const clientOf = ({ url }: Emulator): ReturnType<typeof createClient> => createClient({ baseUrl: url });

describe("single sign-on", () => {
  it.each(["127.0.0.1", "0.0.0.0"])("publishes discovery on %s and signs in a user from a cross-site link", async (host) => {
    const started = await start({ seed: SEED, host });
    // On all addresses, the caller's name for the emulator may be the only one that it reaches.
    const emulator = host === "0.0.0.0" ? { ...started, url: `http://localhost:${started.port}` } : started;
    const { body } = await call(emulator, "/.well-known/openid-configuration");
    const discovery = body as Record<"issuer" | "authorization_endpoint" | "jwks_uri", string>;
    expect(discovery.issuer).toBe(emulator.url);
    const location = await follow(`${discovery.authorization_endpoint}?client_id=client_1&state=st4te${host}`);
    const callback = await ssoCallback(location, { expectedState: `st4te${host}` });
    const tokens = await exchangeCode(clientOf(emulator), { ...callback, ...CREDENTIALS, encoding: "form" });
    const claims = await verifyIdToken(tokens.id_token, { jwks: discovery.jwks_uri, issuer: discovery.issuer, audience: "client_1" });
    expect(claims.sub).toBe("user_1");
  });

  it("verifies an ID token once the key endpoint recovers from a fault", async () => {
    const emulator = await start({ seed: SEED });
    const tokens = await exchangeCode(clientOf(emulator), { code: await giveCode(emulator), ...CREDENTIALS });
    const jwks = `${emulator.url}/_emulator/sso/jwks.json`;
    const verify = () => verifyIdToken(tokens.id_token, { jwks, issuer: emulator.url, audience: "client_1" });
    emulator.faults.add({ path: "/_emulator/sso/jwks.json", status: 503, times: 1 });
    await expect(verify()).rejects.toMatchObject({ reason: "id_token_key" });
    // Past the time in which the keys are not requested again.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    expect((await verify()).sub).toBe("user_1");
  });

  it.each([
    ["/_emulator/sso/jwks.json", { status: 503 }, 503],
    ["/.well-known/openid-configuration", { responseBody: { issuer: "https://other.example.com" } }, 200],
    ["/_emulator/sso/authorize?client_id=client_1", { path: "/_emulator/sso/*", query: { client_id: "client_1" }, status: 500 }, 500],
    ["/_emulator/sso/codes", { path: "/_emulator/sso/codes", body: { client_id: "client_1" }, status: 500 }, 500],
    ["/_emulator/sso/nothing", { truncate: 1 }, 404],
  ])("applies a fault to %s", async (path, fault, status) => {
    const emulator = await start({ seed: SEED });
    emulator.faults.add(fault);
    const init = path.endsWith("/codes") ? { method: "POST", body: '{"client_id":"client_1"}' } : {};
    expect((await fetch(emulator.url + path, { headers: { "content-type": "application/json" }, ...init })).status).toBe(status);
    expect(emulator.faults.list()).toMatchObject([{ used: 1 }]);
  });

  it("keeps the key, used codes and refresh tokens across a restart", async () => {
    const options = { seed: SEED, data: join(emptyFolder(), "state.json") };
    const first = await start(options);
    const keys = await call(first, "/_emulator/sso/jwks.json");
    const code = await giveCode(first);
    const { refresh_token: refreshToken = "" } = await exchangeCode(clientOf(first), { code, ...CREDENTIALS });
    await first.close();
    const second = await start(options);
    expect(await call(second, "/_emulator/sso/jwks.json")).toEqual(keys);
    const next = await refreshTokens(clientOf(second), { refreshToken, ...CREDENTIALS });
    await expect(exchangeCode(clientOf(second), { code, ...CREDENTIALS })).rejects.toMatchObject({ status: 400 });
    const revoked = refreshTokens(clientOf(second), { refreshToken: next.refresh_token ?? "", ...CREDENTIALS });
    await expect(revoked).rejects.toMatchObject({ status: 400 });
  });
});
