/**
 * Returns the base URL of an operation with a server of its own, from that of the client. A client of a proxy or a test server sends everything to its
 * host: only a URL without a host is resolved.
 *
 * @param url an https URL, or a URL without a host that is relative to the client's `baseUrl`
 * @param insteadOf clients with one of these as their `baseUrl` use `url`; all clients do if it is empty
 */
export function serverFor(url: string, insteadOf: readonly string[]): (base: string) => string {
  return (base) => {
    const isReplaced =
      insteadOf.length === 0 || insteadOf.some((each) => URL.canParse(each) && new URL(each).href.replace(/\/$/, "") === base);
    return isReplaced || !/^(?:https?:)?\/\//i.test(url) ? new URL(url, `${base}/`).href : base;
  };
}
