// Generated from spec/ by `npm run generate`; edits are lost.

import createFetchClient, { type Client, type ClientOptions, type MaybeOptionalInit, type ParseAsResponse } from "openapi-fetch";
import type { paths } from "./types.js";

/** Functions that run once per call, retries included. They do not see the credential. */
export type { Middleware } from "openapi-fetch";

/** The options of a call by path. */
export type { FetchOptions as PathRequest } from "openapi-fetch";

type Method = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";
type MediaType = `${string}/${string}`;

/**
 * A client with a method for each HTTP method, typed by path: `client.GET("/things")`. Its types, unlike those of openapi-fetch, name no
 * package that a library with this client does not depend on.
 */
export interface PathClient extends Methods, Pick<Client<paths>, "use" | "eject"> {
  request: ClientRequestMethod<paths>;
}

type Methods = { [Of in Method as Uppercase<Of>]: ClientMethod<paths, Of> };

/** Calls a path with an HTTP method. */
export type ClientMethod<Paths, Of extends Method, Media extends MediaType = MediaType> = <
  Path extends PathsWith<Paths, Of>,
  Init extends MaybeOptionalInit<Paths[Path], Of & keyof Paths[Path]>,
>(
  url: Path,
  ...init: InitParameter<Init>
) => Promise<FetchResponse<Paths[Path][Of & keyof Paths[Path]], Init, Media>>;

/** Calls a path with any HTTP method. */
export type ClientRequestMethod<Paths, Media extends MediaType = MediaType> = <
  Of extends Method,
  Path extends PathsWith<Paths, Of>,
  Init extends MaybeOptionalInit<Paths[Path], Of & keyof Paths[Path]>,
>(
  method: Of,
  url: Path,
  ...init: InitParameter<Init>
) => Promise<FetchResponse<Paths[Path][Of & keyof Paths[Path]], Init, Media>>;

/** The result of a call by path: the body of a success, or that of an error status. */
export type FetchResponse<Operation, Options, Media extends MediaType = MediaType> =
  | { data: ParseAsResponse<BodyOf<Operation, SuccessStatus, Media>, Options>; error?: never; response: Response }
  | { data?: never; error: BodyOf<Operation, ErrorStatus, Media>; response: Response };

type PathsWith<Paths, Of extends Method> = { [Path in keyof Paths]: Paths[Path] extends Record<Of, object> ? Path : never }[keyof Paths];

type InitParameter<Init> = Partial<Init> extends Init ? [init?: Init & Record<string, unknown>] : [init: Init & Record<string, unknown>];

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type NumberOf<Text> = Text extends `${infer Value extends number}` ? Value : never;
type SuccessStatus = NumberOf<`2${Digit}${Digit}`> | "2XX";
type ErrorStatus = NumberOf<`${4 | 5}${Digit}${Digit}`> | "4XX" | "5XX" | "default";

type BodyOf<Operation, Status, Media> = Operation extends { responses: infer Responses }
  ? ContentOf<Responses[keyof Responses & Status], Media>
  : unknown;

type ContentOf<Response, Media> = Response extends { content: infer Content }
  ? [keyof Content & Media] extends [never]
    ? Content[keyof Content]
    : Content[keyof Content & Media]
  : undefined;

/** The options of openapi-fetch. */
export type PathClientOptions = ClientOptions;

/** Creates an openapi-fetch client for the paths of the contract. */
export function createPathClient(options: PathClientOptions): PathClient {
  return createFetchClient<paths>(options) as PathClient;
}
