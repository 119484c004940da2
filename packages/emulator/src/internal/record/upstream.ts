import { UsageError } from "../cli/parse-arguments.js";
import { isLoopback } from "../control/origin-guard.js";

export type Terminal = Pick<NodeJS.Process, "env"> & Record<"stdout" | "stderr", { write: (text: string) => unknown }>;

export const UPSTREAM_OPTIONS = { upstream: { type: "string" }, "token-from": { type: "string" } } as const;

export class Upstream {
  readonly origin: string;
  readonly token: string;

  /** @throws {UsageError} if the URL is no safe origin, or the environment variable has no token. */
  constructor({ upstream = "", "token-from": variable = "" }: { upstream?: string; "token-from"?: string }, env: NodeJS.ProcessEnv) {
    const { protocol, hostname, origin, href } = new URL(URL.canParse(upstream) ? upstream : "about:blank");
    const isSafe = protocol === "https:" || (protocol === "http:" && isLoopback(hostname.replace(/^\[(.*)\]$/, "$1")));
    if (!isSafe || href !== `${origin}/`)
      throw new UsageError("--upstream must be an origin, such as https://api.example.com; http: only for a loopback address");
    this.origin = origin;
    this.token = env[variable]?.trim() ?? "";
    // The message has no name, since the token itself may have been given in its place.
    if (!/^[\x21-\x7e]+$/.test(this.token)) throw new UsageError("--token-from must name an environment variable that has the token");
  }

  target(path: string, search: string): URL {
    return Object.assign(new URL(this.origin), { pathname: path, search });
  }

  /** Sends a request with the token. Redirects are returned, since the token is for this origin only. */
  send(target: URL, init: RequestInit & { headers: Headers }): Promise<Response> {
    init.headers.set("authorization", `Bearer ${this.token}`);
    // By default, fetch() asks for an encoding.
    init.headers.set("accept-encoding", "identity");
    return fetch(target, { ...init, redirect: "manual" });
  }
}

/**
 * Headers of one connection (RFC 9110, section 7.6.1), those that fetch() sets, and those of caches, whose 304 or 206 is no response to other
 * clients. Cookies of a loopback address are those of all its ports.
 */
const OWN_HEADERS =
  "connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade " +
  "host expect content-length accept-encoding cookie if-modified-since if-none-match if-range range";

export function endToEnd(headers: Headers): Headers {
  const dropped = new Set(`${OWN_HEADERS} ${headers.get("connection")?.toLowerCase() ?? ""}`.split(/[\s,]+/));
  // As pairs, since set-cookie may be repeated.
  return new Headers([...headers].filter(([name]) => !dropped.has(name)));
}
