import { RequestError } from "../errors/request-error.js";

const SECURE = /^https:|^http:\/\/(([^/]+\.)?localhost|127(\.\d+){3}|\[::1\])[:/]/;

/** The base URL, without a slash at its end. The error names nothing of a URL that is refused, since it may hold a password. */
export function checkBaseUrl(baseUrl = "", allowInsecure?: boolean): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl).href : "";
  if (!/^https?:\/\/[^/@]+\/[^?#]*$/.test(url) || !(allowInsecure || SECURE.test(url))) {
    throw new RequestError("baseUrl is not an https URL without user info, query and fragment (http: for loopback, or with allowInsecure)");
  }
  return url.replace(/\/$/, "");
}
