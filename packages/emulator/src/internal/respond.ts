import type { HttpBindings } from "@hono/node-server";
import { control, CONTROL_PATH, type ControlActions } from "./control/control-routes.js";
import { answerPreflight, type CrossOrigin } from "./control/cross-origin.js";
import { type HomeFacts, homePage } from "./control/home-page.js";
import { type OwnAddress, refuseForeign } from "./control/origin-guard.js";
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
}

/** Answers every request: refuses foreign ones, then signing in, control, the page, and the operations. */
export function createRespond({ address, crossOrigin, app, sso, actions, home, onRequest }: RespondParts): Answer {
  return (request, sockets) => {
    const { pathname: path } = new URL(request.url);
    onRequest(sockets, path);
    const isSso = path.startsWith(`${CONTROL_PATH}sso/`) || path.startsWith("/.well-known/");
    const isControl = path.startsWith(CONTROL_PATH) && !isSso;
    const isAdmitted = !isControl && crossOrigin.admit(request, sockets.outgoing);
    const refusal = refuseForeign(request, { isControl, isAdmitted }, address);
    if (refusal !== undefined) return Response.json(refusal, { status: refusal.status });
    const preflight = isAdmitted ? answerPreflight(request) : undefined;
    if (preflight !== undefined) return preflight;
    if (isSso) return sso.fetch(request);
    if (isControl) return control(request, path, actions);
    if (path === "/" && (request.method === "GET" || request.method === "HEAD")) return homePage(request, home());
    return app.fetch(request, sockets);
  };
}
