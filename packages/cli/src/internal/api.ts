import { UsageError } from "../../../../scripts/core/cli/spec-command.js";
import type { CliData } from "../../../../scripts/docs/markdown/cli-data.js";
import type { OpenApiDocument } from "../../../emulator/src/internal/contract/document.js";

/** An API that can be searched, read and called. */
export interface Api {
  data: CliData;
  /** OpenAPI 3.1, with local references only. */
  document: OpenApiDocument;
  /** Environment variables, and what each is; those of `credentials` are secrets. */
  variables: Readonly<Record<string, string>>;
  credentials: readonly Credential[];
  /** Those that an operation takes. */
  credentialsOf(operationId: string, connection: Pick<Connection, "authHeader">): readonly Credential[];
  hasEmulator: boolean;
  connect(connection: Connection): Promise<Caller>;
}

/** The environment variable of a credential, and the parameter that it is sent as. */
export interface Credential {
  variable: string;
  in: string;
  field: string;
  /** No document asks for it: it is sent if it is there. */
  isOptional?: boolean;
}

export interface Connection {
  env: Readonly<Record<string, string | undefined>>;
  baseUrl: string | undefined;
  allowInsecure: boolean;
  /** Replaces a server that is not known, for a request that is not sent. */
  anyUrl?: string;
  /** Prints the token, in place of its environment variable. */
  tokenFrom: string | undefined;
  /** The header of the credential, in place of what the document says. */
  authHeader?: string | undefined;
  emulator: boolean;
}

/**
 * Makes a client for a base URL.
 *
 * @throws UsageError for an http: URL that needs an option of the command
 */
export function clientFor<T>(baseUrl: string, { allowInsecure }: Connection, make: () => T): T {
  try {
    return make();
  } catch (error) {
    const isRefused = (error as { code?: unknown }).code === "REQUEST_ERROR";
    if (!isRefused || allowInsecure || !/^http:/i.test(baseUrl)) throw error;
    throw new UsageError((error as Error).message, { hint: "to send to an http: URL of another machine, pass --allow-insecure" });
  }
}

/** The parts of a request, as the functions of a client take them. */
export interface CallRequest {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  header?: Record<string, unknown>;
  cookie?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
  contentType?: string;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  deadline?: number | undefined;
  maxResponseBytes?: number | undefined;
  /** Sends the request in place of `fetch`. */
  fetch?: typeof fetch | undefined;
}

/** Returns the options that end a call, which the function of a client takes. Only the signal ends streams and walks. */
export function limits({ signal, deadline, maxResponseBytes }: CallOptions): object {
  if (deadline === undefined) return {};
  const ends = [AbortSignal.timeout(deadline), ...(signal ? [signal] : [])];
  // One attempt may take all of the time: a report, or a large file.
  return { signal: AbortSignal.any(ends), deadline, timeout: deadline, maxResponseBytes };
}

export interface Caller {
  /** Resolves to the body of the response. */
  call(operationId: string, request: CallRequest, options: CallOptions): Promise<unknown>;
  /** The items of all pages; undefined if the operation has no pages. */
  items(operationId: string, request: CallRequest, options: CallOptions): AsyncIterable<unknown> | undefined;
  /** Texts that no output may have. */
  secrets(): readonly string[];
  close?(): Promise<void>;
}
