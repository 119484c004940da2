import { CommandError } from "../../../../scripts/core/cli/command-error.js";
import { jsonOf } from "./text.js";

/** An error of a client of any API, for a response or for none. */
type ClientError = Error &
  Partial<Record<"status" | "code" | "body" | "requestId" | "location", unknown>> & { retryAfter?: number; response?: Response };

const MOST = 2000;

/** Returns true if a client refused a request, or had no credential for it, before anything was sent. */
export function isUnsent(error: unknown): boolean {
  return ["REQUEST_ERROR", "AUTH_ERROR"].includes(String((error as ClientError).code));
}

/**
 * Describes an error of a client; undefined for a fault of the program.
 *
 * @param credentials the sources of the credentials, for a response that refuses them
 */
export function failureText(error: unknown, credentials: readonly string[]): string | undefined {
  if (!(error instanceof Error) || error instanceof CommandError) return undefined;
  const { name, message, status, code, body, requestId, retryAfter, location, response } = error as ClientError;
  if (name === "AbortError" || name === "TimeoutError") return "The call was cancelled, or took longer than its deadline.";
  if (typeof status !== "number" && typeof code !== "string") return undefined;
  const id = typeof requestId === "string" ? ` (request ${requestId})` : "";
  const text = body === undefined || body === null ? "" : (typeof body === "string" ? body : jsonOf(body)).slice(0, MOST);
  const said = message.endsWith(text) ? "" : `\n${text}`;
  const advice = status === 401 && credentials.length > 0 ? `\nCheck ${credentials.join(", ")}.` : "";
  // Some services refuse with 403 what others do with 429.
  const isLimited =
    status === 429 || (status === 403 && (retryAfter !== undefined || response?.headers.get("x-ratelimit-remaining") === "0"));
  const limit = isLimited ? "\nThe rate limit is reached." : "";
  const wait = retryAfter === undefined ? "" : `\nWait ${Math.ceil(retryAfter)} seconds.`;
  // Its query may have a signature.
  const to = typeof location === "string" ? `\nIt leads to ${location.replace(/[?#].*/, "")}; curl --location follows it.` : "";
  return `${message.replace("allowInsecure", "--allow-insecure")}${id}${said}${advice}${limit}${wait}${to}`;
}
