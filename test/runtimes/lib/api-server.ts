import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { Echo } from "../cases/case.js";

/** The server that the cases speak to, on the loopback interface. */
export interface ApiServer {
  baseUrl: string;
  close(): Promise<void>;
}

interface Call {
  echo: Echo;
  body: Buffer;
  query: URLSearchParams;
  response: ServerResponse;
  state: State;
}

/** What the server remembers; each runtime gets a server of its own. */
interface State {
  seen: Set<string>;
  artifacts: Map<string, { body: Buffer; contentType: string }>;
  refreshes: number;
}

export async function startApiServer(): Promise<ApiServer> {
  const state: State = { seen: new Set(), artifacts: new Map(), refreshes: 0 };
  const server = createServer((request, response) => {
    // A caller that goes away while it sends leaves nobody to answer.
    receive(request, response, state).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function receive(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  const { method = "", url = "", headers } = request;
  // A page is of another origin, since its server is another one.
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-expose-headers", "x-request-id");
  response.setHeader("x-request-id", "request-1");
  if (method === "OPTIONS") {
    response.setHeader("access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
    // A wildcard does not stand for this one.
    response.setHeader("access-control-allow-headers", "authorization, content-type");
    response.writeHead(204).end();
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const [path = "", search = ""] = url.split("?", 2);
  const query = new URLSearchParams(search);
  const echo: Echo = {
    method,
    path,
    query: Object.fromEntries(query),
    authorization: headers.authorization ?? null,
    contentType: headers["content-type"] ?? null,
    body: body.toString(),
  };
  answer({ echo, body, query, response, state });
}

function answer(call: Call): void {
  const { echo, body, query, response, state } = call;
  const { method, path } = echo;
  const name = path.slice(path.lastIndexOf("/") + 1);
  const named = NAMED[name];
  if (named) named(call);
  else if (path === "/v1/integrations/sso/token") sendJson(response, 200, tokens(call));
  else if (path === "/v1/access-groups" && method === "GET" && !query.has("teamId")) sendPage(call);
  else if (path.startsWith("/v8/artifacts/") && method === "PUT") {
    state.artifacts.set(name, { body, contentType: echo.contentType ?? "" });
    sendJson(response, 200, echo);
  } else if (path.startsWith("/v8/artifacts/")) {
    const artifact = state.artifacts.get(name);
    response.writeHead(artifact ? 200 : 404, { "content-type": artifact?.contentType ?? "text/plain" }).end(artifact?.body);
  } else sendJson(response, query.get("slug") === "unavailable" ? 503 : 200, echo);
}

/** What is answered for a last segment of the path. */
const NAMED: Record<string, ((call: Call) => void) | undefined> = {
  forbidden: ({ response }) => sendJson(response, 403, { error: { code: "forbidden" } }),
  unavailable: ({ response }) => sendJson(response, 503, {}),
  flaky: sendAtSecond,
  "flaky-for-hooks": sendAtSecond,
  "for-fresh-tokens": ({ echo, response }) => sendJson(response, echo.authorization === "Bearer fresh" ? 200 : 401, echo),
  moved: ({ response }) => void response.writeHead(307, { location: "/v1/access-groups/elsewhere" }).end(),
  empty: ({ response }) => void response.writeHead(204).end(),
  silent: () => undefined,
  dripping({ response }) {
    begin(response);
    const drip = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(drip));
  },
  "cut-length": ({ response }) => cut(response, { "content-length": "1000" }, '{"name":'),
  "cut-chunked": ({ response }) => cut(response, {}, '{"name":"web"}'),
  "cut-gzip": ({ response }) => cut(response, { "content-encoding": "gzip" }, gzipSync('{"name":"web"}').subarray(0, -4)),
  reset: ({ response }) => void response.socket?.resetAndDestroy(),
  html: ({ response }) => void response.writeHead(200, { "content-type": "text/html" }).end("<p>Log in</p>"),
  nothing: ({ response }) => void response.writeHead(200, { "content-type": "application/json" }).end(),
  "cut-json": ({ response }) => void response.writeHead(200, { "content-type": "application/json" }).end('{"name":'),
  inflated({ response }) {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(INFLATED);
  },
  endless({ response }) {
    begin(response);
    const more = (): void => {
      while (!response.destroyed && response.write(" ".repeat(10_000)));
    };
    response.on("drain", more);
    more();
  },
};

/** 32 MiB in 32 kB. */
const INFLATED = gzipSync(Buffer.alloc(32 * 1024 * 1024, " "));

function sendAtSecond({ echo, response, state }: Call): void {
  sendJson(response, state.seen.has(echo.path) ? 200 : 503, echo);
  state.seen.add(echo.path);
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
}

/** Ends the connection amid the body, once what there is of it has left. */
function cut(response: ServerResponse, headers: Record<string, string>, start: string | Uint8Array): void {
  response.writeHead(200, { "content-type": "application/json", ...headers });
  response.write(start, () => setTimeout(() => response.destroy(), 20));
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

/** Tokens whose refresh token is good for one exchange, and what came, which is an unknown field to the client. */
function tokens({ echo, state }: Call): object {
  const given = { access_token: "access", token_type: "Bearer", expires_in: 3600, ...echo };
  if (!echo.body.includes("refresh_token")) return given;
  const turn = ++state.refreshes;
  return { ...given, access_token: `access-${turn}`, refresh_token: `refresh-${turn}` };
}

/** The cursors of the three pages: one with what a URL has to encode, and one beyond ASCII. */
const CURSORS = ["", "a&b=c#d%25 e+f", "é"];

function sendPage({ query, response, state }: Call): void {
  const index = CURSORS.indexOf(query.get("next") ?? "");
  if (index < 0) {
    sendJson(response, 400, {});
    return;
  }
  const isFirstFailure = query.get("search") === "failing" && index === 1 && !state.seen.has("failing");
  if (isFirstFailure) {
    state.seen.add("failing");
    sendJson(response, 500, {});
    return;
  }
  const accessGroups = [1, 2, 3, 4, 5].slice(index * 2, index * 2 + 2).map((number) => ({ name: `group-${number}` }));
  const next = query.get("search") === "endless" ? CURSORS[1] : (CURSORS[index + 1] ?? null);
  sendJson(response, 200, { accessGroups, pagination: { count: accessGroups.length, next } });
}
