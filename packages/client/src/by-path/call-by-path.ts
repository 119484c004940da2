import { INTEGERS, RESULTS, UNAUTHENTICATED } from "../../../../generated/facts.js";
import type { ParseAs, RawBody, RequestOptions } from "../runtime/operation.js";
import type { Target } from "../internal/prepare.js";
import {
  checkKind,
  isJson,
  isRaw,
  own,
  parseJson,
  type Prepare,
  refusing,
  RequestError,
  serializeQuery,
  streamBody,
  streamed,
  toJson,
} from "../shared.js";
import type { Result, Through } from "./path-client.js";

/** The openapi-fetch options that this module reads, and the options of a call. */
export interface Init extends Omit<RequestOptions, "headers"> {
  params?: { path?: object | undefined; query?: object | undefined; header?: object | undefined };
  headers?: object | undefined;
  body?: unknown;
  parseAs?: string | undefined;
  querySerializer?: unknown;
  bodySerializer?: unknown;
  middleware?: unknown;
  /** Other `fetch` options, such as `cache`. */
  [further: string]: unknown;
}

/** Sends a call by method and path. */
export async function callByPath(prepare: Prepare, through: Through, method: string, path: string, request?: Init): Promise<Result> {
  const {
    params,
    headers,
    body: given,
    parseAs = "json",
    signal,
    timeout,
    deadline,
    retry,
    redirect,
    maxResponseBytes,
    fetchOptions,
    querySerializer = serializeQuery,
    bodySerializer,
    middleware,
    ...init
  } = own(request);
  for (const name of ["baseUrl", "fetch", "pathSerializer", "Request"]) {
    if (Object.hasOwn(init, name)) throw new RequestError(`${name} is not a call option`);
  }
  if ((given ?? undefined) !== undefined && /^(GET|HEAD)$/.test(method)) throw new RequestError(`a ${method} request has no body`);
  const body = streamed(given);
  const { path: values, query, header } = own(params);
  const place = `${method} ${path}`;
  // Only the contract knows a path that begins so; another one is a mistaken URL.
  if (typeof (path as unknown) !== "string" || path.startsWith("//")) throw new RequestError("the path must begin with / once");
  const call = prepare(
    own({ method, path, integers: INTEGERS[place], authenticated: !UNAUTHENTICATED.includes(place) }) as Target,
    { values, query, headers: [headers, header], body: body as RawBody, stream: streamBody(parseAs as ParseAs) },
    { signal, timeout, deadline, retry, redirect, maxResponseBytes, fetchOptions: own(fetchOptions, init) },
  );
  const isJsonWanted = parseAs === "json";
  // openapi-fetch encodes a string as a JSON value, which is right, and bytes as `{}`, which is not.
  const isBodyAsItIs = !bodySerializer && typeof body !== "string" && isRaw(body);
  // openapi-fetch drops values that JSON cannot represent, or quotes them in its error.
  const isForm = call.headers["content-type"] === "application/x-www-form-urlencoded";
  const write = isForm ? undefined : (value: unknown) => refusing(() => ({ body: toJson(value) }), RequestError).body;
  // Parsed here: openapi-fetch accepts an empty body as JSON, and its parse error quotes the body.
  const read = isJsonWanted ? "stream" : parseAs;
  const [result, details] = await through(
    call,
    { querySerializer, bodySerializer: bodySerializer ?? write, middleware, parseAs: read },
    isBodyAsItIs,
  );
  const { response } = result;
  // By path, an empty body is known to be wrong only for GET, or if the response claims to be JSON.
  const mayBeEmpty = method === "HEAD" || (method !== "GET" && !isJson(response));
  if (isJsonWanted && response.ok) {
    const received = { ...details, response };
    result.data = parseJson(received, new Uint8Array(await response.arrayBuffer()), false, mayBeEmpty);
    checkKind(received, result.data, RESULTS[place]);
  }
  return result;
}
