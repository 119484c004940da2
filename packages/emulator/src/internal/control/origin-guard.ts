import { isIP } from "node:net";
import { Refusal } from "../refusal.js";

/** Which names the emulator answers to. */
export interface OwnAddress {
  /** What it was to be bound to. */
  host: string;
  /** The address that this is. */
  address: string;
  port: number;
}

/**
 * Refuses a request whose `Host` is not the emulator's, as that of a name that was bound anew to 127.0.0.1: by it a website that is open in a
 * browser on the same machine would reach the emulator as its own origin.
 */
export function refuseForeignHost({ headers }: Request, own: OwnAddress): Refusal | undefined {
  if (isOwnHost(headers.get("host") ?? "", own)) return undefined;
  return foreign("host", "The Host header names neither a loopback address nor the emulator's own, with its port.");
}

/**
 * Refuses what a page of another origin sends:
 * - an `Origin` that is not that of the `Host`;
 * - what `Sec-Fetch-Site` says another site or another port asked for, but for following a link (a GET that navigates) to what is no control.
 *
 * @see {@link https://fetch.spec.whatwg.org/#origin-header Fetch, 3.2}
 * @see {@link https://www.w3.org/TR/fetch-metadata/ Fetch Metadata Request Headers}
 */
export function refuseForeignPage({ method, headers }: Request, isControl: boolean): Refusal | undefined {
  const origin = headers.get("origin");
  if (origin !== null && origin.toLowerCase() !== `http://${headers.get("host")?.toLowerCase() ?? ""}`)
    return foreign("origin", "The request comes from another origin, which is not one of those that the emulator was started to allow.");
  const site = headers.get("sec-fetch-site");
  if (site === null || site === "same-origin" || site === "none") return undefined;
  if (!isControl && method === "GET" && headers.get("sec-fetch-mode") === "navigate") return undefined;
  return foreign("sec-fetch-site", "The request comes from another origin.");
}

/** Ends of names that nobody can register, so that no stranger can bind them anew (RFC 2606, 6761, 6762, 8375; ICANN for `internal`). */
const RESERVED_ENDS = [".internal", ".local", ".test", ".home.arpa"];

function isOwnHost(text: string, own: OwnAddress): boolean {
  const [, bracketed, plain, port] = /^(?:\[([\da-f:.]+)\]|([^:[\]@/?#]+))(?::(\d+))?$/i.exec(text) ?? [];
  const name = (bracketed ?? plain ?? "").toLowerCase();
  if (name === "") return false;
  // Where it is bound to all addresses, a container's port may be another outside.
  if (isUnspecified(own.address)) return isIP(name) !== 0 || isLoopback(name) || isUnregistrable(name);
  return Number(port ?? 80) === own.port && (isLoopback(name) || name === own.host.toLowerCase());
}

function isUnregistrable(name: string): boolean {
  return !name.includes(".") || RESERVED_ENDS.some((end) => name.endsWith(end));
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
