import type { OperationDescriptor, RequestOptions } from "../../../../generated/operation.js";
import type { ClientOptions } from "../options.js";
import { addHeaders } from "./add-headers.js";
import { checkBaseUrl } from "./check-base-url.js";
import { checkLimits } from "./check-limits.js";
import { encode } from "./encode.js";
import { fillPath } from "./fill-path.js";
import { own } from "./own.js";
import { queryOf } from "./query-of.js";
import { serializeQuery } from "./serialize-query.js";
import type { Call } from "./transport/call.js";

/** What the contract says of an operation, as far as it matters before the answer. */
export interface Target extends Pick<OperationDescriptor, "method" | "path"> {
  operationId?: string;
  authenticated?: boolean | undefined;
  integers?: OperationDescriptor["integers"] | undefined;
}

/** What a call gives beside its target. */
export interface Parts extends Pick<Call, "body" | "stream" | "init"> {
  values?: object | null | undefined;
  query?: object | null | undefined;
  /** What comes later goes before what comes first. */
  headers?: readonly (object | null | undefined)[];
}

/** Makes a call of its parts, and of the options of its request, which have no prototype. */
export type Prepare = (target: Target, parts: Parts, options: Omit<RequestOptions, "headers">) => Call;

/** Checks the options of a client; gives what checks its calls and writes their addresses and header fields. */
export function createPrepare(options: ClientOptions): Prepare {
  const { baseUrl, allowInsecure, headers: always, team } = own(options);
  const base = checkBaseUrl(baseUrl, allowInsecure);
  checkLimits(options);
  const common = addHeaders(new Headers(), always);
  queryOf(team, undefined, undefined);
  // A scope that is left undefined would be none, and every call would act for the caller alone.
  if (team) encode("team", (team as Record<string, string>)["teamId"] ?? (team as Record<string, string>)["slug"]);

  return ({ method, path, operationId, authenticated, integers }, parts, { signal, timeout, retry, redirect }) => {
    const { values, query, headers: given, body, stream, init } = parts;
    if (timeout !== undefined || retry) checkLimits({ timeout, retry });
    const headers = (given ?? []).reduce<Headers>(addHeaders, new Headers(common));
    if (authenticated === false) headers.delete("authorization");
    const asked = queryOf(query, team, integers);
    const search = serializeQuery(asked);
    return {
      body,
      stream,
      init,
      signal,
      timeout,
      retry,
      redirect,
      method,
      path,
      params: { path: values ?? {}, query: asked },
      url: base + fillPath(path, values) + (search && `?${search}`),
      headers,
      operationId,
      authenticated,
      // What takes no credential is given one, which may be good for one time alone.
      once: authenticated === false || body instanceof ReadableStream,
    };
  };
}
