import type { ServerResponse } from "node:http";
import { EmulatorError } from "../../emulator-error.js";

/** How long a browser may keep the answer to a preflight, in seconds. */
const MAX_AGE = "600";

/**
 * Lets pages of other origins call the operations, where they are named (Fetch, "CORS protocol").
 *
 * @see {@link https://fetch.spec.whatwg.org/#http-cors-protocol}
 */
export interface CrossOrigin {
  /** Whether the request comes from a page that is let in; the answer's headers say so then. */
  admit(request: Request, outgoing: Pick<ServerResponse, "setHeader">): boolean;
}

/**
 * @param origins - Such as `http://localhost:3000`; `null` is that of a page that was opened as a file, and of any page in a sandboxed frame;
 *   `*` is any.
 * @throws {EmulatorError} `invalid-option` for what is no origin.
 */
export function createCrossOrigin(origins: readonly string[]): CrossOrigin {
  if (!Array.isArray(origins)) throw noList();
  for (const [index, origin] of origins.entries()) if (!isOrigin(origin)) throw noOrigin(origin, index);
  return {
    admit({ headers }, outgoing) {
      const origin = headers.get("origin");
      if (origin === null || !(origins.includes(origin) || origins.includes("*"))) return false;
      // Set before there is an answer, so that what a fault writes to the socket has them too.
      outgoing.setHeader("access-control-allow-origin", origin);
      outgoing.setHeader("access-control-expose-headers", "*");
      outgoing.setHeader("vary", "Origin");
      return true;
    },
  };
}

/** The answer to a preflight, which asks for permission only; undefined for any other request. */
export function answerPreflight({ method, headers }: Request): Response | undefined {
  const wanted = headers.get("access-control-request-method");
  if (method !== "OPTIONS" || wanted === null) return undefined;
  const allowed = new Headers({ "access-control-allow-methods": wanted, "access-control-max-age": MAX_AGE });
  // A wildcard would not cover Authorization.
  const names = headers.get("access-control-request-headers");
  if (names !== null) allowed.set("access-control-allow-headers", names);
  if (headers.has("access-control-request-private-network")) allowed.set("access-control-allow-private-network", "true");
  return new Response(null, { status: 204, headers: allowed });
}

function isOrigin(text: unknown): boolean {
  if (text === "*" || text === "null") return true;
  if (typeof text !== "string" || !URL.canParse(text)) return false;
  const { protocol, host, origin } = new URL(text);
  // Of schemes that the URL standard does not know, such as those of apps, it gives "null".
  return text === (origin === "null" && host !== "" ? `${protocol}//${host}` : origin);
}

function noList(): EmulatorError {
  return new EmulatorError("invalid-option", "allowedOrigins has to be a list of origins", { at: "/allowedOrigins" });
}

function noOrigin(text: unknown, index: number): EmulatorError {
  const advice = "give the scheme, the host and the port, such as http://localhost:3000, or null, or *";
  return new EmulatorError("invalid-option", `${JSON.stringify(text)} is no origin: ${advice}`, { at: `/allowedOrigins/${index}` });
}
