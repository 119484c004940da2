import { createClient, exchangeSsoToken, type PlatformClient, replaceArtifact } from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { failing, reset, silence } from "../../support/fault-server.js";
import { type Answer, type Handler, useServer } from "../../support/server.js";
import { byPath } from "./contract.js";
import { outcome } from "./ways.js";

const server = useServer();
const options = { retry: { attempts: 5, unsafe: true }, timeout: 50 };
const grant = { grant_type: "refresh_token", refresh_token: "r", client_id: "c", client_secret: "s" } as const;
const stream = () => new Blob(["streamed"]).stream();

const CALLS: Record<string, (client: PlatformClient) => Promise<unknown>> = {
  "the exchange": (client) => exchangeSsoToken(client, { body: grant, ...options }),
  "the exchange by path": async (client) => byPath(client)["POST"]?.("/v1/integrations/sso/token", { body: grant, ...options }),
  "a stream": (client) => replaceArtifact(client, { path: { hash: "a" }, body: stream(), ...options }),
  "a stream by path": async (client) =>
    byPath(client)["PUT"]?.("/v8/artifacts/{hash}", { params: { path: { hash: "a" } }, body: stream(), ...options }),
};

const FAULTS: Record<string, Answer | Handler> = { "an answer that may change": failing(503), "a reset": reset, silence };

describe.each(Object.entries(CALLS))("%s is sent once, whatever the call says of retries,", (_, call) => {
  test.each(Object.entries(FAULTS))("after %s", async (__, fault) => {
    server.answer(fault);
    const client = createClient({ baseUrl: server.baseUrl });
    await outcome(() => call(client));
    expect(server.requests).toHaveLength(1);
    client.use({ onRequest: ({ request }) => new Request(request) });
    await outcome(() => call(client));
    expect(server.requests).toHaveLength(2);
  });
});

test("and what is like it, but neither of them, is sent again", async () => {
  server.answer(failing(503));
  await outcome(() =>
    replaceArtifact(createClient({ baseUrl: server.baseUrl }), { path: { hash: "a" }, body: "text", retry: { attempts: 2 } }),
  );
  expect(server.requests).toHaveLength(2);
});
