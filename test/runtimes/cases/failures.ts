import { bearer } from "@hosting-platform/auth";
import {
  createClient,
  followRedirects,
  readAccessGroup,
  readArtifact,
  RedirectError,
  ResponseError,
  TransportError,
} from "@hosting-platform/client";
import { type Case, drain, echo, equal, failure, type Limit, received } from "./case.js";

/** Reads the access group of this name, which the server has an answer of its own for. */
function read(baseUrl: string, idOrName: string, options?: Parameters<typeof createClient>[0]): Promise<unknown> {
  return readAccessGroup(createClient({ baseUrl, retry: false, ...options }), { path: { idOrName } });
}

/** Fetch, 4.4: without being followed, a redirect is an answer with neither status nor header fields there. */
const HIDDEN_REDIRECTS: Pick<Limit, "runtime" | "reason"> = {
  runtime: /^Chromium /,
  reason: "a browser shows nothing of a redirect that it does not follow",
};

export const failures: Case[] = [
  {
    name: "throws TransportError for a truncated response, however it is read",
    async run({ baseUrl }) {
      for (const name of ["cut-500", "reset"]) equal((await failure(read(baseUrl, name), TransportError)).code, "TRANSPORT_ERROR");
      const client = createClient({ baseUrl, retry: false });
      for (const hash of ["cut-200", "cut-chunked", "cut-gzip", "reset-amid-a-body"]) {
        for (const parseAs of ["text", "blob", "arrayBuffer", "json"] as const)
          await failure(readArtifact(client, { path: { hash }, parseAs }), TransportError);
        const read = async (): Promise<string> => drain(await readArtifact(client, { path: { hash }, parseAs: "stream" }));
        await failure(read(), TransportError);
      }
    },
  },
  {
    name: "throws TransportError if the server is not reachable",
    async run() {
      // Nothing listens at the port 9, which browsers refuse to ask.
      await failure(read("http://127.0.0.1:9", "web"), TransportError);
    },
  },
  {
    name: "limits the decompressed size of success and error bodies",
    async run({ baseUrl }) {
      await failure(read(baseUrl, "inflated"), ResponseError);
      await failure(read(baseUrl, "endless-200", { baseUrl, maxResponseBytes: 100_000 }), ResponseError);
      await failure(read(baseUrl, "endless-500", { baseUrl, maxResponseBytes: 100_000 }), ResponseError);
      const client = createClient({ baseUrl });
      for (const parseAs of ["text", "blob", "arrayBuffer"] as const)
        await failure(readArtifact(client, { path: { hash: "inflated" }, parseAs }), ResponseError);
    },
  },
  {
    name: "follows no redirects by default",
    async run({ baseUrl }) {
      for (const status of [301, 302, 303, 307, 308])
        await failure(read(baseUrl, `moved-${status}`, { baseUrl, auth: bearer("token") }), RedirectError);
      equal(await received(baseUrl, "/v1/access-groups/elsewhere"), 0);
    },
  },
  {
    name: "reports the location of a redirect",
    async run({ baseUrl }) {
      const error = await failure(read(baseUrl, "moved-307"), RedirectError);
      equal([error.status, error.location ?? null], [307, "/v1/access-groups/elsewhere"]);
    },
    cannot: [{ ...HIDDEN_REDIRECTS, fails: /^Error: \[0,null\] instead of/ }],
  },
  {
    name: "follows redirects if the call allows them",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl, auth: bearer("token") });
      const group = echo(await readAccessGroup(client, { path: { idOrName: "moved-302" }, redirect: followRedirects }));
      equal([group.path, group.authorization], ["/v1/access-groups/elsewhere", "Bearer token"]);
    },
    cannot: [{ ...HIDDEN_REDIRECTS, fails: /^RedirectError: / }],
  },
];
