import { RedirectError } from "../../errors/redirect-error.js";
import { own } from "../own.js";
import type { Call, CallState, Received } from "./call.js";
import type { Tell } from "./hooks.js";
import { cancel } from "./read-response.js";

/** Sends one request without following redirects. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Sends the request of a call once, and follows the redirects that the call allows. */
export async function sendRequest(call: Call, details: CallState, tell: Tell, fetch: Fetch, signal: AbortSignal): Promise<Received> {
  const { method } = call;
  const body = (call.body ?? null) as Exclude<RequestInit["body"], undefined>;
  const started = performance.now();
  const duplex = body instanceof ReadableStream && { duplex: "half" as const };
  let { url, headers }: Pick<Request, "url" | "headers"> = call;
  details.attempts++;
  void tell("request");
  for (let redirects = 1; ; redirects++) {
    // Without a prototype: a runtime would take what is left out here from `Object.prototype`.
    const response = await fetch(url, own({ ...call.init, method, headers, body, signal, redirect: "manual" as const, ...duplex }));
    const { status, type } = response;
    void tell("response", { response, status, duration: Math.round(performance.now() - started) });
    const location = response.headers.get("location");
    if (type !== "opaqueredirect" && (location === null || status < 300 || status > 399)) return { response, sent: headers };
    cancel(response.body);
    const refusal = (options?: ErrorOptions): Error => new RedirectError({ ...details, status, location }, options);
    let next: Request | undefined;
    try {
      next = call.redirect?.(new Request(url, own({ method, headers, body: null })), response, redirects);
    } catch (cause) {
      throw refusal({ cause });
    }
    if (!next) throw refusal();
    ({ url, headers } = next);
  }
}
