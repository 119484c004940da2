import { exchangeCode } from "@hosting-platform/auth";
import { createClient, listAccessGroups } from "@hosting-platform/client";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Emulator } from "../../../../packages/emulator/src/emulator.js";
import { startEmulator } from "../../../../packages/emulator/src/start-emulator.js";

const CREDENTIALS = { clientId: "client_1", clientSecret: "emulator-client-secret" };

async function start(): Promise<Emulator> {
  const emulator = await startEmulator({ port: 0, clock: "2030-01-01T00:00:00Z" });
  onTestFinished(() => emulator.close());
  return emulator;
}

async function giveCode({ url }: Emulator, teamId: string): Promise<string> {
  const body = JSON.stringify({ client_id: "client_1", user: "user_1", teamId });
  const response = await fetch(`${url}/_emulator/sso/codes`, { method: "POST", headers: { "content-type": "application/json" }, body });
  return ((await response.json()) as { code: string }).code;
}

describe("an access token of an exchange", () => {
  it("is good for the API, for its team alone, until it expires", async () => {
    const emulator = await start();
    const baseUrl = emulator.url;
    const code = await giveCode(emulator, "team_2");
    const { access_token: token } = await exchangeCode(createClient({ baseUrl }), { code, ...CREDENTIALS });
    const client = createClient({ baseUrl, headers: { authorization: `Bearer ${token}` } });
    expect(await listAccessGroups(client)).toMatchObject({ accessGroups: [{ name: "operations" }] });
    await expect(listAccessGroups(client, { query: { teamId: "team_1" } })).rejects.toMatchObject({ status: 403 });
    emulator.clock.advance(3_599_999);
    expect(await listAccessGroups(client)).toMatchObject({ accessGroups: [{ name: "operations" }] });
    emulator.clock.advance(1);
    await expect(listAccessGroups(client)).rejects.toMatchObject({ status: 401 });
  });

  it("is no longer good once its code is sent again, and its digest never is", async () => {
    const emulator = await start();
    const baseUrl = emulator.url;
    const code = await giveCode(emulator, "team_1");
    const { access_token: token } = await exchangeCode(createClient({ baseUrl }), { code, ...CREDENTIALS });
    const client = createClient({ baseUrl, headers: { authorization: `Bearer ${token}` } });
    expect(await listAccessGroups(client)).toMatchObject({ accessGroups: [{ name: "web" }] });
    for (const key of Object.keys(emulator.snapshot()["tokens"] ?? {}).filter((name) => name.startsWith("sha256:")))
      for (const sent of [key, key.slice("sha256:".length)]) {
        const { status } = await fetch(`${baseUrl}/v1/access-groups`, { headers: { authorization: `Bearer ${sent}` } });
        expect(status).toBe(401);
      }
    await expect(exchangeCode(createClient({ baseUrl }), { code, ...CREDENTIALS })).rejects.toMatchObject({ status: 400 });
    await expect(listAccessGroups(client)).rejects.toMatchObject({ status: 401 });
  });
});
