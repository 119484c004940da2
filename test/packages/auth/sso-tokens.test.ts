import { AuthError, bearer, ssoTokens, type SsoTokensOptions, type TokenRequest } from "@hosting-platform/auth";
import { ApiError, createClient, RequestError } from "@hosting-platform/client";
import { beforeEach, expect, test, vi } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { json, useServer } from "../../harness/server.js";
import { parallel } from "./provider.js";
import { CREDENTIALS, expectNoSecrets, fieldsOf, SECRETS, TOKENS } from "./sso.js";

const server = useServer();
const REQUEST: TokenRequest = { reason: "missing", signal: new AbortController().signal };

let kept: string[] = [];
beforeEach(() => (kept = []));

const provide = (options: Partial<SsoTokensOptions> = {}) =>
  ssoTokens({
    client: createClient({ baseUrl: server.baseUrl }),
    ...CREDENTIALS,
    refreshToken: "r3fresh-0",
    onRotate: (refreshToken) => kept.push(refreshToken),
    ...options,
  });

/** Returns a new pair of tokens each time. */
function rotate(fields: object = {}): void {
  server.respond(() => {
    const count = server.requests.length;
    return json({ ...TOKENS, access_token: `acc3ss-${count}`, refresh_token: `r3fresh-${count}`, expires_in: undefined, ...fields });
  });
}

const sent = (): unknown[] => server.requests.map((request) => fieldsOf(request)["refresh_token"]);

test("sends the rotated refresh token with the next refresh", async () => {
  rotate();
  const auth = bearer(provide());
  expect(await auth.token()).toBe("acc3ss-1");
  expect(await auth.refresh("acc3ss-1")).toBe("acc3ss-2");
  expect(await auth.refresh("acc3ss-2")).toBe("acc3ss-3");
  expect(sent()).toEqual(["r3fresh-0", "r3fresh-1", "r3fresh-2"]);
  expect(kept).toEqual(["r3fresh-1", "r3fresh-2", "r3fresh-3"]);
});

test("waits for onRotate before using the new tokens", async () => {
  rotate();
  const events: string[] = [];
  let finish: (() => void) | undefined;
  const onRotate = async (refreshToken: string): Promise<void> => {
    events.push(`keeps ${refreshToken}`);
    await new Promise<void>((resolve) => (finish = resolve));
    events.push(`kept ${refreshToken}`);
  };
  const auth = bearer(provide({ onRotate }));
  const tokens = parallel(20, async () => events.push(await auth.token()));
  await expect.poll(() => finish).toBeDefined();
  expect(events).toEqual(["keeps r3fresh-1"]);
  expect(server.requests).toHaveLength(1);
  finish?.();
  await tokens;
  expect(events.slice(0, 3)).toEqual(["keeps r3fresh-1", "kept r3fresh-1", "acc3ss-1"]);
  expect(server.requests).toHaveLength(1);
});

test("calls onRotate again after a failure without another exchange", async () => {
  rotate();
  const offered: string[] = [];
  const onRotate = (refreshToken: string): void => {
    if (offered.push(refreshToken) < 3) throw new RangeError(`cannot keep ${refreshToken}`);
  };
  const auth = bearer(provide({ onRotate }));
  for (let count = 0; count < 2; count++) {
    const error = await rejection(auth.token(), AuthError);
    expect(error.message).toBe("onRotate failed with RangeError");
    expectNoSecrets(error);
  }
  expect(await auth.token()).toBe("acc3ss-1");
  expect(offered).toEqual(["r3fresh-1", "r3fresh-1", "r3fresh-1"]);
  expect(sent()).toEqual(["r3fresh-0"]);
  expect(await auth.refresh("acc3ss-1")).toBe("acc3ss-2");
  expect(sent()).toEqual(["r3fresh-0", "r3fresh-1"]);
});

test.each([
  [{ refresh_token: undefined }],
  [{ refresh_token: "" }],
  [{ refresh_token: null, expires_in: null }],
  [{ refresh_token: "r3fresh-0" }],
  [{ refresh_token: 5 }],
])("keeps the refresh token and skips onRotate for %j", async (fields) => {
  rotate(fields);
  const auth = bearer(provide());
  await auth.refresh(await auth.token());
  expect(sent()).toEqual(["r3fresh-0", "r3fresh-0"]);
  expect(kept).toEqual([]);
});

test.each([3_600, "3600", " 3600 "])("reads the expires_in %j as seconds", async (lifetime) => {
  rotate({ expires_in: lifetime });
  vi.spyOn(Date, "now").mockReturnValue(5);
  expect(await provide()(REQUEST)).toMatchObject({ expiresAt: 3_600_005 });
});

test.each([
  [{ expires_in: "soon" }],
  [{ expires_in: {} }],
  [{ expires_in: "" }],
  [{ id_token: undefined }],
  [{ id_token: 5 }],
  [{ token_type: ["Bearer"] }],
])("keeps the rotated refresh token of a response with %j", async (fields) => {
  rotate(fields);
  expect(await provide()(REQUEST)).toEqual({ token: "acc3ss-1", expiresAt: undefined });
  expect(kept).toEqual(["r3fresh-1"]);
});

test.each([[{ access_token: 5 }], [{ access_token: undefined }], [{ access_token: "" }]])(
  "keeps the rotated refresh token and throws an AuthError for a response with %j",
  async (fields) => {
    rotate(fields);
    const auth = bearer(provide());
    expect((await rejection(auth.token(), AuthError)).message).toBe("The response of the exchange has no access token");
    expect(kept).toEqual(["r3fresh-1"]);
    rotate();
    expect(await auth.token()).toBe("acc3ss-2");
    expect(sent()).toEqual(["r3fresh-0", "r3fresh-1"]);
  },
);

test.each([400, 500])("throws an AuthError without secrets after %i and tries again later", async (status) => {
  server.respond((request) => json({ error: "invalid_grant", sent: request.body.toString() }, status));
  const auth = bearer(provide());
  const error = await rejection(auth.token(), AuthError);
  expect(error.cause).toMatchObject({ code: "API_ERROR", status });
  expect([error instanceof ApiError, (error as unknown as ApiError).status]).toEqual([true, status]);
  expectNoSecrets(error);
  expect(server.requests).toHaveLength(1);
  rotate();
  expect(await auth.token()).toBe("acc3ss-2");
});

test.each([
  ["quotes the token", (token: string) => `cannot keep ${token}`, "onRotate failed with Error"],
  ["quotes the token in a URL", (token: string) => `PUT /?token=${encodeURIComponent(token)}`, "onRotate failed with Error"],
])("hides an error of onRotate that %s", async (_, reason, message) => {
  rotate({ refresh_token: SECRETS.refreshToken });
  const onRotate = (token: string): never => {
    throw new Error(reason(token));
  };
  const error = await rejection(bearer(provide({ onRotate })).token(), AuthError);
  expect(error.message).toBe(message);
  expectNoSecrets(error);
});

test.each([new Error("disk full"), { digest: "own" }])("rejects with what onRotate throws: %o", async (thrown) => {
  rotate();
  const onRotate = vi.fn().mockRejectedValue(thrown);
  expect(
    await bearer(provide({ onRotate }))
      .token()
      .catch((error: unknown) => error),
  ).toBe(thrown);
});

test.each(["clientId", "clientSecret", "refreshToken", "onRotate"])("throws if %s is missing", (name) => {
  for (const value of [undefined, null, ""]) expect(() => provide({ [name]: value })).toThrow(RequestError);
});

test("uses the access token of the sign-in until it expires", async () => {
  rotate();
  const auth = bearer(provide({ accessToken: "acc3ss-0", expiresAt: Date.now() + 3_600_000 }));
  expect(await auth.token()).toBe("acc3ss-0");
  expect(server.requests).toEqual([]);
  expect(await auth.refresh("acc3ss-0")).toBe("acc3ss-1");
  expect(await bearer(provide({ accessToken: "acc3ss-0", expiresAt: Date.now() - 1 })).token()).toBe("acc3ss-2");
});

test("sends no exchange before the Retry-After of a failed one", async () => {
  server.respond({ ...json({}, 503), headers: { "retry-after": "30" } });
  const now = vi.spyOn(Date, "now").mockReturnValue(0);
  const auth = bearer(provide());
  for (let count = 0; count < 100; count++) await rejection(auth.token(), AuthError);
  expect(server.requests).toHaveLength(1);
  rotate();
  now.mockReturnValue(30_000);
  expect(await auth.token()).toBe("acc3ss-2");
});

test.each([true, false])("passes the refresh token to onRotate again if that never settles, within the limit: %s", async (isWithin) => {
  rotate();
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  const offered: string[] = [];
  const onRotate = (token: string): unknown => (offered.push(token) < 2 ? new Promise(() => undefined) : undefined);
  const auth = bearer(provide({ onRotate }));
  const token = auth.token();
  token.catch(() => undefined);
  if (isWithin) await expect.poll(() => offered).toHaveLength(1);
  limit.abort(new DOMException("too long", "TimeoutError"));
  await rejection(token, AuthError);
  await expect.poll(() => offered).toHaveLength(1);
  timeout.mockRestore();
  expect(await auth.token()).toBe("acc3ss-1");
  expect(offered).toEqual(["r3fresh-1", "r3fresh-1"]);
  expect(server.requests).toHaveLength(1);
});
