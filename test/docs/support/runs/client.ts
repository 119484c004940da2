import { groupNames, withGroups } from "../seeds.js";
import { API, created, type Expectations, HOOKS, LIST, WEB } from "./expectation.js";

const ARTIFACT = "api.example.com/v8/artifacts/abc";

/** Artifacts, which the reference does not show: what was put there is what is there. */
function artifacts(): Record<string, (request: Request, context: { path: Record<string, string> }) => Promise<Response> | Response> {
  const stored = new Map<string | undefined, ArrayBuffer>();
  return {
    replaceArtifact: async (request, { path }) => {
      stored.set(path["hash"], await request.arrayBuffer());
      return Response.json({});
    },
    readArtifact: (_, { path }) =>
      new Response(stored.get(path["hash"]) ?? null, { headers: { "content-type": "application/octet-stream" } }),
  };
}

export const CLIENT: Expectations = {
  "client/README.md: @hosting-platform/client": {
    seed: withGroups(21),
    prints: ["web 2", ...groupNames(20)],
    sends: [`${WEB} 200`, `${LIST}?teamId=team_1&limit=20 200`],
  },
  "client/README.md: Two entry points": { prints: ["1"], sends: [`${LIST} 200`] },
  "client/README.md: A call's options": {
    faults: [{ operation: "updateAccessGroup", status: 503 }],
    prints: ["api"],
    sends: [`${WEB} 200`, `POST ${API}/access-groups/web 503`, `POST ${API}/access-groups/web 200`],
  },
  "client/README.md: Redirects": {
    faults: [{ operation: "readArtifact", redirect: "https://storage.example.com/abc" }],
    // It must not be given the credential.
    elsewhere: ({ headers }) => (headers.authorization === undefined ? { body: "bytes" } : { status: 400 }),
    prints: ["5"],
    sends: [`GET ${ARTIFACT} 302`, "GET storage.example.com/abc 200"],
  },
  "client/README.md: A schema": {
    handlers: { createWebhook: created },
    prints: ["hook_1 https://example.com/hook"],
    sends: [`POST ${HOOKS} 200`],
  },
  "client/README.md: Hooks": {
    faults: [{ operation: "readAccessGroup", status: 503 }],
    prints: ["readAccessGroup 503 attempt 1", "readAccessGroup 200 attempt 2"],
    sends: [`${WEB} 503`, `${WEB} 200`],
  },
  "client/README.md: Errors": {
    faults: [{ operation: "createAccessGroup", status: 410 }],
    prints: ["gone req_000000000001"],
    sends: [`POST ${API}/access-groups 410`],
  },
  "client/README.md: Operations known by method and path only": {
    handlers: { createWebhook: created, ...artifacts() },
    prints: ["{ id: 'hook_1', url: 'https://example.com/hook' } bytes"],
    sends: [`POST ${HOOKS}?further=key 200`, `PUT ${ARTIFACT} 200`, `GET ${ARTIFACT} 200`],
  },
  "client/README.md: The response": {
    seed: withGroups(21),
    prints: ["req_000000000001 20"],
    sends: [`${LIST}?limit=20 200`],
  },
  "client/README.md: By path": {
    prints: [
      "GET https://api.example.com/v1/access-groups/web",
      "false",
      "GET https://api.example.com/v1/webhooks",
      "[ 'https://example.com/webhooks/1' ]",
    ],
    sends: [`${WEB} 200`, `GET ${HOOKS} 200`],
  },

  "client/src/by-path/unwrap.ts": { prints: ["1"], sends: [`GET ${HOOKS} 200`] },
  "client/src/core-client.ts": { prints: ["2"], sends: [`${WEB} 200`] },
  "client/src/create-client.ts": { prints: ["2"], sends: [`${WEB} 200`] },
};
