import { RedirectError } from "../../errors/redirect-error.js";
import { TransportError } from "../../errors/transport-error.js";
import { guarded } from "../../runtime/guarded.js";
import { own } from "../own.js";
import type { HeaderFields } from "../add-headers.js";
import type { Call, CallState, ClientResponse } from "./call.js";
import type { Tell } from "./hooks.js";
import { cancel, readResponse } from "./read-response.js";

/** Sends one request without following redirects. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Sends the request of a call once, follows the redirects that the call allows, and reads the body or hands it on as a stream. */
export async function sendRequest(
  call: Call,
  details: CallState,
  tell: Tell,
  fetch: Fetch,
  signal: AbortSignal | undefined,
): Promise<ClientResponse> {
  const { method, body = null } = call;
  const since = performance.now();
  let { url, headers } = call;
  details.attempts++;
  tell("request");
  for (let redirects = 1; ; redirects++) {
    // Without a prototype: a runtime would take what is left out here from `Object.prototype`. A function in place of `fetch` may change the headers.
    // Streams need `duplex`.
    const init = own(call.fetchOptions, { method, headers: own(headers), body, signal, duplex: "half", redirect: "manual" }) as RequestInit;
    const response = await fetch(url, init).catch((thrown: unknown) => {
      // Test environments such as jsdom replace `AbortSignal`, and the `fetch` of the runtime refuses theirs before it sends anything.
      if (!guarded(() => /of.* AbortSignal/.test((thrown as Error).message))) throw thrown;
      return fetch(url, own(init, { signal: null }));
    });
    if (!(response as Partial<Response> | undefined)?.headers?.get || response.bodyUsed) {
      call.once = true;
      throw new TransportError(details, "fetch must return an unread Response");
    }
    const { status } = response;
    tell("response", { response, since });
    // A redirect is recognized even if the property may not be read.
    const location = guarded(() => response.headers.get("location"));
    if (guarded(() => response.type) !== "opaqueredirect" && (location === null || status < 300 || status > 399)) {
      return own(await readResponse(call, details, response), { sent: headers, details }) as ClientResponse;
    }
    cancel(guarded(() => response.body));
    const next = call.redirect?.(new Request(url, own({ method, headers, body: null })), response, redirects);
    if (!next) throw new RedirectError({ ...details, status, location });
    url = next.url;
    headers = own<object, HeaderFields>(Object.fromEntries(next.headers));
  }
}
