import { bearer } from "@hosting-platform/auth";
import {
  createClient,
  followRedirects,
  readAccessGroup,
  readArtifact,
  RedirectError,
  ResponseError,
  ServerError,
  TransportError,
} from "@hosting-platform/client";
import { type Case, define, drain, echo, equal, failure, type Limit, limited, received } from "./case.js";

/** Reads the access group of this name, for which the server has a special response. */
function read(baseUrl: string, idOrName: string, options?: Parameters<typeof createClient>[0]): Promise<unknown> {
  return readAccessGroup(createClient({ baseUrl, retry: false, ...options }), { path: { idOrName } });
}

/** Fetch, 4.4: in a browser, a redirect that is not followed is a response without status and headers. */
const HIDDEN_REDIRECTS: Pick<Limit, "runtime" | "reason"> = {
  runtime: /^Chromium /,
  reason: "a browser shows nothing of a redirect that it does not follow",
};

export const failures: Case[] = [
  define("refuses an incomplete success, however it is read, and keeps the status of an incomplete error", async ({ baseUrl }) => {
    equal((await failure(read(baseUrl, "cut-500"), ServerError)).status, 500);
    equal((await failure(read(baseUrl, "reset"), TransportError)).code, "TRANSPORT_ERROR");
    const client = createClient({ baseUrl, retry: false });
    for (const hash of ["cut-200", "cut-chunked", "cut-gzip", "reset-amid-a-body"]) {
      for (const parseAs of ["text", "blob", "arrayBuffer", "json"] as const)
        await failure(readArtifact(client, { path: { hash }, parseAs }), TransportError);
      const read = async (): Promise<string> => drain(await readArtifact(client, { path: { hash }, parseAs: "stream" }));
      await failure(read(), TransportError);
    }
  }),
  define("reports a server that is not there", async () => {
    // Nothing listens at the port 65000. Browsers and Deno refuse to ask lower ones.
    await failure(read("http://127.0.0.1:65000", "web"), TransportError);
  }),
  define("bounds a body by what it is once decompressed, of a success and of an error", async ({ baseUrl }) => {
    await failure(read(baseUrl, "inflated"), ResponseError);
    await failure(read(baseUrl, "endless-200", { baseUrl, maxResponseBytes: 100_000 }), ResponseError);
    await failure(read(baseUrl, "endless-500", { baseUrl, maxResponseBytes: 100_000 }), ServerError);
    const client = createClient({ baseUrl });
    for (const parseAs of ["text", "blob", "arrayBuffer"] as const)
      await failure(readArtifact(client, { path: { hash: "inflated" }, parseAs }), ResponseError);
  }),
  define("follows no redirect", async ({ baseUrl }) => {
    for (const status of [301, 302, 303, 307, 308])
      await failure(read(baseUrl, `moved-${status}`, { baseUrl, auth: bearer("token") }), RedirectError);
    equal(await received(baseUrl, "/v1/access-groups/elsewhere"), 0);
  }),
  limited([{ ...HIDDEN_REDIRECTS, fails: /^Error: \[0,null\] instead of/ }], "shows where a redirect leads", async ({ baseUrl }) => {
    const error = await failure(read(baseUrl, "moved-307"), RedirectError);
    equal([error.status, error.location ?? null], [307, "/v1/access-groups/elsewhere"]);
  }),
  limited([{ ...HIDDEN_REDIRECTS, fails: /^RedirectError: / }], "follows a redirect where the call says so", async ({ baseUrl }) => {
    const client = createClient({ baseUrl, auth: bearer("token") });
    const group = echo(await readAccessGroup(client, { path: { idOrName: "moved-302" }, redirect: followRedirects }));
    equal([group.path, group.authorization], ["/v1/access-groups/elsewhere", "Bearer token"]);
  }),
];
