import type { CallDetails } from "../../errors/call-error.js";
import type { HeaderFields } from "../add-headers.js";
import type { BodyStream, Bytes, RawBody, RequestOptions } from "../../runtime/operation.js";

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
  headers: HeaderFields;
  body?: RawBody | null | undefined;
  operationId?: string | undefined;
  /** `false` where the operation takes no credential. */
  authenticated?: boolean | undefined;
  /** The names of the security schemes of each alternative. */
  security?: readonly (readonly string[])[] | undefined;
  /** Sends the request a single time, whatever `retry` says: for a stream as the body, and for an operation that nobody may repeat. */
  once?: boolean | undefined;
  /** Hands the body of a success on as it is read: `timeout` then covers the header alone, and the length has no bound. */
  stream?: BodyStream | undefined;
  /** Maximum size of the body in bytes, or of an item of a stream. Default: that of the client. */
  limit?: number | undefined;
}

/** The details of a call for errors and hooks. */
export interface CallState extends CallDetails {
  operationId: string | undefined;
  /** Counts up while the call is sent. */
  attempts: number;
}

/** A response; its body is read if there are `bytes`. */
export interface Received {
  response: Response;
  /** The body, unless there is none, or it is a stream. */
  bytes?: Bytes | undefined;
}

/** The response to a call. */
export interface ClientResponse extends Received {
  /** The headers of the last request: a redirect may have dropped the credential. */
  sent?: HeaderFields;
  /** The call's details, for errors about the response. */
  details: CallDetails;
}

/** The outcome of an attempt: a response, or an error. */
export interface Outcome extends Partial<ClientResponse> {
  error?: unknown;
}

/** Sends a call. */
export type Send = (call: Call) => Promise<ClientResponse>;
