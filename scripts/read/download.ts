import { withoutQuery } from "../core/cli/finding.js";
import { type AllowedRefs, isAllowedUrl } from "./allowed-refs.js";
import { type Login, refusedLogin } from "./login.js";
import { decodeText } from "./read-text.js";
import type { FaultData } from "./faults/fault.js";

/** Maximum number of redirects. */
const MOST_REDIRECTS = 5;
/** Maximum size of a response, in bytes. */
const MOST_BYTES = 64 * 2 ** 20;
/** Timeout of a response, in milliseconds. */
const PATIENCE = 30_000;

export interface Downloaded {
  /** The URL after redirects. */
  address: string;
  text: string;
  contentType: string | undefined;
}

/** A URL that could not be read. */
export class NotDownloaded extends Error {
  override readonly name = "NotDownloaded";

  constructor(
    readonly data: FaultData["not-downloaded"],
    options?: ErrorOptions,
  ) {
    super(data.reason, options);
  }
}

/**
 * Downloads an allowed URL. Follows redirects to allowed URLs only. Throws `NotDownloaded` on failure, and `FileFault` if it is no text.
 *
 * @param login sent to its own origin only, also after a redirect
 */
export async function download(address: string, allowed: AllowedRefs, login?: Login): Promise<Downloaded> {
  let current = new URL(address).href;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const response = await request(current, login);
    const next = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || next === null) return read(current, response, login);
    await response.body?.cancel();
    const target = URL.canParse(next, current) ? new URL(next, current).href : next;
    if (!isAllowedUrl(allowed, target)) {
      // Without a password.
      const shown = withoutQuery(target.replace(/\/\/[^/]*@/, "//"));
      const reason = `it redirects to \`${shown}\`, which is not allowed`;
      throw new NotDownloaded({ address: withoutQuery(current), reason, hint: "pass that URL, or --allow-ref" });
    }
    current = target;
  }
  throw unread(address, `it redirects more than ${MOST_REDIRECTS} times`);
}

function unread(address: string, reason: string, { isPart, cause }: { isPart?: boolean; cause?: unknown } = {}): NotDownloaded {
  return new NotDownloaded({ address: withoutQuery(address), reason, ...(isPart && { isPart }) }, { cause });
}

async function request(address: string, login: Login | undefined): Promise<Response> {
  const headers = new URL(address).origin === login?.origin ? login.headers : {};
  try {
    return await fetch(address, { headers, redirect: "manual", signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    throw unread(address, reasonOf(error) + unusedProxy(process.env), { cause: error });
  }
}

function unusedProxy(env: NodeJS.ProcessEnv): string {
  const isSet = Object.keys(env).some((name) => /^https?_proxy$/i.test(name) && env[name] !== "");
  return isSet && env["NODE_USE_ENV_PROXY"] !== "1" ? "; Node.js uses a proxy only with NODE_USE_ENV_PROXY=1, from 22.21 on" : "";
}

async function read(address: string, response: Response, login: Login | undefined): Promise<Downloaded> {
  const refused = refusedLogin(response.status, new URL(address).origin, login);
  if (refused !== undefined) throw new NotDownloaded({ address: withoutQuery(address), ...refused });
  if (!response.ok) throw unread(address, `status ${response.status}`);
  const bytes = await bytesOf(response).catch((error: unknown) => {
    throw unread(address, reasonOf(error), { cause: error, isPart: true });
  });
  return { address, text: decodeText(bytes, address), contentType: response.headers.get("content-type") ?? undefined };
}

async function bytesOf({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  let size = 0;
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    chunks.push(next.value);
    size += next.value.byteLength;
    if (size <= MOST_BYTES) continue;
    await reader?.cancel();
    throw new Error(`larger than ${MOST_BYTES / 2 ** 20} MB`);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no response within ${PATIENCE / 1000} seconds`;
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (/CERT|VERIFY/.test(code)) return `${code}; set NODE_EXTRA_CA_CERTS to the file of its certificate authority`;
  if (code === "ECONNREFUSED") return `${code}; nothing listens there: start the server, or correct the port`;
  if (code.includes("SSL_WRONG_VERSION")) return `${code}; the server speaks http, not https`;
  if (cause instanceof Error) return code || cause.message;
  return error.message;
}
