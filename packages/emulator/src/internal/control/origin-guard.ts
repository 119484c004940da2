import { isIP } from "node:net";
import { Refusal } from "../refusal.js";

/** Which names the emulator answers to. */
export interface OwnAddress {
  /** What it is bound to. */
  host: string;
  port: number;
}

/** What is known of a request before its headers are looked at. */
export interface Sender {
  /** Whether it is for the emulator itself. */
  isControl: boolean;
  /** Whether it comes from a page of another origin that is let in. */
  isAdmitted: boolean;
}

/**
 * Refuses what a page of another origin sends, so that no website that is open in a browser on the same machine reaches the emulator:
 * - a `Host` that is not the emulator's, as a name that was bound anew to 127.0.0.1 has it;
 * - an `Origin` that is not that host's;
 * - what `Sec-Fetch-Site` says another site or another port asked for, but for following a link (a GET that navigates) to what is no control.
 *
 * @see {@link https://fetch.spec.whatwg.org/#origin-header Fetch, 3.2}
 * @see {@link https://www.w3.org/TR/fetch-metadata/ Fetch Metadata Request Headers}
 */
export function refuseForeign({ method, headers }: Request, { isControl, isAdmitted }: Sender, own: OwnAddress): Refusal | undefined {
  const host = headers.get("host") ?? "";
  if (!isOwnHost(host, own))
    return foreign("host", "The Host header names neither a loopback address nor the emulator's own, with its port.");
  if (isAdmitted) return undefined;
  const origin = headers.get("origin");
  if (origin !== null && origin.toLowerCase() !== `http://${host.toLowerCase()}`)
    return foreign("origin", "The request comes from another origin: allow that one when the emulator is started.");
  const site = headers.get("sec-fetch-site");
  if (site === null || site === "same-origin" || site === "none") return undefined;
  if (!isControl && method === "GET" && headers.get("sec-fetch-mode") === "navigate") return undefined;
  return foreign("sec-fetch-site", "The request comes from another origin.");
}

function isOwnHost(text: string, own: OwnAddress): boolean {
  const [, bracketed, plain, port] = /^(?:\[([\da-f:.]+)\]|([^:[\]@/?#]+))(?::(\d+))?$/i.exec(text) ?? [];
  const name = (bracketed ?? plain ?? "").toLowerCase();
  if (name === "") return false;
  // Where it is bound to all addresses, a container's port may be another outside. Only a name with a dot can be bound anew by a stranger.
  if (isUnspecified(own.host)) return isIP(name) !== 0 || isLoopback(name) || !name.includes(".");
  return Number(port ?? 80) === own.port && (isLoopback(name) || name === own.host.toLowerCase());
}

function isLoopback(name: string): boolean {
  return name === "localhost" || name.endsWith(".localhost") || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}

/** Whether listening there is listening on all addresses. */
export function isUnspecified(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}

function foreign(header: string, message: string): Refusal {
  return new Refusal(403, "sameOrigin", message, { in: "header", at: header });
}
