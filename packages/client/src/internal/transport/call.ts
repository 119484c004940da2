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
  /** What else `fetch` is to be given. */
  init?: object | undefined;
  operationId?: string | undefined;
  /** `false` where the operation takes no credential. */
  authenticated?: boolean | undefined;
  /** Sends the request a single time, whatever `retry` says: for a stream as the body, and for an operation that nobody may repeat. */
  once?: boolean | undefined;
  /** Hands the body of a success on as it is read: `timeout` then covers the header alone, and the length has no bound. */
  stream?: StreamBody | undefined;
}

/** What came back. */
export interface Answer {
  /** Its body is read, unless `bytes` is `undefined`. */
  response: Response;
  /** The body; `undefined` where there is none, or where it is a stream. */
  bytes: Bytes | undefined;
  /** How often the request was sent. */
  attempts: number | undefined;
}

/** Sends a call. */
export type Send = (call: Call) => Promise<Answer>;

/** A response with a body that nobody has read, in place of its own. */
export function withBody(response: Response, body: RawBody | undefined): Response {
  return body === undefined ? response : Object.defineProperty(new Response(body, response), "url", { value: response.url });
}
