// Generated from spec/ by `npm run generate`; edits are lost.
import createFetchClient, { type Client, type ClientOptions } from "openapi-fetch";
import type { paths } from "./types.js";

/** A client with a method for each HTTP method, typed by path: `client.GET("/v1/webhooks")`. */
export type PathClient = Client<paths>;

/** The options of openapi-fetch. */
export type PathClientOptions = ClientOptions;

/** Makes an openapi-fetch client of the contract's paths. */
export function createPathClient(options: PathClientOptions): PathClient {
  return createFetchClient<paths>(options);
}

/** What the contract says of an operation that a client has to know to send it. */
export interface OperationDescriptor {
  readonly operationId: string;
  readonly method: string;
  /** The path template, such as `/v1/access-groups/{idOrName}`. */
  readonly path: string;
  /** `false` where the operation takes no credential. */
  readonly authenticated?: false;
  /** The media types that the request body may have, the default first; a range where any type may be sent. */
  readonly contentTypes?: readonly string[];
  /** The media types that a success answers with; none where it answers without a body; a range where any type may come. */
  readonly accept?: readonly string[];
}

/** Header fields by name. `null` leaves out one that the client sets; `undefined` leaves it as it is. */
export type RequestHeaders = Record<string, string | null | undefined>;

/** What every call takes beside the operation's own parameters. */
export interface RequestOptions {
  headers?: RequestHeaders | undefined;
  /** Cancels the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** A call as the client receives it. */
export interface OperationRequest extends RequestOptions {
  path?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  contentType?: string | undefined;
  parseAs?: ParseAs | undefined;
}

/** What an operation function needs of a client. */
export interface OperationClient {
  /** Sends the operation. Resolves to the body of a success, or `undefined` where there is none; rejects for an error status. */
  call<Result>(operation: OperationDescriptor, request: OperationRequest | undefined): Promise<Result>;
}

/** What an operation whose answer is not shown resolves to, by the request's `parseAs`. */
export interface ParsedBody {
  /** By the content type of the answer: JSON is parsed, text is a string, anything else is an `ArrayBuffer`; `undefined` where the body is empty. */
  auto: unknown;
  /** What the body is as JSON; `undefined` for the statuses 204 and 205. */
  json: unknown;
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: ReadableStream<Uint8Array>;
}

export type ParseAs = keyof ParsedBody;

/** Where a list operation has its items and its cursor. */
export interface Pagination<Result, Item> {
  /** The items of a page; `undefined` where the page has none. */
  items(page: Result): readonly Item[] | undefined;
  /** The cursor of the page that follows; `null` or `undefined` on the last. */
  next(page: Result): string | null | undefined;
  /** The query parameter that takes the cursor. */
  readonly cursor: string;
}
