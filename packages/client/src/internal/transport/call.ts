import type { PickReader } from "../../runtime/item-stream.js";
import type { CallDetails } from "../../errors/call-error.js";
import type { Bytes, RawBody, RequestOptions, StreamBody } from "../../runtime/operation.js";

/** A request that is checked and can be sent, and how. */
export interface Call extends Omit<RequestOptions, "headers"> {
  method: string;
  /** The path template, such as `/things/{thingId}`. */
  path: string;
  /** The values of its parameters, and the query. */
  params: { path: object; query: Record<string, unknown> };
  /** With the query. */
  url: string;
  /** Without the credential. */
  headers: Headers;
  body?: RawBody | null | undefined;
  /** Further options of `fetch`. */
  init?: object | undefined;
  operationId?: string | undefined;
  /** `false` where the operation takes no credential. */
  authenticated?: boolean | undefined;
  /** The names of the security schemes of each alternative. */
  security?: readonly (readonly string[])[] | undefined;
  /** Sends the request a single time, whatever `retry` says: for a stream as the body, and for an operation that nobody may repeat. */
  once?: boolean | undefined;
  /** Hands the body of a success on as it is read: `timeout` then covers the header alone, and the length has no bound. */
  stream?: StreamBody | undefined;
  /** If set, `stream` takes the successes that it returns a reader for only. */
  items?: PickReader | undefined;
  /** Maximum size of the body in bytes, or of an item of a stream. Default: that of the client. */
  limit?: number | undefined;
}

/** Checks if the body of a response is handed on as it is read. */
export function isStreamed({ stream, items }: Call, response: Response): boolean {
  return !!stream && response.ok && (!items || !!items(response));
}

/** The details of a call for errors and hooks. */
export interface CallState extends CallDetails {
  operationId: string | undefined;
  /** Counts up while the call is sent. */
  attempts: number;
}

/** A response, and the request that it is for. */
export interface Received {
  response: Response;
  /** The headers of the last request: a redirect may have dropped the credential. */
  sent?: Headers;
}

/** The response to a call; its body is read unless `bytes` is `undefined`. */
export interface ClientResponse extends Received {
  /** The body; `undefined` if there is none, or if it is a stream. */
  bytes: Bytes | undefined;
  /** The call's details, for errors about the response. */
  details: CallDetails;
}

/** The outcome of an attempt: a response, or an error. */
export interface Outcome extends Partial<ClientResponse> {
  error?: unknown;
  /** Set if another attempt would fail as well. */
  isFinal?: boolean | undefined;
}

/** Sends the request of a call once. Resolves to an error if the request fails. */
export type Attempt = () => Promise<Outcome>;

/** Sends a call. */
export type Send = (call: Call) => Promise<ClientResponse>;

/** The type has a name in the DOM library only. */
type ResponseBody = ConstructorParameters<typeof Response>[0];

/** Returns a response with a body that nobody has read, in place of its own. */
export function withBody(response: Response, body: RawBody | undefined): Response {
  return body === undefined
    ? response
    : Object.defineProperty(new Response(body as ResponseBody, response), "url", { value: response.url, configurable: true });
}
