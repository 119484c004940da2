import { createPathClient, type PathClient } from "../../../../generated/client.js";
import { UNAUTHENTICATED } from "../../../../generated/facts.js";
import type { RequestHeaders, RequestOptions } from "../../../../generated/operation.js";
import type { AnswerDetails } from "../errors/answer-error.js";
import { RequestError } from "../errors/request-error.js";
import type { ClientOptions } from "../options.js";
import { callOf } from "./answers.js";
import { checkBaseUrl } from "./check-base-url.js";
import { checkHeaders } from "./check-headers.js";
import { checkLimits } from "./check-limits.js";
import { fillPath } from "./fill-path.js";
import { own } from "./own.js";
import { queryOf } from "./query-of.js";
import { serializeQuery } from "./serialize-query.js";
import { attempts, type CallOptions } from "./transport/call-options.js";
import { createTransport } from "./transport/create-transport.js";

/** What openapi-fetch takes beside method and path, as far as it is looked at here, and the options of a call. */
export interface Init extends RequestOptions {
  params?: { path?: object | undefined; query?: object | undefined; header?: RequestHeaders | undefined };
  [further: string]: unknown;
}

/** What openapi-fetch gives. */
export interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Sends a call once it is checked; gives what openapi-fetch does, and what an error would say of it. */
export type Send = (method: string, path: string, init: Init | undefined, call?: CallOptions) => Promise<[Result, AnswerDetails]>;

/** All that openapi-fetch reads from the options that are not set elsewhere, lest it take any from the prototype of all objects. */
const BLANK = {
  bodySerializer: undefined,
  middleware: undefined,
  parseAs: undefined,
  querySerializer: undefined,
};

/** Checks the options of a client. Gives openapi-fetch's client, and what sends calls by way of it. */
export function createSend(options: ClientOptions): [PathClient, Send] {
  const { baseUrl, allowInsecure, headers: always, team } = own(options);
  const base = checkBaseUrl(baseUrl, allowInsecure);
  checkLimits(options);
  checkHeaders(always);
  queryOf("", team, undefined);
  const transport = createTransport(options);
  const pathClient = createPathClient({
    ...BLANK,
    baseUrl: base,
    headers: always,
    querySerializer: serializeQuery,
    Request: plainRequest(),
  } as object);
  const request = pathClient.request as unknown as (method: string, path: string, init: object) => Promise<Result>;

  const send: Send = async (method, path, init, call) => {
    const { params, headers, body, signal, timeout, retry, redirect, ...rest } = own(init);
    for (const name of ["baseUrl", "fetch", "pathSerializer", "Request"]) {
      if (Object.hasOwn(rest, name)) throw new RequestError(`${name} is no option of a call`);
    }
    const { path: values, query, header } = own(params);
    checkLimits({ timeout, retry } as RequestOptions);
    checkHeaders(headers);
    checkHeaders(header);
    const place = `${method} ${path}`;
    const url = base + fillPath(path, values);
    const authenticated = !UNAUTHENTICATED.includes(place);
    // What takes no credential is given one, which may be good for one time alone.
    const once = !authenticated || body instanceof ReadableStream;
    const result = await request(method, path, {
      ...BLANK,
      ...rest,
      baseUrl: undefined,
      body,
      headers,
      Request: undefined,
      params: { path: values ?? {}, query: queryOf(place, query, team), header },
      pathSerializer: () => url,
      fetch: (sent: Request) => {
        if (!authenticated) sent.headers.delete("authorization");
        return transport(sent, { ...call, signal, timeout, retry, authenticated, once, redirect });
      },
    });
    const { response } = result;
    const details = { method, url, operationId: call?.operationId, attempts: attempts.get(response) };
    callOf.set(response, details);
    return [result, { ...details, response }];
  };
  return [pathClient, send];
}

/** `Request` for openapi-fetch, which hands it an object with the prototype of all objects. */
function plainRequest(): typeof Request {
  const plain = function (url: string, init: RequestInit) {
    // What is undefined, Node.js takes from that prototype all the same.
    return new Request(url, own({ ...init, body: init.body ?? null }));
  };
  // Middleware may answer with a request, which openapi-fetch knows by `instanceof`.
  plain.prototype = Request.prototype;
  return plain as unknown as typeof Request;
}
