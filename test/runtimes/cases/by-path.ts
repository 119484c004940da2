import { bearer } from "@hosting-platform/auth";
import {
  createAccessGroup,
  createPathClient,
  ForbiddenError,
  type Middleware,
  NotFoundError,
  type PlatformClient,
  readAccessGroup,
  readArtifact,
  replaceArtifact,
  TransportError,
  unwrap,
} from "@hosting-platform/client";
import { NO_STREAMS_UP } from "./bodies.js";
import { ENCODED, NAME } from "./calls.js";
import { abortedAfter, type Case, define, drain, echo, equal, failure, limited, NO_BLOBS, received } from "./case.js";

const GROUP = "/v1/access-groups/{idOrName}";

/** Calls by path, which reject or resolve to the two or three fields of a result. */
function read(client: PlatformClient, idOrName: string, init?: { signal?: AbortSignal; timeout?: number }) {
  return client.GET(GROUP, { params: { path: { idOrName } }, ...init });
}

export const byPath: Case[] = [
  define("calls by path, in the form of a result and in the throwing form", async ({ baseUrl }) => {
    const client = createPathClient({ baseUrl });
    const { data, response } = await read(client, NAME);
    equal(
      [echo(data).path, response.status, response.url],
      [`/v1/access-groups/${ENCODED}`, 200, `${baseUrl}/v1/access-groups/${ENCODED}`],
    );
    equal((await read(client, "status-403")).error, { error: { code: "refused" } });
    equal((await failure(unwrap(read(client, "status-403")), ForbiddenError)).status, 403);
    equal([(await client.DELETE(GROUP, { params: { path: { idOrName: "empty" } } })).data], [undefined]);
  }),
  define("runs middleware around operations, once however often a request is sent", async ({ baseUrl }) => {
    const seen: string[] = [];
    const middleware: Middleware = {
      onRequest({ request, schemaPath }) {
        seen.push(`${request.method} ${schemaPath} ${request.headers.get("authorization")}`);
        request.headers.set("x-note", "from middleware");
      },
      onResponse({ response }) {
        seen.push(`${response.status}`);
      },
    };
    const client = createPathClient({ baseUrl, auth: bearer(({ reason }) => (reason === "rejected" ? "fresh" : "stale")) });
    client.use(middleware);
    const group = echo(await readAccessGroup(client, { path: { idOrName: "for-fresh-tokens" } }));
    equal([group.authorization, group.note], ["Bearer fresh", "from middleware"]);
    const flaky = echo(await readAccessGroup(client, { path: { idOrName: "flaky-504" } }));
    equal([flaky.note, await received(baseUrl, "/v1/access-groups/flaky-504")], ["from middleware", 2]);
    const created = echo(await createAccessGroup(client, { body: { name: "é" } }));
    equal([created.contentType, created.body, created.note], ["application/json", '{"name":"é"}', "from middleware"]);
    equal(seen, [`GET ${GROUP} null`, "200", `GET ${GROUP} null`, "200", "POST /v1/access-groups null", "200"]);
    client.eject(middleware);
    equal(echo(await readAccessGroup(client, { path: { idOrName: "web" } })).note, null);
  }),
  define("moves bytes, forms and errors through middleware", async ({ baseUrl }) => {
    const client = createPathClient({ baseUrl, retry: false });
    client.use({
      onRequest: ({ request }) => new Request(request, { headers: { ...Object.fromEntries(request.headers), "x-note": "replaced" } }),
    });
    const path = { hash: "through-middleware" };
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const put = echo(await replaceArtifact(client, { path, body: bytes, contentType: "application/octet-stream" }));
    equal([put.note, put.contentType], ["replaced", "application/octet-stream"]);
    equal(new Uint8Array(await readArtifact(client, { path, parseAs: "arrayBuffer" })).join(), bytes.join());
    equal((await drain(await readArtifact(client, { path, parseAs: "stream" }))).length > 0, true);
    const error = await failure(readAccessGroup(client, { path: { idOrName: "status-404" } }), NotFoundError);
    equal([error.body, error.attempts], [{ error: { code: "refused" } }, 1]);
    for (const idOrName of ["cut-200", "cut-chunked"]) await failure(readAccessGroup(client, { path: { idOrName } }), TransportError);
    for (const idOrName of ["silent", "dripping-200"]) {
      const { signal, reason } = abortedAfter(50);
      equal((await failure(readAccessGroup(client, { path: { idOrName }, signal }), Error)) === reason, true);
    }
  }),
  limited([...NO_STREAMS_UP, ...NO_BLOBS], "sends a stream through middleware", async ({ baseUrl }) => {
    const client = createPathClient({ baseUrl });
    client.use({ onRequest: ({ request }) => request.headers.set("x-note", "streamed") });
    const body = new Blob(["in ", "pieces"]).stream();
    const sent = echo(await replaceArtifact(client, { path: { hash: "stream" }, body, contentType: "text/plain" }));
    equal([sent.body, sent.note], ["in pieces", "streamed"]);
  }),
];
