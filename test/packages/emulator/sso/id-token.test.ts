import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { keySet } from "../../../../packages/emulator/src/internal/sso/keys.js";
import { codeFor, contextOf, exchangeCode, START, type TestContext } from "./harness.js";

async function idTokenOf(context: TestContext, more: Record<string, string> = {}): Promise<string> {
  const { body } = await exchangeCode(context, await codeFor(context, more));
  return String(body["id_token"]);
}

describe("the ID token", () => {
  it("contains the user, the client and the time of the emulator's clock", async () => {
    const context = contextOf();
    context.clock.advance(0.999);
    const token = await idTokenOf(context, { nonce: "n0nce" });
    const iat = START / 1_000;
    expect(decodeJwt(token)).toEqual({
      iss: context.url,
      sub: "user_1",
      aud: "client_1",
      iat,
      exp: iat + 3_600,
      nonce: "n0nce",
      email: "ada@example.com",
      name: "Ada",
    });
  });

  it("is signed with the key that its header names", async () => {
    const context = contextOf();
    const token = await idTokenOf(context);
    const keys = await keySet(context);
    expect(keys.keys).toHaveLength(1);
    expect(decodeProtectedHeader(token)).toEqual({ alg: "ES256", kid: keys.keys[0]?.kid, typ: "JWT" });
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), { currentDate: new Date(context.clock.now()) });
    expect(payload.sub).toBe("user_1");
  });
});

describe("the key set", () => {
  it("contains only the public key, with the members of RFC 7517", async () => {
    const [key] = (await keySet(contextOf())).keys;
    expect(key).toEqual({
      kty: "EC",
      crv: "P-256",
      x: expect.stringMatching(/^[\w-]{43}$/) as string,
      y: expect.stringMatching(/^[\w-]{43}$/) as string,
      kid: expect.stringMatching(/^[\w-]{43}$/) as string,
      alg: "ES256",
      use: "sig",
    });
  });

  it("survives a restore and does not depend on issued codes", async () => {
    const context = contextOf();
    await codeFor(context);
    const before = await keySet(context);
    const restored = contextOf("other seed");
    restored.store.restore(context.store.snapshot());
    expect(await keySet(restored)).toEqual(before);
    expect(before).toEqual(await keySet(contextOf()));
  });
});
