/** What the contract says of an operation that a client has to know to send it. */
export interface OperationDescriptor {
  readonly operationId: string;
  readonly method: string;
  /** The path template, such as `/things/{thingId}`. */
  readonly path: string;
  /** `false` where the operation takes no credential. */
  readonly authenticated?: false;
  /** The query parameters that are whole numbers, and their bounds. */
  readonly integers?: IntegerBounds;
  /** The parameters that `serialize` writes; the client writes the others of path and query, and knows no others of header and cookie. */
  readonly parameters?: readonly ParameterStyle[];
  /** Writes those parameters; there where `parameters` is. */
  readonly serialize?: SerializeParameters;
  /** The media types that the request body may have, the default first; a range where any type may be sent. */
  readonly contentTypes?: readonly string[];
  /** How the fields of a form are written, where the contract says more than their types do. */
  readonly encoding?: readonly FieldEncoding[];
  /** The media types that a success answers with; none where it answers without a body; a range where any type may come. */
  readonly accept?: readonly string[];
  /** Writes the request body; there where the operation takes one. Part of the operation, so that a bundle of others leaves it out. */
  readonly encode?: EncodeBody;
  /** Reads the body of a success; there where it need not be JSON. */
  readonly decode?: DecodeBody;
  /** Hands the body of a success on as it comes; there where `decode` is. */
  readonly stream?: StreamBody;
}

/** Names of whole numbers, and their bounds. */
export type IntegerBounds = readonly (readonly [name: string, least: number, most: number])[];

/** How a parameter is written, as the Parameter Object of OpenAPI says. */
export interface ParameterStyle {
  readonly in: "path" | "query" | "header" | "cookie";
  readonly name: string;
  /** `json` stands for a parameter with `content`, whose value is written as JSON. */
  readonly style: "simple" | "label" | "matrix" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "json";
  readonly explode: boolean;
  /** Whether the characters that a URL reserves stay as they are. */
  readonly allowReserved?: true;
}

/** Writes the parameters that the contract gives a style. Throws a `Refusal` for a value that cannot be written. */
export type SerializeParameters = (
  operation: Pick<OperationDescriptor, "path" | "parameters">,
  request: Pick<OperationRequest, "path" | "query" | "header" | "cookie">,
  Refusal: new (reason: string) => Error,
) => SerializedParameters;

/** Parameters as they go into the request. */
export interface SerializedParameters {
  /** The path template, with those of the path in their places. */
  path: string;
  /** What the client has to write itself. */
  query: object | null | undefined;
  /** Those of the query, encoded: `name=value`. */
  pairs: readonly string[];
  /** Those of header and cookie. */
  fields: RequestHeaders;
}

/** How a field of a form is written, as the Encoding Object of OpenAPI says. */
export interface FieldEncoding {
  readonly name: string;
  /** Of a part of a multipart body. */
  readonly contentType?: string;
  readonly style?: ParameterStyle["style"];
  readonly explode?: boolean;
}

/** Writes the body of a request that has one. */
export type EncodeBody = (request: OperationRequest, contentTypes: readonly string[], operation: EncodedOperation) => EncodedBody;

/** What the contract says of the fields of a form. */
export type EncodedOperation = Pick<OperationDescriptor, "encoding">;

/** Reads the body of a success as `parseAs` says, else as what the operation accepts and the answer is. Throws what `refuse` gives for one that is neither. */
export type DecodeBody = (
  response: Response,
  parseAs: ParseAs | undefined,
  accept: readonly string[],
  readJson: ReadJson,
  refuse: (reason: string) => Error,
) => Promise<unknown>;

/** Hands a body on as it comes, until the signal aborts. What reads it is given, since it knows when a body is cut. */
export type StreamBody = (
  body: ReadableStream<Bytes>,
  signal: AbortSignal | undefined,
  pieces: (reader: BodyReader) => ReadPiece,
) => ReadableStream<Bytes>;

export type BodyReader = ReadableStreamDefaultReader<Bytes>;

/** Reads one piece of a body after the other; gives `undefined` at its end. */
export type ReadPiece = () => Promise<Bytes | undefined>;

/** Reads a body as JSON and fails as the client does where it is not: where its content type is another unless `anyType`, where it is empty unless `mayBeEmpty`. */
export type ReadJson = (anyType?: boolean, mayBeEmpty?: boolean) => unknown;

/** A request body as `fetch` takes it. */
export interface EncodedBody {
  /** `undefined` where JSON has nothing for what was given. */
  body: RawBody | undefined;
  /** Its content type; `null` where `fetch` has to find it out. The request's own header fields go before it. */
  headers: RequestHeaders;
}

/** `Uint8Array<ArrayBuffer>`, which has no argument before TypeScript 5.7. */
export type Bytes = ReturnType<Uint8Array["slice"]>;

/** A body that is sent as it is. */
export type RawBody =
  string | Blob | ArrayBuffer | (ArrayBufferView & { readonly buffer: ArrayBuffer }) | ReadableStream<Bytes> | FormData | URLSearchParams;

/** Header fields by name. `null` leaves out one that the client sets; `undefined` leaves it as it is. */
export type RequestHeaders = Record<string, string | null | undefined>;

/** What every call takes beside the operation's own parameters. */
export interface RequestOptions {
  headers?: RequestHeaders | undefined;
  /** Cancels the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** How long one attempt may take, its body included, in milliseconds; the client's own by default. */
  timeout?: number | undefined;
  /** How often to try; `false` sends once. What is left out is as the client has it. */
  retry?: RetryOptions | false | undefined;
  /** Says which redirects to follow; without it a redirect is an error. `followRedirects` follows those of GET and HEAD. */
  redirect?: ((request: Request, answer: Response, count: number) => Request | undefined) | undefined;
}

/** What every call takes that resolves to something. */
export interface ResultOptions<Output> extends RequestOptions {
  /** Checks the result and gives it its type: any validator that follows Standard Schema. What the validator gives is the result. */
  schema?: StandardSchema<Output> | undefined;
}

/** A validator that follows [Standard Schema](https://standardschema.dev), version 1. */
export interface StandardSchema<Output> {
  readonly "~standard": StandardValidator<Output>;
}

/** What a validator does. */
export interface StandardValidator<Output> {
  readonly version: 1;
  readonly vendor: string;
  validate(value: unknown): StandardResult<Output> | Promise<StandardResult<Output>>;
}

/** What a validator gives: a value, or what is wrong. */
export type StandardResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };

/** What a validator finds wrong, and where. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** When a request is sent again. */
export interface RetryOptions {
  /** How often a request is sent at most, the first time included; 3 by default. */
  attempts?: number;
  /** Whether POST and PATCH are sent again too, which may do the same thing twice; `false` by default. */
  unsafe?: boolean;
}

/** A call as the client receives it. */
export interface OperationRequest extends RequestOptions {
  path?: object | undefined;
  query?: object | undefined;
  /** The header fields that are parameters of the operation; what else there is goes into `headers`. */
  header?: object | undefined;
  cookie?: object | undefined;
  body?: unknown;
  contentType?: string | undefined;
  parseAs?: ParseAs | undefined;
  schema?: StandardSchema<unknown> | undefined;
}

/** What an operation function needs of a client. */
export interface OperationClient {
  /** Sends the operation. Resolves to the body of a success, or `undefined` where there is none; rejects for an error status. */
  call<Result>(operation: OperationDescriptor, request: OperationRequest | undefined): Promise<Result>;
  /** As `call`, with the response that the body came in. */
  callForResponse<Result>(operation: OperationDescriptor, request: OperationRequest | undefined): Promise<ResultWithResponse<Result>>;
}

/** The body of a success, and the response that it came in, whose body is read. */
export interface ResultWithResponse<Result> {
  data: Result;
  response: Response;
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
