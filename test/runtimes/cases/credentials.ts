import { AuthError, bearer, createState, environmentToken, memoryStates, ssoCallback, SsoError, ssoTokens } from "@hosting-platform/auth";
import { verifyIdToken } from "@hosting-platform/auth/id-token";
import { createClient, HostingPlatformError, readAccessGroup, replaceArtifact, UnauthorizedError } from "@hosting-platform/client";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { type Case, echo, equal, failure } from "./case.js";

export const credentials: Case[] = [
  {
    name: "asks once for a token, and once more after a 401",
    async run({ baseUrl }) {
      const reasons: string[] = [];
      const auth = bearer(({ reason }) => {
        reasons.push(reason);
        return Promise.resolve(reason === "rejected" ? "fresh" : "stale");
      });
      const client = createClient({ baseUrl, auth });
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => readAccessGroup(client, { path: { idOrName: "for-fresh-tokens" } })),
      );
      equal(
        answers.map((answer) => echo(answer).authorization),
        Array.from({ length: 5 }, () => "Bearer fresh"),
      );
      equal(reasons, ["missing", "rejected"]);
    },
  },
  {
    name: "lets a 401 stand where there is no other token",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl, auth: bearer("stale") });
      const error = await failure(readAccessGroup(client, { path: { idOrName: "for-fresh-tokens" } }), UnauthorizedError);
      equal([error.status, error.attempts], [401, 1]);
    },
  },
  {
    name: "sends nothing without a token, or with one that no header field can have",
    async run({ baseUrl }) {
      for (const token of ["", "line\nbreak", "\u{1F600}"]) {
        const client = createClient({ baseUrl, auth: bearer(() => token) });
        const error = await failure(readAccessGroup(client, { path: { idOrName: "web" } }), AuthError);
        equal([error instanceof HostingPlatformError, error.code], [true, "AUTH_ERROR"]);
      }
    },
  },
  {
    name: "reads the token from the environment, where the runtime has one",
    async run({ baseUrl, runtime }) {
      const client = createClient({ baseUrl, auth: bearer(environmentToken()) });
      const call = readAccessGroup(client, { path: { idOrName: "web" } });
      if (/^(Node|Bun|Deno) /.test(runtime)) equal(echo(await call).authorization, "Bearer token-of-the-environment");
      else await failure(call, AuthError);
    },
  },
  {
    name: "rotates refresh tokens",
    async run({ baseUrl }) {
      const kept: string[] = [];
      const provider = ssoTokens({
        client: createClient({ baseUrl }),
        clientId: "client_1",
        clientSecret: "secret",
        refreshToken: "refresh-0",
        onRotate: (refreshToken) => void kept.push(refreshToken),
      });
      const client = createClient({ baseUrl, auth: bearer(provider) });
      equal(echo(await readAccessGroup(client, { path: { idOrName: "web" } })).authorization, "Bearer access-1");
      equal(kept, ["refresh-1"]);
    },
  },
  {
    name: "takes a callback with the expected state, once",
    async run() {
      const states = memoryStates();
      const state = await states.create();
      const request = new Request(`https://app.example.com/callback?code=code_1&state=${state}`);
      equal(await ssoCallback(request, { expectedState: states }), { code: "code_1", state });
      equal((await failure(ssoCallback(request, { expectedState: states }), SsoError)).reason, "state_mismatch");
      equal((await failure(ssoCallback(request, { expectedState: createState() }), SsoError)).reason, "state_mismatch");
    },
  },
  {
    name: "verifies an ID token by the keys that the issuer publishes",
    async run({ baseUrl }) {
      const { publicKey, privateKey } = await generateKeyPair("ES256");
      const keys = [{ ...(await exportJWK(publicKey)), kid: "key-1", alg: "ES256" }];
      const path = { hash: "keys" };
      await replaceArtifact(createClient({ baseUrl }), { path, body: { keys }, contentType: "application/json" });
      const [issuer, audience] = ["https://issuer.example.com", "client_1"];
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: "ES256", kid: "key-1" })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject("user_1")
        .setIssuedAt()
        .setExpirationTime("5 minutes")
        .sign(privateKey);
      const options = { jwks: `${baseUrl}/v8/artifacts/keys`, issuer, audience };
      equal((await verifyIdToken(token, options)).sub, "user_1");
      const error = await failure(verifyIdToken(token, { ...options, audience: "client_2" }), SsoError);
      equal(error.reason, "id_token_claim");
      const [header = "", , signature = ""] = token.split(".");
      const forged = [header, btoa(JSON.stringify({ sub: "user_2" })).replace(/=/g, ""), signature].join(".");
      equal((await failure(verifyIdToken(forged, options), SsoError)).reason, "id_token_signature");
    },
  },
];
