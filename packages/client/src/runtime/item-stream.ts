import type { StandardSchema } from "./standard-schema.js";

/** `Uint8Array<ArrayBuffer>`, written without the type argument, which needs TypeScript 5.7. */
type Chunk = ReturnType<Uint8Array["slice"]>;

/** Reads the items of a stream. */
export type ReadItems = (stream: ItemStream) => AsyncGenerator<unknown, void, undefined>;

/** Returns the reader of a response's items; `undefined` if it is no stream of items. */
export type PickReader = (response: Response) => ReadItems | undefined;

/** What the `schema` of a call validates: an item of a stream, or the whole result. */
export type ItemOf<Result> = [Result] extends [AsyncIterable<infer Item>] ? Item : Result;

/** The result of a call, with the type of what `schema` validates. Another `parseAs` than `auto` reads the body as a whole. */
export type Streamed<As, Result, Output> = As extends "auto"
  ? [Result] extends [AsyncIterable<unknown>]
    ? AsyncIterable<Output>
    : Output
  : Output;

/** A body that is a stream of items. */
export interface ItemStream {
  /** `null` if the response has none. */
  readonly body: ReadableStream<Chunk> | null;
  /** Maximum size of an item in bytes. Default: 16 MiB. */
  readonly limit?: number | undefined;
  /** Returns the error for an invalid item. */
  readonly refuse: (reason: string, options?: object) => Error;
  readonly signal?: AbortSignal | undefined;
  /** The method and the request of the call, and the function that sends another request of its operation. */
  readonly method?: string;
  readonly request?: StreamRequest;
  readonly again?: (request: object) => Promise<{ data: ReadableStream<Chunk>; response: Response }>;
}

/** The part of a request that reconnecting depends on. */
export interface StreamRequest {
  readonly headers?: object | undefined;
  readonly reconnect?: boolean | undefined;
  /** Validates each item. */
  readonly schema?: StandardSchema<unknown> | undefined;
}

/** An event of a `text/event-stream`. Fields that the event does not have are absent. */
export interface ServerSentEvent<Data = string> {
  event?: string;
  id?: string;
  /** The time to wait before reconnecting, in milliseconds. */
  retry?: number;
  data: Data;
}
