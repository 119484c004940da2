/**
 * Adapts a function that takes a `Request` to the `fetch` option of a client, such as that of a router that is called in the process.
 *
 * @example
 * ```ts
 * import { byRequest, createClient } from "@hosting-platform/client";
 *
 * const app = { fetch: (request: Request) => Promise.resolve(Response.json({ method: request.method })) };
 * const client = createClient({ baseUrl: "https://api.example.com", fetch: byRequest(app.fetch) });
 * console.log(client);
 * ```
 */
export function byRequest(send: (request: Request) => Response | Promise<Response>): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => send(new Request(url, init));
}
