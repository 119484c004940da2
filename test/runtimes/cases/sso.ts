import { bearer, createState, exchangeCode, memoryStates, ssoCallback, SsoError } from "@hosting-platform/auth";
import { verifyIdToken } from "@hosting-platform/auth/id-token";
import { createClient, replaceArtifact } from "@hosting-platform/client";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { type Case, define, echo, equal, failure, limited, received } from "./case.js";

const [ISSUER, AUDIENCE] = ["https://issuer.example.com", "client_1"];

type Key = Awaited<ReturnType<typeof generateKeyPair>>["privateKey"] | Uint8Array;

/** An ID token that is as it should be, but for its header. */
function sign(key: Key, header: { alg: string; kid: string }): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const payload = { iss: ISSUER, aud: AUDIENCE, sub: "user_1", iat: now, exp: now + 300, nonce: "nonce-1" };
  return new SignJWT(payload).setProtectedHeader(header).sign(key);
}

async function publish(baseUrl: string, name: string, keys: JWK[]): Promise<string> {
  await replaceArtifact(createClient({ baseUrl }), { path: { hash: name }, body: { keys }, contentType: "application/json" });
  return `${baseUrl}/v8/artifacts/${name}`;
}

const refusal = async (token: string, options: Parameters<typeof verifyIdToken>[1]): Promise<string> =>
  (await failure(verifyIdToken(token, options), SsoError)).reason;

export const sso: Case[] = [
  define("exchanges a code by JSON and by a form, with the secret in the body alone", async ({ baseUrl }) => {
    const client = createClient({ baseUrl, auth: bearer("token") });
    const grant = { code: "c&1", clientId: "client_1", clientSecret: "s=1" };
    const json = echo(await exchangeCode(client, grant));
    equal([json.contentType, json.authorization, json.query], ["application/json", null, {}]);
    equal(JSON.parse(json.body), { grant_type: "authorization_code", code: "c&1", client_id: "client_1", client_secret: "s=1" });
    const form = echo(await exchangeCode(client, { ...grant, encoding: "form" }));
    equal([form.contentType, form.authorization, form.query], ["application/x-www-form-urlencoded", null, {}]);
    equal(form.body, "grant_type=authorization_code&code=c%261&client_id=client_1&client_secret=s%3D1");
  }),
  define("takes a callback with the expected state, once", async () => {
    const states = memoryStates();
    const state = await states.create();
    const request = new Request(`https://app.example.com/callback?code=code_1&state=${state}`);
    equal(await ssoCallback(request, { expectedState: states }), { code: "code_1", state });
    equal((await failure(ssoCallback(request, { expectedState: states }), SsoError)).reason, "state_mismatch");
    equal((await failure(ssoCallback(request, { expectedState: createState() }), SsoError)).reason, "state_mismatch");
  }),
  define("verifies an ID token by the keys that the issuer publishes, and asks for them once", async ({ baseUrl }) => {
    for (const alg of ["ES256", "RS256"]) {
      const { publicKey, privateKey } = await generateKeyPair(alg);
      const jwks = await publish(baseUrl, `keys-${alg}`, [{ ...(await exportJWK(publicKey)), kid: "key-1", alg }]);
      const token = await sign(privateKey, { alg, kid: "key-1" });
      const options = { jwks, issuer: ISSUER, audience: AUDIENCE, nonce: "nonce-1" };
      for (let time = 0; time < 2; time++) equal((await verifyIdToken(token, options)).sub, "user_1");
      // The first time, they were published.
      equal(await received(baseUrl, `/v8/artifacts/keys-${alg}`), 2);
    }
  }),
  limited(
    [{ runtime: /^jsdom /, reason: "its Uint8Array is another", fails: /^TypeError: Key for the HS256/ }],
    "refuses an ID token that is not as it should be",
    async ({ baseUrl }) => {
      const { publicKey, privateKey } = await generateKeyPair("ES256");
      const key = { ...(await exportJWK(publicKey)), kid: "key-1", alg: "ES256" };
      const jwks = await publish(baseUrl, "keys-to-refuse-by", [key]);
      const options = { jwks, issuer: ISSUER, audience: AUDIENCE, nonce: "nonce-1" };
      const header = { alg: "ES256", kid: "key-1" };
      const good = await sign(privateKey, header);
      const [head = "", payload = "", signature = ""] = good.split(".");
      const encode = (value: object): string => btoa(JSON.stringify(value)).replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_");
      equal(await refusal([head, encode({ sub: "user_2" }), signature].join("."), options), "id_token_signature");
      equal(await refusal(`${encode({ alg: "none" })}.${payload}.`, options), "id_token_algorithm");
      const published = new TextEncoder().encode(JSON.stringify(key));
      equal(await refusal(await sign(published, { alg: "HS256", kid: "key-1" }), options), "id_token_algorithm");
    },
  ),
];
