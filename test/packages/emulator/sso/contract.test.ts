import { describe, expect, it } from "vitest";
import { RequestCounter } from "../../../../packages/emulator/src/internal/request-ids.js";
import { createApp } from "../../../../packages/emulator/src/internal/app.js";
import { loadContract } from "../../../../packages/emulator/src/internal/contract/load-contract.js";
import { exchangeSsoToken } from "../../../../packages/emulator/src/internal/sso/exchange.js";
import { codeFor, contextOf, SECRET, type TestContext } from "./support.js";

const contract = loadContract();

/** Sends to the app of the operations, which holds requests and answers against the contract. */
async function send(context: TestContext, body: Record<string, string>, encoding: "json" | "form"): Promise<Response> {
  const { store, clock, ids, url } = context;
  const app = createApp({
    contract,
    store,
    clock,
    ids,
    requestIds: new RequestCounter(),
    url,
    handlers: { exchangeSsoToken },
    registered: new Map(),
  });
  const isForm = encoding === "form";
  return app.request("/v1/integrations/sso/token", {
    method: "POST",
    headers: { "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json" },
    body: isForm ? new URLSearchParams(body).toString() : JSON.stringify(body),
  });
}

describe("held against the contract", () => {
  for (const encoding of ["json", "form"] as const)
    it.each(["client_1", "client_first"])(`both grants and their refusals are as it says, as ${encoding} and for %s`, async (clientId) => {
      const context = contextOf();
      const credentials = { client_id: clientId, client_secret: SECRET };
      const grant = { grant_type: "authorization_code", code: await codeFor(context, { client_id: clientId }), ...credentials };
      const exchanged = await send(context, grant, encoding);
      expect(exchanged.status).toBe(200);
      expect(exchanged.headers.get("cache-control")).toBe("no-store");
      const { refresh_token: token } = (await exchanged.json()) as { refresh_token: string };
      const refreshed = await send(context, { grant_type: "refresh_token", refresh_token: token, ...credentials }, encoding);
      expect(refreshed.status).toBe(200);
      const replayed = await send(context, grant, encoding);
      expect(replayed.status).toBe(400);
      expect(await replayed.json()).toMatchObject({ error: "invalid_grant", rule: "sso.code.used" });
      const denied = await send(context, { ...grant, client_secret: "wrong" }, encoding);
      expect(denied.status).toBe(403);
      expect(await denied.json()).toMatchObject({ error: "invalid_client", rule: "sso.client" });
    });
});
