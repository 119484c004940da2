import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { bearerOf } from "./contract/authenticate.js";
import { type AnyResponse, failureResponse, TextResponse, toResponse } from "./contract/to-response.js";
import { control, CONTROL_PATH, type Host } from "./control/control-routes.js";
import { exposeHeaders, preflightResponse, type CrossOrigin } from "./control/cross-origin.js";
import { type HomeFacts, homePage } from "./control/home-page.js";
import { isUnspecified, type OwnAddress, refuseForeignHost, refuseForeignPage } from "./control/origin-guard.js";
import { Refusal } from "./refusal.js";
import type { ObservedRequest } from "./requests/observed-request.js";
import type { Sockets } from "./requests/observed-response.js";
import type { Respond } from "./serve.js";
import type { World } from "./world.js";
import type { Worlds } from "./worlds.js";

export interface RespondParts {
  address: OwnAddress;
  url: string;
  crossOrigin: CrossOrigin;
  worlds: Worlds;
  host: Host;
  home: (url: string) => HomeFacts;
  onRequest: (sockets: Sockets, path: string) => void;
  /** Called for errors outside the operations; returns the request ID for the response. */
  onFailure: (error: unknown) => string;
}

/** Creates the top-level handler: it rejects cross-origin requests, then routes to sign-in, control, home page or operations. */
export function createRespond(parts: RespondParts): Respond {
  return async (observed) => {
    try {
      const { outgoing } = observed.sockets;
      const response = await route(parts, observed);
      if (outgoing.headersSent) return RESPONSE_ALREADY_SENT;
      exposeHeaders(response, outgoing);
      return response;
    } catch (error) {
      return toResponse(failureResponse(undefined, error), parts.onFailure(error));
    }
  };
}

function route(parts: RespondParts, observed: ObservedRequest): AnyResponse | Promise<AnyResponse> {
  const { address, url, crossOrigin, worlds, home, onRequest } = parts;
  const { sockets } = observed;
  const { path, method } = observed;
  onRequest(sockets, path);
  const isSso = path.startsWith(`${CONTROL_PATH}sso/`) || path.startsWith("/.well-known/");
  const isControl = path.startsWith(CONTROL_PATH) && !isSso;
  const foreignHost = refuseForeignHost(observed, address);
  if (foreignHost !== undefined) return foreignHost.toResponse();
  // Another container reaches the emulator by its name, not by the URL of this machine.
  observed.base = isUnspecified(address.address) ? `http://${observed.header("host")}` : url;
  const isAdmitted = !isControl && crossOrigin.admit(observed, sockets.outgoing);
  const foreignPage = isAdmitted ? undefined : refuseForeignPage(observed, isControl);
  if (foreignPage !== undefined) return foreignPage.toResponse();
  const preflight = isAdmitted ? preflightResponse(observed) : undefined;
  if (preflight !== undefined) return preflight;
  if (isControl) return controlled(parts, observed);
  if (path === "/" && (method === "GET" || method === "HEAD")) return homePage(observed, home(observed.base));
  const world = worlds.of(observed);
  const serve = (found: World): Promise<AnyResponse> => recorded(found, isSso ? found.sso : found.app, observed);
  return world instanceof Promise ? world.then(serve) : serve(world);
}

/** Controls the world of the token, by default the default world. */
function controlled({ worlds, host }: RespondParts, request: ObservedRequest): Promise<Response> {
  const header = request.header("authorization");
  // A probe with the token of a world that has ended asks for the server.
  const world = header === undefined || request.path === `${CONTROL_PATH}health` ? worlds.main : worlds.withToken(bearerOf(header) ?? "");
  if (world !== undefined) return control(request, { ...host, world });
  const message = "No world has this token. Send the token of a world, or none for the default world.";
  return Promise.resolve(new Refusal(401, "credential.known", message, "header", "authorization").toResponse());
}

async function recorded({ state, requests }: World, server: World["app"], observed: ObservedRequest): Promise<AnyResponse> {
  observed.generation = state.generation();
  const { outgoing } = observed.sockets;
  const now = (observed.time = state.clock.now());
  // Clients compare limits of the service with its date, which Node takes from the machine.
  if (Math.abs(now - Date.now()) > 1000) outgoing.setHeader("date", new Date(now).toUTCString());
  const end = requests.add(observed);
  // At once, since the order of arrival decides which faults and handlers requests get.
  const served = server.fetch(observed);
  const body = observed.hasBody ? observed.body() : undefined;
  outgoing.operationId = observed.operationId;
  const response = await served;
  if (observed.isOpen) await observed.drain();
  // Before the client has the response, so that the list has the request with its body then.
  end(body && (await body));
  const { answeredBy } = observed;
  if (answeredBy === undefined || outgoing.headersSent) return response;
  if (response instanceof TextResponse) response.headers["x-emulator-answered-by"] = answeredBy;
  else outgoing.setHeader("x-emulator-answered-by", answeredBy);
  return response;
}
