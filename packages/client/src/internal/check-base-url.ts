import { RequestError } from "../errors/request-error.js";
import { guarded } from "../runtime/guarded.js";

const SECURE = /^https:|^http:\/\/(([^/]+\.)?localhost|127(\.\d+){3}|\[::1\])[:/]/;

/** Checks a base URL and returns it without trailing slashes. The error quotes it without its user info, query and fragment. */
export function checkBaseUrl(given: string | null | undefined, allowInsecure?: boolean): string {
  const url = guarded(() => new URL(given as string).href, "");
  if (!/^https?:\/\/[^/@]+\/[^?#]*$/.test(url) || !(allowInsecure || SECURE.test(url))) {
    const shown = String(given).replace(/^(\w+:\/\/)?.*@|[^\w.:/[\]-].*/gs, "$1");
    throw new RequestError(`baseUrl must be an https URL (http: loopback or allowInsecure) without user info or query, not "${shown}"`);
  }
  return url.replace(/\/+$/, "");
}
