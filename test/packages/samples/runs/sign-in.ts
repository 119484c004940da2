import type { Emulator } from "@hosting-platform/emulator";

const CLIENT = { client_id: "client_1" };

/** The code of a user who has begun to sign in from two tabs, and finishes in the first: `url` is where the platform leads the browser with the code, `session` what was begun. */
export const SIGN_IN = `
      const session = {};
      const state = sample.begin(session);
      sample.begin(session);
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ client_id: "<CLIENT_ID>", state, user: "user_2" });
      const { code } = await (await fetch("https://issuer.example.com/_emulator/sso/codes", { method: "POST", headers, body })).json();
      const url = "https://provider.example.com/callback?code=" + code + "&state=" + state;`;

/** A code of the emulator for the default seed's client, as one who signs in has it. */
export async function codeOf({ url }: Emulator): Promise<string> {
  return (await post<{ code: string }>(`${url}/_emulator/sso/codes`, CLIENT)).code;
}

export async function tokensOf(emulator: Emulator): Promise<{ id_token: string; refresh_token: string }> {
  const code = await codeOf(emulator);
  const grant = { ...CLIENT, client_secret: "emulator-client-secret", grant_type: "authorization_code", code };
  return post(`${emulator.url}/v1/integrations/sso/token`, grant);
}

/** What the issuer that samples name is at the emulator. */
export function issuerOf({ url }: Emulator): Record<string, string> {
  return { "https://issuer.example.com/.well-known/jwks.json": `${url}/_emulator/sso/jwks.json`, "https://issuer.example.com": url };
}

async function post<Result>(url: string, body: object): Promise<Result> {
  const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Result;
}
