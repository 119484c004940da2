import type { FieldEncoding, IntegerBounds, ParameterStyle } from "./descriptions.js";
import type { ItemStream, PickReader, ReadItems } from "./item-stream.js";
import type { FetchOptions, RetryOptions } from "./sending-options.js";
import type { ServiceOptions } from "./service-options.js";
import type { StandardSchema } from "./standard-schema.js";

export type { FieldEncoding, IntegerBounds, ParameterStyle } from "./descriptions.js";
export type { StandardIssue, StandardResult, StandardSchema, StandardValidator } from "./standard-schema.js";

/** A kind of JSON value with a structure. */
export type JsonKind = "object" | "array";

/** The description of an operation that a client needs to send it. */
export interface OperationDescriptor {
  readonly operationId: string;
  readonly method: string;
  /** The path template, such as `/things/{thingId}`. */
  readonly path: string;
  /** `false` if the operation takes no credential. */
  readonly authenticated?: false;
  /** The names of the security schemes of each alternative, if they are not the usual ones. */
  readonly security?: readonly (readonly string[])[];
  /** Returns the base URL of the operation's own server. Part of the operation, as are the functions below: bundlers drop unused ones. */
  readonly server?: (base: string) => string;
  /** Takes the query out of the path template; set if it has one, or spaces. */
  readonly split?: (target: SplitTarget, values: object | null | undefined, query: object | null | undefined) => SplitTarget;
  /** The query parameters that are integers, with their bounds. */
  readonly integers?: IntegerBounds;
  /** The parameters that `serialize` writes, including all header and cookie parameters. The client writes other path and query parameters. */
  readonly parameters?: readonly ParameterStyle[];
  /** Serializes `parameters`; set together with them. */
  readonly serialize?: SerializeParameters;
  /** The media types of the request body, the default first; a range if any type is allowed. */
  readonly contentTypes?: readonly string[];
  /** Encoding Objects of the form fields, for fields that the contract describes beyond their types. */
  readonly encoding?: readonly FieldEncoding[];
  /** The media types of a successful response; `undefined` if it has no body; a range if any type is possible. */
  readonly accept?: readonly string[];
  /** The kind of JSON of a success, if the contract allows one only. */
  readonly result?: JsonKind | undefined;
  /** Serializes the request body; set if the operation takes one. */
  readonly encode?: EncodeBody;
  /** Reads the body of a success; set if it may be something else than JSON. */
  readonly decode?: DecodeBody;
  /** Streams the body of a success; set together with `decode` or `items`. */
  readonly stream?: StreamBody;
  /** Returns the reader of a success that is a stream of items. */
  readonly items?: PickReader | undefined;
}

/** Serializes the parameters of `parameters`. Throws a `Refusal` for a value that cannot be serialized. */
export type SerializeParameters = (
  operation: Pick<OperationDescriptor, "path" | "parameters">,
  request: Pick<OperationRequest, "path" | "query" | "header" | "cookie">,
  Refusal: new (reason: string) => Error,
) => SerializedParameters;

/** A path template, and the query parameters that are serialized. */
export type SplitTarget = Pick<SerializedParameters, "path"> & { pairs?: SerializedParameters["pairs"] | undefined };

export interface SerializedParameters {
  /** The path template with its path parameters filled in. */
  path: string;
  /** The query parameters that are left for the client to serialize. */
  query: object | null | undefined;
  /** The serialized query parameters, as encoded `name=value` pairs. */
  pairs: readonly string[];
  /** The header and cookie parameters, as headers. */
  fields: RequestHeaders;
  /** Adds the defaults of required headers to those of the request. Throws a `Refusal` for a missing one without a default. */
  complete?: (headers: Record<string, string>) => void;
}

/** Serializes the body of a request. Throws a `Refusal` for a body that cannot be serialized. */
export type EncodeBody = (
  request: OperationRequest,
  contentTypes: readonly string[],
  operation: EncodedOperation,
  Refusal: new (reason: string) => Error,
) => EncodedBody;

/** The part of an operation's description that an encoder needs. */
export type EncodedOperation = Pick<OperationDescriptor, "encoding">;

/**
 * Reads the body of a success: as `parseAs` says, by default by its content type, which has to be one of `accept`. Throws the error
 * that `refuse` returns for any other body.
 */
export type DecodeBody = (
  response: Response,
  parseAs: ParseAs | undefined,
  accept: readonly string[],
  readJson: ReadJson,
  refuse: (reason: string) => Error,
) => Promise<unknown>;

/** Prepares to hand on a body, or its items, as it is read. Returns `undefined` if `parseAs` asks for the whole body. */
export type StreamBody = (parseAs: ParseAs | undefined, items?: PickReader) => BodyStream | undefined;

export interface BodyStream {
  /** Checks for a success that is handed on; others are read whole. */
  accepts(response: Response): boolean;
  /** Returns the response with a body that is read through `pieces`. The result of `onAbort` undoes it. */
  open(response: Response, pieces: (reader: BodyReader) => ReadPiece, onAbort: (stop: () => void) => (() => void) | undefined): Response;
  /** Returns the items of the body; `undefined` if it is handed on as it is. */
  read(response: Response, stream: Omit<ItemStream, "body">): ReturnType<ReadItems> | undefined;
}

export type BodyReader = ReadableStreamDefaultReader<Bytes>;

/** Reads the next chunk of a body. */
export type ReadPiece = BodyReader["read"];

/** Parses a body as JSON. Throws a `ResponseError` for another content type unless `anyType`, and for an empty body unless `mayBeEmpty`. */
export type ReadJson = (anyType?: boolean, mayBeEmpty?: boolean) => unknown;

export interface EncodedBody {
  /** `undefined` if the value has no JSON representation. */
  body: RawBody | undefined;
  /** The content type; `null` if `fetch` has to set it. The request's own headers override it. */
  headers: RequestHeaders;
}

/** `Uint8Array<ArrayBuffer>`, written without the type argument, which needs TypeScript 5.7. */
export type Bytes = ReturnType<Uint8Array["slice"]>;

/** A body that is sent unchanged. */
export type RawBody =
  | string
  | Blob
  | ArrayBuffer
  | (ArrayBufferView & {
      readonly buffer: ArrayBuffer;
    })
  | ReadableStream<Bytes>
  | FormData
  | URLSearchParams;

/** Headers by name. `null` removes a header that the client sets; `undefined` keeps it. */
export type RequestHeaders = Record<string, string | null | undefined>;

/** The headers that a caller sets: by name, with a list of values joined by commas; or as pairs, such as `Headers`. */
export type GivenHeaders =
  | Headers
  // An iterable without the `any` that `Iterable` has by default.
  | { [Symbol.iterator](): Iterator<readonly [string, string | readonly string[] | null | undefined], unknown, undefined> }
  | Readonly<Record<string, string | readonly string[] | null | undefined>>;

export interface RequestOptions extends ServiceOptions {
  headers?: GivenHeaders | undefined;
  /** Cancels the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Time limit for one attempt, body included, in milliseconds. Default: the client's `timeout`. */
  timeout?: number | undefined;
  /** Time limit for the call with all its attempts and the pauses between them, in milliseconds. Default: the client's `deadline`. */
  deadline?: number | undefined;
  /** Maximum size of the response body in bytes, or of an item of a stream. Default: the client's `maxResponseBytes`. */
  maxResponseBytes?: number | undefined;
  /** Further options of `fetch`, such as `cache`, or `next` in Next.js. They override those of the client. */
  fetchOptions?: FetchOptions | undefined;
  /** Retry options; `false` disables retries. Missing fields default to those of the client. */
  retry?: RetryOptions | false | undefined;
  /** Returns the request that follows a redirect. Default: redirects throw. `followRedirects` follows redirects of GET and HEAD. */
  redirect?: ((request: Request, response: Response, count: number) => Request | undefined) | undefined;
}

/** The options of every call with a result. */
export interface ResultOptions<Output> extends RequestOptions {
  /** A Standard Schema validator for the result. The call resolves to the validator's output, with its type. */
  schema?: StandardSchema<Output> | undefined;
}

export interface OperationRequest extends RequestOptions {
  path?: object | undefined;
  query?: object | undefined;
  /** The header parameters of the operation. Other headers go into `headers`. */
  header?: object | undefined;
  cookie?: object | undefined;
  body?: unknown;
  contentType?: string | undefined;
  parseAs?: ParseAs | undefined;
  reconnect?: boolean | undefined;
  schema?: StandardSchema<unknown> | undefined;
}

/** The part of a client that operation functions call. */
export interface OperationClient {
  /** Sends the operation. Resolves to the body of a success, or `undefined` if it has none; rejects for an error status. */
  call<Result>(operation: OperationDescriptor, request: OperationRequest | undefined): Promise<Result>;
  /** Like `call`, but also returns the response. */
  callForResponse<Result>(
    operation: OperationDescriptor,
    request: OperationRequest | undefined,
  ): Promise<ResultWithResponse<Result> & SentRequest>;
}

/** A request that was sent. */
export interface SentRequest {
  /** Its URL, which a `fetch` of your own may not tell. */
  url?: string;
}

/** The body of a success and its response, whose body is already read. */
export interface ResultWithResponse<Result> {
  data: Result;
  response: Response;
}

/** The result type of an operation with an undocumented response, by the request's `parseAs`. */
export interface ParsedBody {
  /** By content type: parsed JSON, a string for text, else an `ArrayBuffer`; `undefined` if the body is empty. */
  auto: unknown;
  /** The body parsed as JSON; `undefined` for 204 and 205. */
  json: unknown;
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: ReadableStream<Uint8Array>;
}

export type ParseAs = keyof ParsedBody;

/** Reads the items and the cursor from a page of a list operation. */
export interface Pagination<Result, Item> {
  /** Returns the items of a page; `undefined` if the page has no list of items. */
  items(page: Result): readonly Item[] | undefined;
  /** Returns the cursor of the next page; `null` or `undefined` on the last page. */
  next(page: Result, walk?: Walk): string | null | undefined;
  /** The query parameter that takes the cursor. */
  readonly cursor: string;
  /** Begins to go through the pages, if the cursor is not the text of that parameter. */
  readonly walk?: (request: OperationRequest) => Walk;
}

/** A way through the pages of a request, which remembers the page that was read last. */
export interface Walk {
  /** The cursor that the request has. */
  readonly start: string | undefined;
  /** Sets the cursor of the request. Returns the operation that sends it. */
  readonly write: (operation: OperationDescriptor, cursor: string | undefined) => OperationDescriptor;
  cursor?: string | undefined;
  items?: readonly unknown[] | undefined;
  response?: Response;
  /** The URL of the request. */
  url?: string;
  /** The items as JSON. */
  text?: string;
  /** Why there is no cursor. */
  problem?: string;
}
