import type { HttpBindings } from "@hono/node-server";
import { bearerOf } from "./contract/authenticate.js";
import { failureResponse, toResponse } from "./contract/to-response.js";
import { control, CONTROL_PATH, type ControlActions } from "./control/control-routes.js";
import { exposeHeaders, preflightResponse, type CrossOrigin } from "./control/cross-origin.js";
import { type HomeFacts, homePage } from "./control/home-page.js";
import { type OwnAddress, refuseForeignHost, refuseForeignPage } from "./control/origin-guard.js";
import { Refusal } from "./refusal.js";
import { ObservedRequest } from "./requests/observed-request.js";
import type { Respond } from "./serve.js";
import type { World } from "./world.js";
import type { Worlds } from "./worlds.js";

/** Dependencies of {@link createRespond}. */
export interface RespondParts {
  address: OwnAddress;
  crossOrigin: CrossOrigin;
  worlds: Worlds;
  actions: (world: World) => ControlActions;
  home: () => HomeFacts;
  /** Called for each request before it is processed. */
  onRequest: (sockets: HttpBindings, path: string) => void;
  /** Called for errors outside the operations; returns the request ID for the response. */
  onFailure: (error: unknown) => string;
}

/** Creates the top-level handler: it rejects cross-origin requests, then routes to sign-in, control, home page or operations. */
export function createRespond(parts: RespondParts): Respond {
  return async (request, sockets) => {
    try {
      const response = await route(parts, request, sockets);
      if (!sockets.outgoing.headersSent) exposeHeaders(response, sockets.outgoing);
      return response;
    } catch (error) {
      return toResponse(failureResponse(undefined, error), parts.onFailure(error));
    }
  };
}

function route(parts: RespondParts, request: Request, sockets: HttpBindings): Response | Promise<Response> {
  const { address, crossOrigin, worlds, home, onRequest } = parts;
  const url = new URL(request.url);
  const { pathname: path } = url;
  onRequest(sockets, path);
  const isSso = path.startsWith(`${CONTROL_PATH}sso/`) || path.startsWith("/.well-known/");
  const isControl = path.startsWith(CONTROL_PATH) && !isSso;
  const foreignHost = refuseForeignHost(request, address);
  if (foreignHost !== undefined) return Response.json(foreignHost, { status: foreignHost.status });
  const isAdmitted = !isControl && crossOrigin.admit(request, sockets.outgoing);
  const foreignPage = isAdmitted ? undefined : refuseForeignPage(request, isControl);
  if (foreignPage !== undefined) return Response.json(foreignPage, { status: foreignPage.status });
  const preflight = isAdmitted ? preflightResponse(request) : undefined;
  if (preflight !== undefined) return preflight;
  if (isControl) return controlled(parts, request, path);
  if (path === "/" && (request.method === "GET" || request.method === "HEAD")) return homePage(request, home());
  const observed = new ObservedRequest(request, sockets.incoming, url);
  const world = worlds.of(observed);
  const serve = (found: World): Promise<Response> => recorded(found, isSso ? found.sso : found.app, observed, { request, sockets });
  return world instanceof Promise ? world.then(serve) : serve(world);
}

/** Controls the world of the token, by default the default world. */
function controlled({ worlds, actions }: RespondParts, request: Request, path: string): Promise<Response> {
  const header = request.headers.get("authorization");
  const world = header === null ? worlds.main : worlds.withToken(bearerOf(header) ?? "");
  if (world !== undefined) return control(request, path, actions(world));
  const message = "No world has this token. Send the token of a world, or none for the default world.";
  const refusal = new Refusal(401, "credential.known", message, { in: "header", at: "authorization" });
  return Promise.resolve(Response.json(refusal, { status: refusal.status }));
}

/** Serves a request and records it. */
async function recorded(
  { state, requests }: World,
  server: World["app"],
  observed: ObservedRequest,
  { request, sockets }: { request: Request; sockets: HttpBindings },
): Promise<Response> {
  observed.generation = state.generation();
  const { outgoing } = sockets;
  const end = requests.add(observed, state.clock.now(), outgoing);
  // At once, since the order of arrival decides which faults and handlers requests get.
  const response = await server.fetch(request, { ...sockets, observed });
  // Before the client has the response, so that the list has the request with its body then.
  end(await observed.body());
  if (observed.answeredBy !== undefined && !outgoing.headersSent) outgoing.setHeader("x-emulator-answered-by", observed.answeredBy);
  return response;
}
