import type { OperationDescriptor, RequestOptions, SerializedParameters } from "../runtime/operation.js";
import type { ClientOptions } from "../options.js";
import { addHeaders } from "./add-headers.js";
import { checkBaseUrl } from "./check-base-url.js";
import { checkLimits } from "./check-limits.js";
import { queryOf } from "./conventions.js";
import { fillPath } from "./fill-path.js";
import { own } from "./own.js";
import { serializeQuery } from "./serialize-query.js";
import type { Call } from "./transport/call.js";

/** What the contract says of an operation, as far as it matters before the answer. */
export interface Target extends Pick<OperationDescriptor, "method" | "path" | "accept"> {
  operationId?: string | undefined;
  authenticated?: boolean | undefined;
  integers?: OperationDescriptor["integers"] | undefined;
  /** What of the query is written already. */
  pairs?: SerializedParameters["pairs"] | undefined;
}

/** What a call gives beside its target. */
export interface Parts extends Pick<Call, "body" | "stream" | "init"> {
  values?: object | null | undefined;
  query?: object | null | undefined;
  /** What comes later goes before what comes first. */
  headers: readonly (object | null | undefined)[];
}

/** Makes a call of its parts, and of the options of its request, which have no prototype. */
export type Prepare = (target: Target, parts: Parts, options: Omit<RequestOptions, "headers">) => Call;

/** Checks the options of a client; gives what checks its calls and writes their addresses and header fields. */
export function createPrepare(given: ClientOptions): Prepare {
  const options = own(given);
  const { baseUrl, allowInsecure, headers: always } = options;
  const base = checkBaseUrl(baseUrl, allowInsecure);
  checkLimits(options);
  const common = addHeaders(new Headers(), always);
  // What every query has cannot be wrong then.
  serializeQuery(queryOf(undefined, options, undefined));

  return ({ method, path, operationId, authenticated, integers, pairs }, parts, limits) => {
    const { values, query, headers: given, ...sent } = parts;
    const { timeout, retry } = limits;
    checkLimits({ timeout, retry });
    const asked = queryOf(query, options, integers);
    const headers = given.reduce<Headers>(addHeaders, new Headers(common));
    if (authenticated === false) headers.delete("authorization");
    const search = serializeQuery(asked, pairs);
    return own({
      ...limits,
      ...sent,
      method,
      path,
      params: { path: values ?? {}, query: asked },
      url: base + fillPath(path, values) + (search && `?${search}`),
      headers,
      operationId,
      authenticated,
      // What takes no credential is given one, which may be good for one time alone.
      once: authenticated === false || sent.body instanceof ReadableStream,
    }) as Call;
  };
}
