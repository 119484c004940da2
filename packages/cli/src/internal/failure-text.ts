import { CommandError } from "../../../../scripts/core/cli/command-error.js";
import { counted } from "../../../../scripts/core/cli/counted.js";
import { jsonOf } from "./text.js";

/** An error of a client of any API, for a response or for none. */
type ClientError = Error &
  Partial<Record<"status" | "code" | "body" | "requestId" | "location", unknown>> &
  Partial<Record<"method" | "url" | "remedy", string>> & { retryAfter?: number; response?: Response };

const MOST = 2000;

const PROXY = "Behind a proxy, set NODE_USE_ENV_PROXY=1.";

/** The codes of Node.js for faults of the network, and the remedy. */
const REMEDIES: readonly [codes: RegExp, remedy: string][] = [
  [/^ECONNREFUSED$/, "Nothing listens at this address."],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, `The host is not known. ${PROXY}`],
  [/^(?:\w*TIMEDOUT|UND_ERR_CONNECT_TIMEOUT|E(?:HOST|NET)UNREACH)$/, `The host did not answer. ${PROXY}`],
  [/^(?:UND_ERR_SOCKET|ECONNRESET|EPIPE)$/, "The server closed the connection before its response was complete."],
  [/^ERR_SSL_WRONG_VERSION_NUMBER$/, "The server has no TLS at this port: use its http: URL."],
  [/CERT|^UNABLE_TO_VERIFY/, "For the certificate of an authority of your own, set NODE_EXTRA_CA_CERTS=FILE."],
];

/** Returns true if a client refused a request, or had no credential for it, before anything was sent. */
export function isUnsent(error: unknown): boolean {
  return ["REQUEST_ERROR", "AUTH_ERROR"].includes(String((error as ClientError).code));
}

/** Returns the code that Node.js gives a fault of the network: of the cause of what `fetch` throws, or of its own. */
function networkCode({ cause }: { cause?: unknown }): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const { code } = cause as { code?: unknown };
  return networkCode(cause) ?? (typeof code === "string" ? code : undefined);
}

/** Returns the message. The text of a fault of OpenSSL begins with numbers: its code is in their place. */
function headOf({ message, method, url }: ClientError, fault = ""): string {
  return method !== undefined && fault.startsWith("ERR_SSL_") ? `${method} ${url}: ${fault}` : message;
}

/** Returns the body on lines of its own, unless the message has all of it. */
function bodyOf({ code, body }: ClientError): string {
  if (body === undefined || body === null || body === "") return "";
  if (typeof body !== "string") return `\n${jsonOf(body).slice(0, MOST)}`;
  // The message of an error status ends with the beginning of a text, on one line.
  const isTold = code !== "RESPONSE_ERROR" && body.length <= 200 && !/\p{Cc}|\s\s|^\s|\s$|^</u.test(body);
  return isTold ? "" : `\n${body.slice(0, MOST)}`;
}

/**
 * Describes an error of a client; undefined for a fault of the program.
 *
 * @param credentials the sources of the credentials, for a response that refuses them
 */
export function failureText(error: unknown, credentials: readonly string[]): string | undefined {
  if (!(error instanceof Error) || error instanceof CommandError) return undefined;
  const { name, status, code, requestId, retryAfter, location, response } = error as ClientError;
  if (name === "AbortError" || name === "TimeoutError") return "The call was cancelled, or took longer than its deadline.";
  if (typeof status !== "number" && typeof code !== "string") return undefined;
  const id = typeof requestId === "string" ? ` (request ${requestId})` : "";
  const advice = (status === 401 || code === "AUTH_ERROR") && credentials.length > 0 ? `\nCheck ${credentials.join(", ")}.` : "";
  const fault = code === "API_ERROR" ? undefined : networkCode(error);
  const { remedy = fault && REMEDIES.find(([codes]) => codes.test(fault))?.[1] } = error as ClientError;
  // Some services refuse with 403 what others do with 429.
  const isLimited =
    status === 429 || (status === 403 && (retryAfter !== undefined || response?.headers.get("x-ratelimit-remaining") === "0"));
  const limit = isLimited ? "\nThe rate limit is reached." : "";
  const wait = retryAfter === undefined ? "" : `\nWait ${counted(Math.ceil(retryAfter), "second")}.`;
  // Its query may have a signature.
  const to = typeof location === "string" ? `\nIt leads to ${location.replace(/[?#].*/, "")}; curl --location follows it.` : "";
  return `${headOf(error, fault)}${id}${bodyOf(error)}${remedy === undefined ? "" : `\n${remedy}`}${advice}${limit}${wait}${to}`;
}
