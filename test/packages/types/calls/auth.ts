import { EQUALS, IMPORTS } from "../../../harness/type-assertions.js";
import type { Calls } from "./calls.js";

const START = `${IMPORTS}import * as a from "@hosting-platform/auth";
import { verifyIdToken, type IdTokenClaims } from "@hosting-platform/auth/id-token";
import { createClient } from "@hosting-platform/client/core";
const baseUrl = "https://api.example.com";
const integration = { clientId: "client_1", clientSecret: "secret" };
${EQUALS}`;

export const auth: Calls = {
  start: START,
  right: {
    "a token from a string, a function or the environment": `
    for (const source of ["token", () => "token", async () => "token", a.environmentToken(), a.environmentToken("NAME")]) {
      same<Equals<ReturnType<typeof a.bearer>, p.Authentication>>();
      createClient({ baseUrl, auth: a.bearer(source) });
    }
    a.bearer(async ({ reason, signal }) => {
      same<Equals<typeof reason, "missing" | "expiring" | "rejected">>();
      same<Equals<typeof signal, AbortSignal>>();
      return { token: "token", expiresAt: new Date() };
    }, { now: Date.now });`,
    "a team by id or by slug": `
    createClient({ baseUrl, team: a.team({ teamId: "team_1" }) });
    a.team({ teamId: undefined as string | undefined });
    const scope = a.team({ slug: "acme" });
    same<Equals<typeof scope, p.TeamScope>>();`,
    "an exchange with any client, resolving to the contract's tokens": `
    const tokens = await a.exchangeCode(client, { ...integration, code: "c", state: "s", redirectUri: "https://example.com/back", encoding: "form" });
    same<Equals<typeof tokens, t.SsoTokenResponse>>();
    const further = await a.refreshTokens(createClient({ baseUrl }), { ...integration, refreshToken: "r", timeout: 5, signal: AbortSignal.abort() });
    same<Equals<typeof further, t.SsoTokenResponse>>();`,
    "a callback as a string, URL or Request": `
    const states = a.memoryStates({ lifetime: 60_000 });
    const { code, state } = await a.ssoCallback("https://example.com/back?code=c&state=s", { expectedState: states });
    await a.ssoCallback(new URL("https://example.com/back"), { expectedState: a.createState() });
    await a.ssoCallback(new Request("https://example.com/back"), { expectedState: { take: async () => true } });
    same<Equals<typeof code | typeof state, string>>();
    same<Equals<Awaited<ReturnType<typeof states.create>>, string>>();`,
    "rotated tokens as a provider": `
    const provider = a.ssoTokens({ ...integration, client, refreshToken: "r", onRotate: async (token) => void token.length });
    same<Equals<typeof provider, a.TokenProvider>>();
    a.bearer(provider);`,
    "the claims of a verified ID token": `
    const keys = { keys: [{ kty: "EC" }] } as const;
    const claims = await verifyIdToken("a.b.c", { jwks: keys, issuer: "i", audience: "a", nonce: undefined, clockTolerance: 5 });
    await verifyIdToken("a.b.c", { jwks: new URL("https://issuer.example.com/keys"), issuer: "i", audience: "a" });
    same<Equals<typeof claims, IdTokenClaims>>();
    same<Equals<typeof claims.sub, string>>();
    same<Equals<typeof claims.email, unknown>>();`,
    "the reason of an error": `
    const error: unknown = new Error();
    if (error instanceof a.SsoError) same<Equals<typeof error.reason, a.SsoErrorReason>>();
    const base: p.HostingPlatformError[] = [new a.SsoError("state_missing", ""), new a.AuthError("")];
    void base;`,
  },
  wrong: [
    ["a token that may be undefined", `a.bearer("token" as string | undefined);`, "TS2345"],
    ["a provider that returns a number", "a.bearer(() => 1);", "TS2345"],
    ["a team without id and slug", `a.team({});`, "TS2345"],
    ["a team by id and slug", `a.team({ teamId: "team_1", slug: "acme" });`, "TS2345"],
    ["an exchange without a secret", `a.exchangeCode(client, { clientId: "client_1", code: "c" });`, "TS2345"],
    ["an exchange with retries", `a.refreshTokens(client, { ...integration, refreshToken: "r", retry: { attempts: 2 } });`, "TS2353"],
    ["a callback without an expected state", `a.ssoCallback("https://example.com/back", {});`, "TS2345"],
    ["an ID token check without an audience", `verifyIdToken("a.b.c", { jwks: { keys: [] }, issuer: "i" });`, "TS2345"],
  ],
};
