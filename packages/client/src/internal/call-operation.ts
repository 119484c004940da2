import type { OperationDescriptor, OperationRequest, PathClient, RequestHeaders } from "../../../../generated/client.js";
import { ApiError } from "../errors/api-error.js";
import { encodeBody } from "./encode-body.js";
import { readBody } from "./read-body.js";
import { urlOf } from "./sent-url.js";

/** openapi-fetch's `request` without its types by path: the operation functions have checked the call by then. */
type Send = (method: string, path: string, init: object) => Promise<{ response: Response; error?: unknown }>;

/** Sends an operation and gives the body of its answer. */
export async function callOperation<Result>(
  client: PathClient,
  operation: OperationDescriptor,
  request: OperationRequest = {},
): Promise<Result> {
  const { path, query, headers, signal, parseAs } = request;
  const { body, contentType } = encodeBody(request, operation.contentTypes);
  const send = client.request as unknown as Send;
  const params = { path, query };
  const { response, error } = await send(operation.method, operation.path, {
    params,
    headers: { "content-type": contentType, ...definedOf(headers) },
    body,
    bodySerializer: asItIs,
    // The answer is read here and not there: it depends on what the operation answers with.
    parseAs: "stream",
    ...(signal && { signal }),
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });
  const details = { operationId: operation.operationId, method: operation.method, url: urlOf(response, params), response };
  if (!response.ok) throw new ApiError(details, error === "" ? undefined : error);
  return (await readBody(details, operation.accept, parseAs)) as Result;
}

/** Without the fields that are undefined, which would hide the content type instead of leaving it as it is. */
function definedOf(headers: RequestHeaders = {}): RequestHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}

function asItIs(body: unknown): unknown {
  return body;
}
