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

/** Checks if a client's message has all of a body: it has the beginning of a text, on one line. */
function isInMessage(body: unknown): boolean {
  return typeof body === "string" && body.length <= 200 && !/\p{Cc}|\s\s|^\s|\s$|^</u.test(body);
}

/**
 * Describes an error of a client; undefined for a fault of the program.
 *
 * @param credentials the sources of the credentials, for a response that refuses them
 */
export function failureText(error: unknown, credentials: readonly string[]): string | undefined {
  if (!(error instanceof Error) || error instanceof CommandError) return undefined;
  const { name, status, code, body, requestId, retryAfter, location, response, method, url, message } = error as ClientError;
  if (name === "AbortError" || name === "TimeoutError") return "The call was cancelled, or took longer than its deadline.";
  if (typeof status !== "number" && typeof code !== "string") return undefined;
  const id = typeof requestId === "string" ? ` (request ${requestId})` : "";
  const text = body === undefined || body === null ? "" : (typeof body === "string" ? body : jsonOf(body)).slice(0, MOST);
  const said = text === "" || (code !== "RESPONSE_ERROR" && isInMessage(body)) ? "" : `\n${text}`;
  const advice = (status === 401 || code === "AUTH_ERROR") && credentials.length > 0 ? `\nCheck ${credentials.join(", ")}.` : "";
  const fault = code === "API_ERROR" ? undefined : networkCode(error);
  const { remedy = fault && REMEDIES.find(([codes]) => codes.test(fault))?.[1] } = error as ClientError;
  // The text of a fault of OpenSSL begins with numbers.
  const head = method !== undefined && fault?.startsWith("ERR_SSL_") === true ? `${method} ${url}: ${fault}` : message;
  // Some services refuse with 403 what others do with 429.
  const isLimited =
    status === 429 || (status === 403 && (retryAfter !== undefined || response?.headers.get("x-ratelimit-remaining") === "0"));
  const limit = isLimited ? "\nThe rate limit is reached." : "";
  const wait = retryAfter === undefined ? "" : `\nWait ${counted(Math.ceil(retryAfter), "second")}.`;
  // Its query may have a signature.
  const to = typeof location === "string" ? `\nIt leads to ${location.replace(/[?#].*/, "")}; curl --location follows it.` : "";
  return `${head}${id}${said}${remedy === undefined ? "" : `\n${remedy}`}${advice}${limit}${wait}${to}`;
}
