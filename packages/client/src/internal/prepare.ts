import type { OperationDescriptor, RequestOptions, SerializedParameters } from "../runtime/operation.js";
import type { ClientOptions } from "../options.js";
import { RequestError } from "../errors/request-error.js";
import { addHeaders, type HeaderFields } from "./add-headers.js";
import { checkBaseUrl } from "./check-base-url.js";
import { checkLimits } from "./check-limits.js";
import { defaultHeaders, queryOf } from "./conventions.js";
import { fillPath } from "./fill-path.js";
import { kindOf } from "../runtime/kind-of.js";
import { own } from "./own.js";
import { serializeQuery } from "./serialize-query.js";
import type { Call } from "./transport/call.js";

/** The part of an operation's description that the request depends on. */
export interface Target extends Pick<OperationDescriptor, "method" | "path" | "accept"> {
  operationId?: string | undefined;
  authenticated?: boolean | undefined;
  integers?: OperationDescriptor["integers"] | undefined;
  /** Query pairs that are already serialized. */
  pairs?: SerializedParameters["pairs"] | undefined;
}

/** The arguments of a call. */
export interface Parts extends Pick<Call, "body" | "stream"> {
  values?: object | null | undefined;
  query?: object | null | undefined;
  /** Later ones override earlier ones. */
  headers: readonly (object | null | undefined)[];
}

/** Creates a call from its parts and the options of its request, which must have no prototype. */
export type Prepare = (target: Target, parts: Parts, options: Omit<RequestOptions, "headers">) => Call;

/** Checks the options of a client; returns the function that checks its calls and builds their URLs and headers. */
export function createPrepare(given: ClientOptions): Prepare {
  const options = own(given);
  const { baseUrl, allowInsecure, headers: always, maxResponseBytes: limit } = options;
  const base = checkBaseUrl(baseUrl, allowInsecure);
  checkLimits(options);
  const common = addHeaders(own<object, HeaderFields>(defaultHeaders()), always);
  // Checks the query of the client once, so that no call fails because of it.
  serializeQuery(queryOf(options));

  return (target, parts, limits) => {
    const { path, authenticated, integers, pairs } = target;
    const { values, query, headers: given, body, stream } = parts;
    checkLimits(limits);
    if (limits.signal && !(limits.signal as Partial<AbortSignal>).addEventListener) throw new RequestError("signal must be an AbortSignal");
    const asked = queryOf(options, query, integers);
    const headers = given.reduce<HeaderFields>(addHeaders, own<object, HeaderFields>(common));
    if (authenticated === false) delete headers["authorization"];
    const search = serializeQuery(asked, pairs);
    const kind = kindOf(body);
    // Only the runtime knows the boundary of a form.
    if (kind === "FormData") delete headers["content-type"];
    return own(own(limits, target), {
      body,
      stream,
      params: { path: values ?? {}, query: asked },
      url: base + fillPath(path, values) + (search && `?${search}`),
      headers,
      limit: limits.maxResponseBytes ?? limit,
      // An operation without a credential receives one in its body, such as an authorization code, which may be single-use.
      once: authenticated === false || kind === "ReadableStream",
    }) as Call;
  };
}
