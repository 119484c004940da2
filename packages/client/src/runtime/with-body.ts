import { guarded } from "./guarded.js";
import type { RawBody } from "./operation.js";

/** The type has a name in the DOM library only. */
type ResponseBody = ConstructorParameters<typeof Response>[0];

/** Returns a response with a body that nobody has read, in place of its own. */
export function withBody(response: Response, body: RawBody | undefined): Response {
  return body === undefined
    ? response
    : Object.defineProperty(new Response(body as ResponseBody, response), "url", {
        value: guarded(() => response.url),
        configurable: true,
      });
}
