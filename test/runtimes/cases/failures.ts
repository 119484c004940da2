import { bearer } from "@hosting-platform/auth";
import {
  ApiError,
  createAccessGroup,
  createClient,
  ForbiddenError,
  HostingPlatformError,
  readAccessGroup,
  RedirectError,
  RequestError,
  ResponseError,
  ServerError,
  TimeoutError,
  TransportError,
} from "@hosting-platform/client";
import { type Case, echo, equal, failure } from "./case.js";

/** Reads the access group of this name, which the server has an answer of its own for. */
function read(baseUrl: string, idOrName: string, options?: Parameters<typeof createClient>[0]): Promise<unknown> {
  return readAccessGroup(createClient({ baseUrl, retry: false, ...options }), { path: { idOrName } });
}

export const failures: Case[] = [
  {
    name: "throws the error of a status, without the credential in it",
    async run({ baseUrl }) {
      const error = await failure(read(baseUrl, "forbidden", { baseUrl, auth: bearer("secret-token") }), ForbiddenError);
      equal([error instanceof ApiError, error instanceof HostingPlatformError, error instanceof Error], [true, true, true]);
      const { name, code, status, body, method, operationId, requestId, attempts } = error;
      equal([name, code, status, body], ["ForbiddenError", "API_ERROR", 403, { error: { code: "forbidden" } }]);
      equal([method, operationId, requestId, attempts], ["GET", "readAccessGroup", "request-1", 1]);
      equal(`${String(error)} ${error.stack ?? ""} ${JSON.stringify(error)}`.includes("secret"), false);
    },
  },
  {
    name: "aborts before a call, in flight and amid a body with the signal's reason",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl });
      for (const idOrName of ["silent", "dripping"]) {
        for (const delay of [0, 100]) {
          const controller = new AbortController();
          const reason = new Error("enough");
          if (delay === 0) controller.abort(reason);
          else setTimeout(() => controller.abort(reason), delay);
          const error = await failure(readAccessGroup(client, { path: { idOrName }, signal: controller.signal }), Error);
          equal(error === reason, true);
        }
      }
    },
  },
  {
    name: "times out for silence and for a body that drips",
    async run({ baseUrl }) {
      for (const idOrName of ["silent", "dripping"]) {
        const error = await failure(read(baseUrl, idOrName, { baseUrl, timeout: 150 }), TimeoutError);
        equal([error.code, error.attempts], ["TIMEOUT_ERROR", 1]);
      }
    },
  },
  {
    name: "ends all attempts at the deadline",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl, deadline: 300, retry: { attempts: 100 } });
      await failure(readAccessGroup(client, { path: { idOrName: "unavailable" } }), HostingPlatformError);
    },
  },
  {
    name: "tries a GET again after a 503, and a POST not",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl });
      equal(echo(await readAccessGroup(client, { path: { idOrName: "flaky" } })).path, "/v1/access-groups/flaky");
      const error = await failure(createAccessGroup(client, { query: { slug: "unavailable" }, body: { name: "web" } }), ServerError);
      equal([error.status, error.attempts], [503, 1]);
    },
  },
  {
    name: "takes what is cut short for no answer",
    async run({ baseUrl }) {
      for (const idOrName of ["cut-length", "cut-chunked", "cut-gzip", "reset"]) {
        const error = await failure(read(baseUrl, idOrName), TransportError);
        equal(error.code, "TRANSPORT_ERROR");
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
    name: "bounds a body by what it is once decompressed",
    async run({ baseUrl }) {
      await failure(read(baseUrl, "inflated"), ResponseError);
      await failure(read(baseUrl, "endless", { baseUrl, maxResponseBytes: 100_000 }), ResponseError);
    },
  },
  {
    name: "follows no redirect",
    async run({ baseUrl, runtime }) {
      const error = await failure(read(baseUrl, "moved", { baseUrl, auth: bearer("token") }), RedirectError);
      // A browser shows neither the status nor the location of a redirect that is not followed.
      const shown = runtime.startsWith("Chromium") ? [0, null] : [307, "/v1/access-groups/elsewhere"];
      equal([error.status, error.location ?? null], shown);
    },
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
