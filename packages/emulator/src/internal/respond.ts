import type { HttpBindings } from "@hono/node-server";
import type { Bindings } from "./app-parts.js";
import { failureResponse, toResponse } from "./contract/to-response.js";
import { control, CONTROL_PATH, type ControlActions } from "./control/control-routes.js";
import { exposeHeaders, preflightResponse, type CrossOrigin } from "./control/cross-origin.js";
import { type HomeFacts, homePage } from "./control/home-page.js";
import { type OwnAddress, refuseForeignHost, refuseForeignPage } from "./control/origin-guard.js";
import type { ObservedBody } from "./requests/observed-body.js";
import { ObservedRequest } from "./requests/observed-request.js";
import type { Respond } from "./serve.js";

/** Dependencies of {@link createRespond}. */
export interface RespondParts {
  address: OwnAddress;
  crossOrigin: CrossOrigin;
  /** The operations of the contract. */
  app: { fetch: (request: Request, bindings: Bindings) => Response | Promise<Response> };
  /** Sign-in endpoints outside the contract. */
  sso: { fetch: (request: Request, bindings: Bindings) => Response | Promise<Response> };
  actions: ControlActions;
  /** Number of the state, which grows with each reset. */
  generation: () => number;
  /** Adds a request to the list; returns a function to call with its body and status. */
  record: (observed: ObservedRequest) => (body: ObservedBody, status: number | undefined) => void;
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
  const { address, crossOrigin, app, sso, actions, home, onRequest } = parts;
  const { pathname: path } = new URL(request.url);
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
  if (isControl) return control(request, path, actions);
  if (path === "/" && (request.method === "GET" || request.method === "HEAD")) return homePage(request, home());
  return recorded(parts, isSso ? sso : app, request, sockets);
}

/** Serves a request and records it. */
async function recorded(
  { generation, record }: RespondParts,
  server: RespondParts["app"],
  request: Request,
  sockets: HttpBindings,
): Promise<Response> {
  const observed = new ObservedRequest(request, generation());
  const end = record(observed);
  // At once, since the order of arrival decides which faults and stubs requests get.
  const response = await server.fetch(request, { ...sockets, observed });
  const { outgoing } = sockets;
  const status =
    response.headers.has("x-hono-already-sent") && !outgoing.headersSent
      ? undefined
      : outgoing.headersSent
        ? outgoing.statusCode
        : response.status;
  // Before the client has the response, so that the list has the request with its body then.
  end(await observed.body(), status);
  return response;
}
