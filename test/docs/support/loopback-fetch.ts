// Loaded before a sample, in the process of that sample.

/** Sends what goes to a host below example.com to the loopback address instead, with its host in a header field. */
export function sendExampleHostsTo(baseUrl: string): void {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.hostname.endsWith(".example.com")) return send(input, init);
    const target = new URL(url.pathname + url.search, baseUrl);
    const request = input instanceof Request ? new Request(target, input) : new Request(target, init);
    request.headers.set("x-sample-host", url.hostname);
    return send(request, input instanceof Request ? init : undefined);
  };
}
