import { multipartBlob } from "./body-of.js";
import { responseText } from "./response-text.js";
import type { TryItRequest } from "./request-of.js";

export interface TryItResponse {
  status: number;
  statusText: string;
  milliseconds: number;
  /** The headers that the server exposes to other origins. */
  headers: readonly (readonly [string, string])[];
  text: string;
}

/** The response, or the reason for its absence. */
export type Outcome = { response: TryItResponse } | { failure: string };

/** Sends a request without cookies, referrer or cache. Does not follow redirects, so that the credential reaches no other URL. */
export async function send({ method, url, headers, body }: TryItRequest, signal: AbortSignal, isForeign = false): Promise<Outcome> {
  const start = performance.now();
  try {
    const response = await fetch(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...(body === undefined ? {} : { body: typeof body === "string" || body instanceof File ? body : multipartBlob(body) }),
      cache: "no-store",
      credentials: "omit",
      redirect: "manual",
      referrerPolicy: "no-referrer",
      signal,
    });
    if (response.type === "opaqueredirect") return { failure: "The server returned a redirect. This page does not follow redirects." };
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { status, statusText } = response;
    const text = responseText(bytes, response.headers.get("content-type") ?? "");
    return { response: { status, statusText, milliseconds: Math.round(performance.now() - start), headers: [...response.headers], text } };
  } catch (error) {
    if (signal.aborted) return { failure: "Cancelled." };
    return { failure: failureText(error, url, location.origin, isForeign) };
  }
}

/** Names both causes: browsers do not distinguish an unreachable server from one that refuses this page's origin. */
export function failureText(error: unknown, url: string, origin: string, isForeign = false): string {
  if (!(error instanceof TypeError)) return String(error);
  const reason = `Could not read a response from ${new URL(url).origin}. Either no server listens there, or it does not allow this page's origin (CORS).`;
  if (isForeign) return `${reason} The samples on the page work without a browser.`;
  return [reason, `To start an emulator that allows this page:`, emulatorCommand(origin)].join("\n");
}

/** The form's text before the first request to another API. */
export const SERVER_HINT =
  "Requests go to the base URL above, from your browser. It shows a response only if the server allows the origin of this page (CORS).";

/**
 * Returns the form's text before the first request.
 *
 * @param served - the URL of the emulator that runs beside the server of this page
 */
export function emulatorHint(origin: string, served?: string): string {
  if (served !== undefined) return `Requests go by default to the emulator at ${served}, which runs beside this site.`;
  return `Requests go to the emulator by default. Start it with ${emulatorCommand(origin)}; it prints its token.`;
}

/** @param origin of this page; `null` for a page opened as a file */
export function emulatorCommand(origin: string): string {
  return `npx @hosting-platform/emulator --allow-origin ${origin.startsWith("http") ? origin : "null"}`;
}
