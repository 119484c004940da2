import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { close, listen } from "../../harness/loopback.js";
import type { Echo } from "../cases/case.js";
import { type Call, NAMED, NUMBERED, sendJson, type State } from "./responses.js";

/** The server that the cases speak to, on the loopback interface. */
export async function startApiServer(): Promise<{ baseUrl: string; close(): Promise<void> }> {
  const state: State = { received: new Map(), artifacts: new Map() };
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    // A caller that disconnects while it sends gets no response.
    receive(request, response, state).catch(() => response.destroy());
  });
  return { baseUrl: await listen(server), close: () => close(server) };
}

/** A page is of another origin, since its server is another one. */
const HEADERS = new Map([
  ["access-control-allow-origin", "*"],
  ["access-control-expose-headers", "x-request-id, retry-after"],
  ["access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE"],
  // A wildcard does not stand for the first.
  ["access-control-allow-headers", "authorization, content-type, x-note"],
  ["x-request-id", "request-1"],
]);

async function receive(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  const { method = "", url = "", headers } = request;
  for (const [name, value] of HEADERS) response.setHeader(name, value);
  if (method === "OPTIONS") return void response.writeHead(204).end();
  const body = await buffer(request);
  const [path = "", search = ""] = url.split("?", 2);
  const query = new URLSearchParams(search);
  if (path === "/received") return void sendJson(response, 200, state.received.get(query.get("path") ?? "") ?? 0);
  const count = (state.received.get(path) ?? 0) + 1;
  state.received.set(path, count);
  const { authorization = null, "user-agent": userAgent = null, "content-type": contentType = null, "x-note": note } = headers;
  const echo: Echo = {
    ...{ method, path, query: Object.fromEntries(query), authorization, userAgent, contentType },
    ...{ note: typeof note === "string" ? note : null, body: body.toString() },
  };
  respond({ echo, body, count, query, response, state });
}

function respond(call: Call): void {
  const { echo, body, query, response, state } = call;
  const { method, path } = echo;
  const name = path.slice(path.lastIndexOf("/") + 1);
  const [, kind = "", status = ""] = /^(.*)-([1-5]\d\d)$/.exec(name) ?? [];
  const [numbered, named] = [NUMBERED.get(kind), NAMED.get(name)];
  if (numbered) numbered(call, Number(status));
  else if (named) named(call);
  else if (path === "/v1/integrations/sso/token")
    sendJson(response, 200, { access_token: "access", id_token: "id", token_type: "Bearer", ...echo });
  else if (path === "/v1/access-groups" && method === "GET" && !query.has("teamId")) sendPage(call);
  else if (path.startsWith("/v8/artifacts/") && method === "PUT") {
    state.artifacts.set(name, { body, contentType: echo.contentType ?? "" });
    sendJson(response, 200, echo);
  } else if (path.startsWith("/v8/artifacts/")) {
    const artifact = state.artifacts.get(name);
    response.writeHead(artifact ? 200 : 404, { "content-type": artifact?.contentType ?? "text/plain" }).end(artifact?.body);
  } else sendJson(response, 200, echo);
}

/** The cursors of the three pages: one with what a URL has to encode, and one beyond ASCII. */
const CURSORS = ["", "a&b=c#d%25 e+f", "é"];

function sendPage({ query, response }: Call): void {
  const index = CURSORS.indexOf(query.get("next") ?? "");
  if (index < 0) return void sendJson(response, 400, {});
  const accessGroups = [1, 2, 3, 4, 5].slice(index * 2, index * 2 + 2).map((number) => ({ name: `group-${number}` }));
  sendJson(response, 200, { accessGroups, pagination: { count: accessGroups.length, next: CURSORS[index + 1] ?? null } });
}
