import { RequestError } from "../errors/request-error.js";

const SECURE = /^https:|^http:\/\/(([^/]+\.)?localhost|127(\.\d+){3}|\[::1\])[:/]/;

/** Checks a base URL and returns it without a trailing slash. The error does not quote the URL, which may contain a password. */
export function checkBaseUrl(baseUrl = "", allowInsecure?: boolean): string {
  let url = "";
  try {
    url = new URL(baseUrl).href;
  } catch {
    // Reported below.
  }
  if (!/^https?:\/\/[^/@]+\/[^?#]*$/.test(url) || !(allowInsecure || SECURE.test(url))) {
    throw new RequestError("baseUrl must be an https URL without user info, query or fragment (http needs loopback or allowInsecure)");
  }
  return url.replace(/\/$/, "");
}
