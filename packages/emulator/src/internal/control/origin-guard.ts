import { isIP } from "node:net";
import { EmulatorError } from "../../emulator-error.js";
import { Refusal } from "../refusal.js";
import type { ObservedRequest } from "../requests/observed-request.js";

export interface OwnAddress {
  host: string;
  address: string;
  /** Other names, of a proxy. A leading dot stands for all names below. */
  names?: readonly string[];
}

/** @throws {EmulatorError} for anything but names without a scheme and port */
export function parseHosts(names: readonly unknown[]): string[] {
  return names.map((name, index) => {
    if (typeof name === "string" && /^\.?[\w-]+(\.[\w-]+)*$/.test(name)) return name.toLowerCase();
    const advice = "Use a name without a scheme and port, such as emulator.example.com, or .example.com for all names below it";
    throw new EmulatorError("invalid-option", `Invalid host ${JSON.stringify(name)}. ${advice}`, { at: `/allowedHosts/${index}` });
  });
}

/**
 * Refuses a request with a foreign `Host`. This prevents DNS rebinding, where a website points its own name at 127.0.0.1 to reach the
 * emulator as same-origin. A website cannot register a loopback name or an IP address, so the port of `Host` proves nothing more; port
 * forwarding and proxies change it. Pages on other loopback ports are refused by {@link refuseForeignPage}.
 */
export function refuseForeignHost(request: Pick<ObservedRequest, "header">, own: OwnAddress): Refusal | undefined {
  if (isOwnHost(request.header("host") ?? "", own)) return undefined;
  const advice =
    "Allow it with allowedHosts or --allow-host, or use the option host; on 0.0.0.0 or ::, any address, a name without a dot, or a reserved one such as *.local.";
  return foreign("host", `The Host header is neither a loopback name or address nor the emulator's host. ${advice}`);
}

/**
 * Refuses a request from a page of another origin:
 * - `Origin` differs from `Host`, unless `Sec-Fetch-Site` is `same-origin`: a proxy may have changed `Host`, and no page can set this header;
 * - `Sec-Fetch-Site` is neither `same-origin` nor `none`, unless it is a GET navigation (a link) to something other than a control endpoint.
 *
 * @see {@link https://fetch.spec.whatwg.org/#origin-header Fetch, 3.2}
 * @see {@link https://www.w3.org/TR/fetch-metadata/ Fetch Metadata Request Headers}
 */
export function refuseForeignPage(request: Pick<ObservedRequest, "header" | "method">, isControl: boolean): Refusal | undefined {
  const site = request.header("sec-fetch-site");
  if (site === "same-origin") return undefined;
  const origin = request.header("origin");
  if (origin !== undefined && origin.toLowerCase() !== `http://${request.header("host")?.toLowerCase() ?? ""}`)
    return foreign("origin", "The request comes from another origin. Allow it with allowedOrigins or --allow-origin.");
  if (site === undefined || site === "none") return undefined;
  if (!isControl && request.method === "GET" && request.header("sec-fetch-mode") === "navigate") return undefined;
  return foreign("sec-fetch-site", "The request comes from another origin.");
}

/** Suffixes that nobody can register, so that DNS rebinding is impossible (RFC 2606, 6761, 6762, 8375; ICANN for `internal`). */
const RESERVED_ENDS = [".internal", ".local", ".test", ".home.arpa"];

function isOwnHost(text: string, own: OwnAddress): boolean {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([^:[\]@/?#]+))(?::\d+)?$/i.exec(text) ?? [];
  const name = (bracketed ?? plain ?? "").toLowerCase();
  if (name === "") return false;
  if (isLoopback(name) || name === own.host.toLowerCase()) return true;
  if (own.names?.some((each) => (each.startsWith(".") ? name.endsWith(each) : name === each)) === true) return true;
  // Listening on all addresses suggests a container, which has several names and addresses.
  return isUnspecified(own.address) && (isIP(name) !== 0 || isUnregistrable(name));
}

function isUnregistrable(name: string): boolean {
  return !name.includes(".") || RESERVED_ENDS.some((end) => name.endsWith(end));
}

export function isLoopback(name: string): boolean {
  return name === "localhost" || name.endsWith(".localhost") || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}

export function isUnspecified(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}

function foreign(header: string, message: string): Refusal {
  return new Refusal(403, "sameOrigin", message, "header", header);
}
