import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { findAccessToken } from "../../../../packages/emulator/src/internal/access-tokens.js";
import { codeFor, contextOf, exchange, exchangeCode, refresh, SECRET, sha256 } from "./harness.js";

const TEXT = expect.any(String) as string;

describe("code exchange", () => {
  it("returns all fields of the second shape, with an expiring access token", async () => {
    const context = contextOf();
    const { status, body, headers } = await exchangeCode(context, await codeFor(context, { user: "user_2", teamId: "team_2" }));
    expect(status).toBe(200);
    expect(body).toEqual({ access_token: TEXT, id_token: TEXT, token_type: "Bearer", refresh_token: TEXT, expires_in: 3_600 });
    expect(headers).toEqual({ "cache-control": "no-store", pragma: "no-cache" });
    const expiresAt = context.clock.now() + 3_600_000;
    const found = { userId: "user_2", teamIds: ["team_2"], family: "family_000000000001", expiresAt };
    expect(findAccessToken(context, String(body["access_token"]))).toEqual(found);
  });

  it("returns no access token to a client configured for the first shape", async () => {
    const context = contextOf();
    const first = { client_id: "client_first" };
    const { status, body } = await exchangeCode(context, await codeFor(context, first), first);
    expect(status).toBe(200);
    expect(body).toEqual({ access_token: null, id_token: TEXT, token_type: null, refresh_token: TEXT });
    expect(context.store.count("tokens")).toBe(0);
    const again = await refresh(context, body["refresh_token"], first);
    expect([again.status, again.body["access_token"]]).toEqual([200, null]);
  });

  it("refuses an unknown client and a wrong secret with the same error", async () => {
    const context = contextOf();
    const code = await codeFor(context);
    const secrets = ["wrong", "", sha256(SECRET)].map((secret) => ({ client_secret: secret }));
    const wrong = [...secrets, { client_id: "nobody" }, { client_id: "" }];
    const bodies: unknown[] = [];
    for (const credentials of wrong) bodies.push((await exchangeCode(context, code, credentials)).body);
    expect(bodies[0]).toMatchObject({ error: "invalid_client", status: 403, rule: "sso.client" });
    expect(bodies).toEqual(wrong.map(() => bodies[0]));
    expect((await exchangeCode(context, code)).status).toBe(200);
  });

  const REDIRECT = { redirect_uri: "https://app.example.com/callback" };
  it.each([
    ["another client's code", {}, { client_id: "client_2" }, "sso.code"],
    ["no redirect URI where one was named", REDIRECT, {}, "sso.code.redirectUri"],
    ["a redirect URI that the client does not have", {}, { redirect_uri: "https://other.example.com/" }, "sso.code.redirectUri"],
    ["no state where one was given", { state: "st4te" }, {}, "sso.code.state"],
    ["a state where none was given", {}, { state: "st4te" }, "sso.code.state"],
  ])("refuses %s and keeps the code valid", async (_, asked, given, rule) => {
    const context = contextOf();
    const code = await codeFor(context, asked);
    const { status, body } = await exchangeCode(context, code, given);
    expect([status, body["error"], body["rule"], body["status"]]).toEqual([400, "invalid_grant", rule, 400]);
    expect((await exchangeCode(context, code, asked)).status).toBe(200);
  });

  it.each([
    [{ teamId: "team_1" }, 200],
    [{ slug: "team_2_slug" }, 403],
    [{ teamId: "team_1", slug: "team_2_slug" }, 403],
  ])("exchanges a code of team_1 with the query %j: status %i", async (query, expected) => {
    const context = contextOf();
    expect(await exchangeCode(context, await codeFor(context, { teamId: "team_1" }), {}, query)).toMatchObject({ status: expected });
  });
});

describe("used codes", () => {
  it("refuses a second exchange and revokes the issued tokens", async () => {
    const context = contextOf();
    const [code, other] = [await codeFor(context), await codeFor(context)];
    const [first, bystander] = [await exchangeCode(context, code), await exchangeCode(context, other)];
    const second = await refresh(context, first.body["refresh_token"]);
    const replay = await exchangeCode(context, code);
    expect([replay.status, replay.body["error"], replay.body["rule"]]).toEqual([400, "invalid_grant", "sso.code.used"]);
    for (const { body } of [first, second]) {
      expect(findAccessToken(context, String(body["access_token"]))).toBeUndefined();
      const { status, body: refusal } = await refresh(context, body["refresh_token"]);
      expect([status, refusal["rule"]]).toEqual([400, "sso.refreshToken.revoked"]);
    }
    expect(findAccessToken(context, String(bystander.body["access_token"]))).toBeDefined();
    expect((await refresh(context, bystander.body["refresh_token"])).status).toBe(200);
  });

  it("revokes nothing for another client or a wrong secret", async () => {
    const context = contextOf();
    const code = await codeFor(context);
    const { body } = await exchangeCode(context, code);
    expect((await exchangeCode(context, code, { client_id: "client_2" })).status).toBe(400);
    expect((await exchangeCode(context, code, { client_secret: "wrong" })).status).toBe(403);
    expect((await refresh(context, body["refresh_token"])).status).toBe(200);
  });
});

describe("refresh token exchange", () => {
  it("returns new tokens and keeps earlier access tokens valid", async () => {
    const context = contextOf();
    const first = await exchangeCode(context, await codeFor(context, { nonce: "n0nce" }));
    const second = await refresh(context, first.body["refresh_token"]);
    expect(second.status).toBe(200);
    expect(Object.keys(second.body).sort()).toEqual(Object.keys(first.body).sort());
    for (const name of ["access_token", "refresh_token"]) expect(second.body[name]).not.toBe(first.body[name]);
    for (const { body } of [first, second]) expect(findAccessToken(context, String(body["access_token"]))).toBeDefined();
    expect(decodeJwt(String(first.body["id_token"]))["nonce"]).toBe("n0nce");
    expect(decodeJwt(String(second.body["id_token"]))).not.toHaveProperty("nonce");
  });

  it("revokes all tokens of the code if a refresh token is reused", async () => {
    const context = contextOf();
    const first = await exchangeCode(context, await codeFor(context));
    const second = await refresh(context, first.body["refresh_token"]);
    const reuse = await refresh(context, first.body["refresh_token"]);
    expect([reuse.status, reuse.body["error"], reuse.body["rule"]]).toEqual([400, "invalid_grant", "sso.refreshToken.used"]);
    const next = await refresh(context, second.body["refresh_token"]);
    expect([next.status, next.body["error"], next.body["rule"]]).toEqual([400, "invalid_grant", "sso.refreshToken.revoked"]);
    expect(context.store.count("tokens")).toBe(0);
  });

  it.each([
    ["one that nobody gave", "refresh_unknown", {}, {}, 400, "invalid_grant", "sso.refreshToken"],
    ["another client's", undefined, { client_id: "client_2" }, {}, 400, "invalid_grant", "sso.refreshToken"],
    ["a wrong secret", undefined, { client_secret: "wrong" }, {}, 403, "invalid_client", "sso.client"],
    ["another team", undefined, {}, { teamId: "team_2" }, 403, "access_denied", "sso.team"],
  ])("refuses the exchange (%s) and keeps the token valid", async (_, token, more, query, ...expected) => {
    const context = contextOf();
    const { body } = await exchangeCode(context, await codeFor(context));
    const refused = await refresh(context, token ?? body["refresh_token"], more, query);
    expect([refused.status, refused.body["error"], refused.body["rule"]]).toEqual(expected);
    expect((await refresh(context, body["refresh_token"])).status).toBe(200);
  });
});

describe("lifetimes", () => {
  it.each([
    [59.999, 200, undefined],
    [60, 400, "sso.code.expired"],
  ])("advances %d seconds and exchanges a code: status %i", async (seconds, status, rule) => {
    const context = contextOf();
    const code = await codeFor(context);
    context.clock.advance(seconds);
    const exchanged = await exchangeCode(context, code);
    expect([exchanged.status, exchanged.body["rule"]]).toEqual([status, rule]);
  });

  it.each([
    [3_599.999, true],
    [3_600, false],
  ])("advances %d seconds and accepts an access token: %j", async (seconds, isGood) => {
    const context = contextOf();
    const { body } = await exchangeCode(context, await codeFor(context));
    context.clock.advance(seconds);
    expect(findAccessToken(context, String(body["access_token"])) !== undefined).toBe(isGood);
    expect((await refresh(context, body["refresh_token"])).status).toBe(200);
  });
});

it("keeps secrets out of the state and of refusals", async () => {
  const context = contextOf();
  const code = await codeFor(context);
  const { body } = await exchangeCode(context, code);
  const next = await refresh(context, body["refresh_token"]);
  const refusals = [
    await exchangeCode(context, code, { client_secret: "wr0ng" }),
    await refresh(context, body["refresh_token"]),
    await exchangeCode(context, code),
    await exchange(context, { grant_type: "refresh_token", refresh_token: next.body["refresh_token"] }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([403, 400, 400, 400]);
  const seen = JSON.stringify([context.store.snapshot(), refusals]);
  const tokens = [body, next.body].flatMap((granted) => ["access_token", "refresh_token", "id_token"].map((name) => String(granted[name])));
  for (const secret of [code, SECRET, JSON.stringify(SECRET).slice(1, -1), "wr0ng", ...tokens]) expect(seen).not.toContain(secret);
  expect(seen).toContain(sha256(code));
});
