// Copied beside each program: the service that its client calls, and its checks.

/** The requests that were sent. */
export const requests: Request[] = [];

/** Replaces `fetch` with a service. */
export function serve(respond: (request: Request) => Response | Promise<Response>): void {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    const aborted = new Promise((resolve) => request.signal.addEventListener("abort", resolve));
    return Promise.race([respond(request.clone()), aborted.then(() => Promise.reject(request.signal.reason as Error))]);
  };
}

export function json(text: string, status = 200, headers?: Record<string, string>): Response {
  return new Response(text, { status, headers: { "content-type": "application/json", ...headers } });
}

/** Throws unless both values have the same JSON. */
export function check(actual: unknown, expected: unknown): void {
  const [first, second] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (first !== second) throw new Error(`${first} instead of ${second}`);
}
