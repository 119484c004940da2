import type { HttpBindings } from "@hono/node-server";
import { answerFailure, toResponse } from "./contract/answer.js";
import { control, CONTROL_PATH, type ControlActions } from "./control/control-routes.js";
import { answerPreflight, type CrossOrigin } from "./control/cross-origin.js";
import { type HomeFacts, homePage } from "./control/home-page.js";
import { type OwnAddress, refuseForeignHost, refuseForeignPage } from "./control/origin-guard.js";
import type { Answer } from "./serve.js";

/** What an answer is made from. */
export interface RespondParts {
  address: OwnAddress;
  crossOrigin: CrossOrigin;
  /** The operations of the contract. */
  app: { fetch: (request: Request, sockets: HttpBindings) => Response | Promise<Response> };
  /** Signing in, which is not part of the contract but for one operation. */
  sso: { fetch: (request: Request) => Response | Promise<Response> };
  actions: ControlActions;
  home: () => HomeFacts;
  /** Told of each request when it comes. */
  onRequest: (sockets: HttpBindings, path: string) => void;
  /** Told of what fails outside the operations; gives the identifier of the answer. */
  onFailure: (error: unknown) => string;
}

/** Answers every request: refuses foreign ones, then signing in, control, the page, and the operations. */
export function createRespond(parts: RespondParts): Answer {
  return async (request, sockets) => {
    try {
      return await route(parts, request, sockets);
    } catch (error) {
      return toResponse(answerFailure(undefined), parts.onFailure(error));
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
  const preflight = isAdmitted ? answerPreflight(request) : undefined;
  if (preflight !== undefined) return preflight;
  if (isSso) return sso.fetch(request);
  if (isControl) return control(request, path, actions);
  if (path === "/" && (request.method === "GET" || request.method === "HEAD")) return homePage(request, home());
  return app.fetch(request, sockets);
}
