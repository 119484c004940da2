import { withGroups } from "../harness/seeds.js";
import { API, created, type Expectations, HOOKS, LIST, PRINTED_CLIENT, WEB, ran } from "./expectation.js";

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

// prettier-ignore
export const CLIENT: Expectations = {
  "client/README.md: @hosting-platform/client": ran(["web 2", "web"], [`${WEB} 200`, `${LIST}?teamId=team_1&limit=20 200`]),
  "client/README.md: Call options": ran(["api"], [`${WEB} 200`, `POST ${API}/access-groups/web 503`, `POST ${API}/access-groups/web 200`], { faults: [{ operation: "updateAccessGroup", status: 503 }] }),
  "client/README.md: Redirects": ran(["5"], [`GET ${ARTIFACT} 302`, "GET storage.example.com/abc 200"], {
    faults: [{ operation: "readArtifact", redirect: "https://storage.example.com/abc" }],
    // It must not be given the credential.
    elsewhere: ({ headers }) => (headers.authorization === undefined ? { body: "bytes" } : { status: 400 }),
  }),
  "client/README.md: Schema validation": ran(["hook_1 https://example.com/hook"], [`POST ${HOOKS} 200`], { handlers: { createWebhook: created } }),
  "client/README.md: Hooks": ran(["readAccessGroup 503 attempt 1", "readAccessGroup 200 attempt 2"], [`${WEB} 503`, `${WEB} 200`], { faults: [{ operation: "readAccessGroup", status: 503 }] }),
  "client/README.md: Other implementations of fetch": ran(["https://api.example.com/v1/access-groups/web"], []),
  "client/README.md: Errors": ran(["gone req_000000000001"], [`POST ${API}/access-groups 410`], { faults: [{ operation: "createAccessGroup", status: 410 }] }),
  "client/README.md: Indexed operations": ran(
    ["{ id: 'hook_1', url: 'https://example.com/hook' } bytes"],
    [`POST ${HOOKS}?further=key 200`, `PUT ${ARTIFACT} 200`, `GET ${ARTIFACT} 200`],
    { handlers: { createWebhook: created, ...artifacts() } },
  ),
  "client/README.md: Response headers": ran(["req_000000000001 20"], [`${LIST}?limit=20 200`], { seed: withGroups(21) }),
  "client/README.md: Calls by path": ran([`GET https://${API}/access-groups/web`, "false", `GET https://${HOOKS}`, "[ 'https://example.com/webhooks/1' ]"], [`${WEB} 200`, `GET ${HOOKS} 200`]),

  "client/src/by-path/unwrap.ts": ran(["1"], [`GET ${HOOKS} 200`]),
  "client/src/by-path/create-path-client.ts": ran(["2 undefined"], [`${WEB} 200`]),
  "client/src/create-client.ts": ran(["2"], [`${WEB} 200`]),
  "client/src/by-request.ts": ran(PRINTED_CLIENT, []),
  "client/src/internal/transport/hooks.ts": ran(PRINTED_CLIENT, []),
  "client/src/read-as.ts": ran(["238"], [`${WEB} 200`]),
  "client/src/with-response.ts": ran(["web 200 null"], [`${WEB} 200`]),
};
