import { bearer } from "@hosting-platform/auth";
import {
  ApiError,
  BadRequestError,
  ConflictError,
  createClient,
  followRedirects,
  ForbiddenError,
  GoneError,
  HostingPlatformError,
  NotFoundError,
  RateLimitError,
  readAccessGroup,
  readArtifact,
  RedirectError,
  RequestError,
  ResponseError,
  ServerError,
  TransportError,
  UnauthorizedError,
} from "@hosting-platform/client";
import { type Case, drain, echo, equal, failure, type Limit, received } from "./case.js";

/** Reads the access group of this name, which the server has an answer of its own for. */
function read(baseUrl: string, idOrName: string, options?: Parameters<typeof createClient>[0]): Promise<unknown> {
  return readAccessGroup(createClient({ baseUrl, retry: false, ...options }), { path: { idOrName } });
}

/** The class of each error status, and its name, which a minified bundle keeps for errors alone. */
const CLASSES = [
  [400, BadRequestError, "BadRequestError"],
  [401, UnauthorizedError, "UnauthorizedError"],
  [402, ApiError, "ApiError"],
  [403, ForbiddenError, "ForbiddenError"],
  [404, NotFoundError, "NotFoundError"],
  [409, ConflictError, "ConflictError"],
  [410, GoneError, "GoneError"],
  [429, RateLimitError, "RateLimitError"],
  [500, ServerError, "ServerError"],
  [503, ServerError, "ServerError"],
] as const;

/** Fetch, 4.4: without being followed, a redirect is an answer with neither status nor header fields there. */
const HIDDEN_REDIRECTS: Pick<Limit, "runtime" | "reason"> = {
  runtime: /^Chromium /,
  reason: "a browser shows nothing of a redirect that it does not follow",
};

export const failures: Case[] = [
  {
    name: "throws the error of a status, without the credential in it",
    async run({ baseUrl }) {
      for (const [status, Class, name] of CLASSES) {
        const error = await failure(read(baseUrl, `status-${status}`, { baseUrl, auth: bearer("secret-token") }), Class);
        equal([error instanceof ApiError, error instanceof HostingPlatformError, error instanceof Error], [true, true, true]);
        equal([error.name, error.code, error.status, error.body], [name, "API_ERROR", status, { error: { code: "refused" } }]);
        equal([error.method, error.operationId, error.requestId, error.attempts], ["GET", "readAccessGroup", "request-1", 1]);
        equal(`${String(error)} ${error.stack ?? ""} ${JSON.stringify(error)}`.includes("secret"), false);
      }
    },
  },
  {
    name: "takes what is cut short for no answer",
    async run({ baseUrl }) {
      for (const name of ["cut-200", "cut-500", "cut-chunked", "cut-gzip", "reset-amid-a-body", "reset"]) {
        const error = await failure(read(baseUrl, name), TransportError);
        equal([name, error.code], [name, "TRANSPORT_ERROR"]);
      }
    },
  },
  {
    name: "takes what is cut short for no answer, however it is read",
    async run({ baseUrl }) {
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
    name: "reports a server that is not there",
    async run() {
      // Nothing listens at the port 9, which browsers refuse to ask.
      await failure(read("http://127.0.0.1:9", "web"), TransportError);
    },
  },
  {
    name: "takes HTML, no body and cut JSON for no result",
    async run({ baseUrl }) {
      for (const idOrName of ["html", "nothing", "cut-json"]) {
        const error = await failure(read(baseUrl, idOrName), ResponseError);
        equal([error.status, error.requestId], [200, "request-1"]);
      }
    },
  },
  {
    name: "bounds a body by what it is once decompressed, of a success and of an error",
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
    name: "follows no redirect",
    async run({ baseUrl }) {
      for (const status of [301, 302, 303, 307, 308])
        await failure(read(baseUrl, `moved-${status}`, { baseUrl, auth: bearer("token") }), RedirectError);
      equal(await received(baseUrl, "/v1/access-groups/elsewhere"), 0);
    },
  },
  {
    name: "shows where a redirect leads",
    async run({ baseUrl }) {
      const error = await failure(read(baseUrl, "moved-307"), RedirectError);
      equal([error.status, error.location ?? null], [307, "/v1/access-groups/elsewhere"]);
    },
    cannot: [{ ...HIDDEN_REDIRECTS, fails: /^Error: \[0,null\] instead of/ }],
  },
  {
    name: "follows a redirect where the call says so",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl, auth: bearer("token") });
      const group = echo(await readAccessGroup(client, { path: { idOrName: "moved-302" }, redirect: followRedirects }));
      equal([group.path, group.authorization], ["/v1/access-groups/elsewhere", "Bearer token"]);
    },
    cannot: [{ ...HIDDEN_REDIRECTS, fails: /^RedirectError: / }],
  },
  {
    name: "sends nothing for an argument that cannot be meant",
    async run({ baseUrl }) {
      for (const idOrName of ["", "..", "\ud800"]) await failure(read(baseUrl, idOrName), RequestError);
      const headers = { "x-note": "a\r\nb: c" };
      const error = await failure(readAccessGroup(createClient({ baseUrl }), { path: { idOrName: "web" }, headers }), RequestError);
      equal(error.message.includes("b: c"), false);
    },
  },
];
