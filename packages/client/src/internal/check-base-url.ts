import { RequestError } from "../errors/request-error.js";

const SECURE = /^https:|^http:\/\/(([^/]+\.)?localhost|127(\.\d+){3}|\[::1\])[:/]/;

/** Checks a base URL and returns it without trailing slashes. The error quotes it without its user info, query and fragment. */
export function checkBaseUrl(given: string | null | undefined, allowInsecure?: boolean): string {
  let url = "";
  try {
    url = new URL(given as string).href;
  } catch {
    // Reported below.
  }
  if (!/^https?:\/\/[^/@]+\/[^?#]*$/.test(url) || !(allowInsecure || SECURE.test(url))) {
    const shown = String(given).replace(/^(\w+:\/\/)?.*@|[^\w.:/[\]-].*/gs, "$1");
    throw new RequestError(
      `baseUrl must be an https URL without user info, query or fragment (http: loopback or allowInsecure), not "${shown}"`,
    );
  }
  return url.replace(/\/+$/, "");
}
