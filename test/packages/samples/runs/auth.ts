import { EXCHANGE, type Expectations, LIST, PRINTED_CLIENT, WEB, ran } from "./expectation.js";
import { codeOf, issuerOf, SIGN_IN, tokensOf } from "./sign-in.js";
import { json } from "../../../harness/server.js";

const KEYS = "GET emulator/_emulator/sso/jwks.json 200";
const VAULT = "GET vault.example.com/token";
const vault = json({ token: "emulator-token", seconds: 60, expires: "2100-01-01T00:00:00Z" });

export const AUTH: Expectations = {
  "auth/README.md: @hosting-platform/auth": ran(["web"], [`${WEB}?teamId=team_1 200`]),
  "auth/README.md: Tokens": ran(["1"], [`${VAULT}?reason=missing 200`, `${LIST} 200`], { elsewhere: () => vault }),
  "auth/README.md: Tokens 2": ran(["not signed in: The token is missing, or has invalid characters or a prefix"], [], {
    before: "globalThis.localStorage = { getItem: () => null };",
  }),
  "auth/README.md: Signing users in": ran(
    ["user_2", "state_used", "state_missing"],
    ["POST emulator/_emulator/sso/codes 200", `${EXCHANGE} 200`, KEYS],
    {
      fill: issuerOf,
      after: `${SIGN_IN}
      console.log(await sample.callback(new Request(url), session));
      console.log(await sample.callback(new Request(url), session).catch((error) => error.reason));
      console.log(await sample.callback(new Request(url), {}).catch((error) => error.reason));`,
    },
  ),
  "auth/README.md: Callback": ran(["code-1 state_mismatch"], [], {
    before: `const rows = new Set(["states/session-1/state-1"]);
      globalThis.database = { remove: async (table, key) => Number(rows.delete(table + "/" + key)) };`,
    after: `
      const request = new Request("https://provider.example.com/callback?code=code-1&state=state-1");
      const code = () => sample.codeOf(request, "session-1");
      console.log(await code(), await code().catch((error) => error.reason));`,
  }),
  "auth/README.md: Acting for an integration": ran(["refresh-token true", "1"], [`${EXCHANGE} 200`, `${LIST} 200`], {
    fill: async (emulator) => ({ "<REFRESH_TOKEN>": (await tokensOf(emulator)).refresh_token }),
    before: `const secrets = { "client-secret": "<CLIENT_SECRET>", "refresh-token": "<REFRESH_TOKEN>" };
      globalThis.vault = {
        read: async (name) => secrets[name],
        write: async (name, value) => console.log(name, /^refresh_[0-9a-zA-Z_-]{20,}$/.test(value) && value !== secrets[name]),
      };`,
  }),

  "auth/src/bearer.ts": ran(PRINTED_CLIENT),
  "auth/src/environment-token.ts": ran(["emulator-token"]),
  "auth/src/id-token.ts": ran(["user_1"], [KEYS], {
    fill: async (emulator) => ({ ...issuerOf(emulator), "<ID_TOKEN>": (await tokensOf(emulator)).id_token }),
  }),
  "auth/src/sso/callback.ts": ran(["code-1"], [], {
    after: `
      const request = new Request("https://provider.example.com/callback?code=code-1&state=state-1");
      console.log(await sample.callback(request, { state: "state-1" }));`,
  }),
  "auth/src/sso/exchange.ts": ran(["3600"], [`${EXCHANGE} 200`], { fill: async (emulator) => ({ "<CODE>": await codeOf(emulator) }) }),
  "auth/src/sso/exchange.ts 2": ran(["store the new refresh token"], [`${EXCHANGE} 200`], {
    fill: async (emulator) => ({ "<REFRESH_TOKEN>": (await tokensOf(emulator)).refresh_token }),
  }),
  "auth/src/sso/states.ts": ran(["43"]),
  "auth/src/sso/states.ts 2": ran(["code-1"], [], { fill: () => ({ "<CODE>": "code-1" }) }),
  "auth/src/sso/tokens.ts": ran(PRINTED_CLIENT),
  "auth/src/team.ts": ran(PRINTED_CLIENT),
};
