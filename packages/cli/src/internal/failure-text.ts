import { CommandError } from "../../../../scripts/core/cli/command-error.js";
import { counted } from "../../../../scripts/core/cli/counted.js";
import { jsonOf } from "./text.js";

/** An error of a client of any API, for a response or for none. */
type ClientError = Error &
  Partial<Record<"status" | "code" | "body" | "requestId" | "location", unknown>> & { retryAfter?: number; response?: Response };

const MOST = 2000;

const PROXY = "Behind a proxy, set NODE_USE_ENV_PROXY=1.";

/** The ends of messages that name a fault by the word of the runtime, and the remedy. */
const REMEDIES: readonly [fault: RegExp, remedy: string][] = [
  [/: ECONNREFUSED$/, "Nothing listens at this address."],
  [/: (?:ENOTFOUND|EAI_AGAIN)$/, `The host is not known. ${PROXY}`],
  [/: (?:\w*TIMEDOUT|UND_ERR_CONNECT_TIMEOUT|E(?:HOST|NET)UNREACH)$/, `The host did not answer. ${PROXY}`],
  [/: (?:UND_ERR_SOCKET|ECONNRESET|EPIPE)$/, "The server closed the connection before its response was complete."],
  [/: ERR_SSL_WRONG_VERSION_NUMBER$/, "The server has no TLS at this port: use its http: URL."],
  [/: [\w '.-]*certificate[\w '.-]*$/, "For the certificate of an authority of your own, set NODE_EXTRA_CA_CERTS=FILE."],
  [/its body is longer than \d+ bytes$/, "The curl command of a dry run takes any size."],
];

/** Returns true if a client refused a request, or had no credential for it, before anything was sent. */
export function isUnsent(error: unknown): boolean {
  return ["REQUEST_ERROR", "AUTH_ERROR"].includes(String((error as ClientError).code));
}

/** Returns the message with the code of a fault of OpenSSL, whose text begins with numbers. */
function named({ message, cause }: Error): string {
  const { code } = (cause as { cause?: { code?: unknown } } | undefined)?.cause ?? {};
  return typeof code === "string" ? message.replace(/: [\dA-F]{8,}$/, `: ${code}`) : message;
}

/**
 * Describes an error of a client; undefined for a fault of the program.
 *
 * @param credentials the sources of the credentials, for a response that refuses them
 */
export function failureText(error: unknown, credentials: readonly string[]): string | undefined {
  if (!(error instanceof Error) || error instanceof CommandError) return undefined;
  const { name, status, code, body, requestId, retryAfter, location, response } = error as ClientError;
  const message = named(error);
  if (name === "AbortError" || name === "TimeoutError") return "The call was cancelled, or took longer than its deadline.";
  if (typeof status !== "number" && typeof code !== "string") return undefined;
  const id = typeof requestId === "string" ? ` (request ${requestId})` : "";
  const text = body === undefined || body === null ? "" : (typeof body === "string" ? body : jsonOf(body)).slice(0, MOST);
  const said = message.endsWith(text) ? "" : `\n${text}`;
  const advice = (status === 401 || code === "AUTH_ERROR") && credentials.length > 0 ? `\nCheck ${credentials.join(", ")}.` : "";
  const [, remedy] = REMEDIES.find(([fault]) => code !== "API_ERROR" && fault.test(message)) ?? [];
  // Some services refuse with 403 what others do with 429.
  const isLimited =
    status === 429 || (status === 403 && (retryAfter !== undefined || response?.headers.get("x-ratelimit-remaining") === "0"));
  const limit = isLimited ? "\nThe rate limit is reached." : "";
  const wait = retryAfter === undefined ? "" : `\nWait ${counted(Math.ceil(retryAfter), "second")}.`;
  // Its query may have a signature.
  const to = typeof location === "string" ? `\nIt leads to ${location.replace(/[?#].*/, "")}; curl --location follows it.` : "";
  return `${message.replace("allowInsecure", "--allow-insecure")}${id}${said}${remedy === undefined ? "" : `\n${remedy}`}${advice}${limit}${wait}${to}`;
}
