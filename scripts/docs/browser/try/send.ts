import { answerText } from "./answer-text.js";
import type { TryItRequest } from "./request-of.js";

export interface TryItAnswer {
  status: number;
  statusText: string;
  milliseconds: number;
  /** Those that the server lets a page of another origin read. */
  headers: readonly (readonly [string, string])[];
  text: string;
}

/** The response, or the reason for its absence. */
export type Outcome = { answer: TryItAnswer } | { failure: string };

/**
 * Sends with nothing of the browser's own: no cookie, no referrer, nothing kept. A redirect is not followed, so that the credential goes
 * nowhere but where the reader said.
 */
export async function send({ method, url, headers, body }: TryItRequest, signal: AbortSignal): Promise<Outcome> {
  const start = performance.now();
  try {
    const response = await fetch(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...(body === undefined ? {} : { body }),
      cache: "no-store",
      credentials: "omit",
      redirect: "manual",
      referrerPolicy: "no-referrer",
      signal,
    });
    if (response.type === "opaqueredirect") return { failure: "The server answered with a redirect, which is not followed from here." };
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { status, statusText } = response;
    const text = answerText(bytes, response.headers.get("content-type") ?? "");
    return { answer: { status, statusText, milliseconds: Math.round(performance.now() - start), headers: [...response.headers], text } };
  } catch (error) {
    if (signal.aborted) return { failure: "Cancelled." };
    return { failure: failureText(error, url, location.origin) };
  }
}

/** A browser says the same of a server that is not there and of one that does not let the page read its answers. */
export function failureText(error: unknown, url: string, origin: string): string {
  if (!(error instanceof TypeError)) return String(error);
  return [
    `No answer of ${new URL(url).origin} could be read. Either nothing listens there, or it does not let pages of other origins read its answers (CORS).`,
    `The emulator answers this page when it is started so:`,
    emulatorCommand(origin),
  ].join("\n");
}

/** The form's text before the first request. */
export function emulatorHint(origin: string): string {
  return `Sent to the emulator by default. To start it: ${emulatorCommand(origin)}. It prints its token.`;
}

/** @param origin of this page; `null` for one from a file */
export function emulatorCommand(origin: string): string {
  return `npx @hosting-platform/emulator --allow-origin ${origin.startsWith("http") ? origin : "null"}`;
}
