import { createPathClient, exchangeSsoToken, type PlatformClient, replaceArtifact } from "@hosting-platform/client";
import { describe, expect, test, vi } from "vitest";
import { failing } from "../../harness/fault-server.js";
import { elapse, reset, silence, useService, useStoppedTime } from "../../harness/service.js";
import { byPath } from "./contract.js";

const service = useService();
useStoppedTime();

const options = { retry: { attempts: 5, unsafe: true }, timeout: 50 };
const grant = { grant_type: "refresh_token", refresh_token: "r", client_id: "c", client_secret: "s" } as const;
const stream = () => new Blob(["streamed"]).stream();

const CALLS: Record<string, (client: PlatformClient) => Promise<unknown>> = {
  "the token exchange": (client) => exchangeSsoToken(client, { body: grant, ...options }),
  "the token exchange by path": async (client) => byPath(client).POST("/v1/integrations/sso/token", { body: grant, ...options }),
  "a stream": (client) => replaceArtifact(client, { path: { hash: "a" }, body: stream(), ...options }),
  "a stream by path": async (client) =>
    byPath(client).PUT("/v8/artifacts/{hash}", { params: { path: { hash: "a" } }, body: stream(), ...options }),
};

describe.each(Object.entries(CALLS))("%s", (_, call) => {
  test.each(Object.entries({ "status 503": failing(503), "a reset": reset, silence }))(
    "is sent once after %s with any retry options",
    async (__, fault) => {
      service.respond(fault);
      const client = createPathClient({ baseUrl: service.baseUrl, fetch: service.fetch });
      for (const sent of [1, 2]) {
        const called = call(client).catch(() => undefined);
        // The body is read by then, which takes more than the turns of an idle client.
        await service.arrived(sent);
        await elapse(called);
        await vi.advanceTimersByTimeAsync(100_000);
        expect(service.requests).toHaveLength(sent);
        client.use({ onRequest: ({ request }) => new Request(request) });
      }
    },
  );
});
