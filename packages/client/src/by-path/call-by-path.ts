import { isJson, isRaw, streamBody } from "../runtime/body.js";
import { INTEGERS, UNAUTHENTICATED } from "../../../../generated/facts.js";
import type { RawBody, RequestOptions } from "../runtime/operation.js";
import { encodeWith, own, parseJson, type Prepare, RequestError, serializeQuery } from "../shared.js";
import type { Result, Through } from "./path-client.js";

/** What openapi-fetch takes beside method and path, as far as it is looked at here, and the options of a call. */
export interface Init extends Omit<RequestOptions, "headers"> {
  params?: { path?: object | undefined; query?: object | undefined; header?: object | undefined };
  headers?: object | undefined;
  body?: unknown;
  parseAs?: string | undefined;
  querySerializer?: unknown;
  bodySerializer?: unknown;
  middleware?: unknown;
  /** What else `fetch` takes, such as `cache`. */
  [further: string]: unknown;
}

/** Sends a call that names no more than method and path. */
export async function callByPath(prepare: Prepare, through: Through, method: string, path: string, given?: Init): Promise<Result> {
  const { params, headers, body, parseAs = "json", signal, timeout, retry, redirect, ...others } = own(given);
  const { querySerializer = serializeQuery, bodySerializer, middleware, ...init } = own(others);
  for (const name of ["baseUrl", "fetch", "pathSerializer", "Request"]) {
    if (Object.hasOwn(init, name)) throw new RequestError(`${name} is no option of a call`);
  }
  const { path: values, query, header } = own(params);
  const place = `${method} ${path}`;
  const call = prepare(
    { method, path, operationId: undefined, pairs: undefined, integers: INTEGERS[place], authenticated: !UNAUTHENTICATED.includes(place) },
    { values, query, headers: [headers, header], body: body as RawBody, stream: parseAs === "stream" ? streamBody : undefined, init },
    { signal, timeout, retry, redirect },
  );
  const isJsonWanted = parseAs === "json";
  // A text is left to openapi-fetch, which takes it for a value and not for what is written already; of bytes it would make `{}`.
  const isBodyAsItIs = !bodySerializer && typeof body !== "string" && isRaw(body);
  // What JSON cannot hold, openapi-fetch leaves out, or quotes in its error.
  const isForm = call.headers.get("content-type") === "application/x-www-form-urlencoded";
  const write = isForm ? undefined : (value: unknown) => encodeWith(() => ({ body: JSON.stringify(value), headers: {} })).body;
  // Read here, since openapi-fetch takes an empty body for JSON, and its error for any other body quotes that.
  const read = isJsonWanted ? "stream" : parseAs;
  const [result, details] = await through(
    call,
    { querySerializer, bodySerializer: bodySerializer ?? write, middleware, parseAs: read },
    isBodyAsItIs,
  );
  const { response } = result;
  // Whether an empty body is right is known of GET and HEAD alone, and else of an answer that says itself what it has.
  const mayBeEmpty = method === "HEAD" || (method !== "GET" && !isJson(response));
  if (isJsonWanted && response.ok) result.data = parseJson({ ...details, response }, await response.text(), false, mayBeEmpty);
  return result;
}
