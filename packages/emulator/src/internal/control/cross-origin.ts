import type { ServerResponse } from "node:http";
import { EmulatorError } from "../../emulator-error.js";
import { type AnyResponse, TextResponse } from "../contract/to-response.js";
import type { ObservedRequest } from "../requests/observed-request.js";

/** Seconds that a browser may cache a preflight response. */
const MAX_AGE = "600";
const ALLOWED = "access-control-allow-origin";

/** CORS for the configured origins (Fetch, "CORS protocol"). */
export interface CrossOrigin {
  /** Returns true for an allowed origin, after setting the CORS headers of the response. */
  admit(request: Pick<ObservedRequest, "header">, outgoing: Pick<ServerResponse, "setHeader">): boolean;
}

export function createCrossOrigin(origins: readonly string[]): CrossOrigin {
  for (const [index, origin] of origins.entries()) if (!isOrigin(origin)) throw noOrigin(origin, index);
  return {
    admit(request, outgoing) {
      const origin = request.header("origin");
      if (origin === undefined || !(origins.includes(origin) || origins.includes("*"))) return false;
      // Set on the socket's response, so that responses written by faults have them too.
      outgoing.setHeader(ALLOWED, origin);
      // Also for "*": the emulator has no cookies, so a page gains nothing by credentials.
      outgoing.setHeader("access-control-allow-credentials", "true");
      outgoing.setHeader("vary", "Origin");
      return true;
    },
  };
}

/** Exposes the headers of a response to an admitted page, by their names: for a request with credentials, `*` would be a name. */
export function exposeHeaders(response: AnyResponse, outgoing: ServerResponse): void {
  if (!outgoing.hasHeader(ALLOWED)) return;
  const names = response instanceof TextResponse ? Object.keys(response.headers) : response.headers.keys();
  outgoing.setHeader("access-control-expose-headers", [...names, ...outgoing.getHeaderNames()].join(", "));
}

export function preflightResponse(request: ObservedRequest): Response | undefined {
  const wanted = request.header("access-control-request-method");
  if (request.method !== "OPTIONS" || wanted === undefined) return undefined;
  const allowed = new Headers({ "access-control-allow-methods": wanted, "access-control-max-age": MAX_AGE });
  // "*" does not cover Authorization.
  const names = request.header("access-control-request-headers");
  if (names !== undefined) allowed.set("access-control-allow-headers", names);
  if (request.header("access-control-request-private-network") !== undefined) allowed.set("access-control-allow-private-network", "true");
  return new Response(null, { status: 204, headers: allowed });
}

function isOrigin(text: unknown): boolean {
  if (text === "*" || text === "null") return true;
  if (typeof text !== "string" || text.includes("*") || !URL.canParse(text)) return false;
  const { protocol, host, origin } = new URL(text);
  // URL reports the origin "null" for non-special schemes, such as those of apps.
  return text === (origin === "null" && host !== "" ? `${protocol}//${host}` : origin);
}

function noOrigin(text: unknown, index: number): EmulatorError {
  const advice = "Use a scheme, host and port, such as http://localhost:3000, or null, or *";
  return new EmulatorError("invalid-option", `Invalid origin ${JSON.stringify(text)}. ${advice}`, { at: `/allowedOrigins/${index}` });
}
