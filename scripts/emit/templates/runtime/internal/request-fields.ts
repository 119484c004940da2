import type { OperationDescriptor, RequestHeaders } from "../../../../../packages/client/src/runtime/operation.js";
import { kindOf } from "../../../../../packages/client/src/runtime/kind-of.js";
import { RequestError } from "../../../../../packages/client/src/errors/request-error.js";
import { addHeaders, setHeader } from "../../../../../packages/client/src/internal/add-headers.js";
import { checkBaseUrl } from "../../../../../packages/client/src/internal/check-base-url.js";
import { own } from "../../../../../packages/client/src/internal/own.js";
import type { Prepare, Target } from "../../../../../packages/client/src/internal/prepare.js";
import type { ClientOptions } from "../options.js";
import { AUTO } from "./conventions.js";
import type { ServiceOptions } from "../service-options.js";

/**
 * Prepares calls of operations from any OpenAPI document:
 *
 * - `accept` defaults to the media types of a success;
 * - the client's cookies are merged with those of the operation;
 * - `checkIntegers` of the call, or of the client, decides if integers are checked;
 * - operations without a credential are retried like all others;
 * - an operation with a server of its own is sent there, unless `baseUrl` is none of the servers that it replaces.
 */
export function withRequestFields(prepare: Prepare, options: ClientOptions): Prepare {
  const { headers: always, baseUrl, allowInsecure, redirect } = options;
  const cookies = addHeaders({}, always)["cookie"];
  const base = checkBaseUrl(baseUrl, allowInsecure);
  return (target, parts, limits) => {
    const { checkIntegers = options.checkIntegers ?? true } = limits as ServiceOptions;
    const [fields, ...given] = parts.headers;
    const cookie = (fields as RequestHeaders | undefined)?.["cookie"];
    const { server, split } = target as Pick<OperationDescriptor, "server" | "split">;
    const call = prepare(
      own({ ...target, integers: checkIntegers ? target.integers : undefined }, split?.(target, parts.values, parts.query)) as Target,
      { ...parts, headers: [fields, cookie && cookies ? { cookie: joinedCookies(cookies, cookie) } : null, ...given] },
      limits,
    );
    if (call.body && /^(?:GET|HEAD)$/.test(call.method))
      throw new RequestError(`${call.method} cannot have a body: fetch does not send it`);
    const accept = target.accept?.filter((type) => /^[!-~][ -~]*$/.test(type)).join(", ");
    if (call.headers["accept"] === AUTO) setHeader(call.headers, "accept", accept?.length ? accept : null);
    // Another content type of the call would not have the boundary of the body.
    const encoded = (given[0] as RequestHeaders | undefined)?.["content-type"];
    if (encoded?.includes("boundary=")) call.headers["content-type"] = encoded;
    call.redirect ??= redirect;
    call.once = kindOf(call.body) === "ReadableStream";
    if (server) call.url = checkBaseUrl(server(base), allowInsecure) + call.url.slice(base.length);
    return call;
  };
}

/** Merges cookies; those of the operation override cookies of the same name. */
function joinedCookies(cookies: string, own: string): string {
  const nameOf = (cookie: string): string => cookie.replace(/=.*/s, "").trim();
  const names = new Set(own.split(";").map(nameOf));
  return [...cookies.split(";").filter((cookie) => !names.has(nameOf(cookie))), own].map((cookie) => cookie.trim()).join("; ");
}
