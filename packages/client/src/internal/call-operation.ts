import type { EncodedBody, OperationDescriptor, OperationRequest, ResultWithResponse, SerializedParameters } from "../runtime/operation.js";
import { isJson } from "../runtime/body.js";
import { RequestError } from "../errors/request-error.js";
import { ResponseError } from "../errors/response-error.js";
import { apiErrorOf } from "../errors/status-errors.js";
import { own } from "./own.js";
import { checkKind, jsonOrText, parseJson } from "./parse-json.js";
import type { Prepare } from "./prepare.js";
import { type Send, withBody } from "./transport/call.js";

/** Sends an operation; resolves to the body and the response. */
export async function callOperation<Result>(
  prepare: Prepare,
  send: Send,
  operation: OperationDescriptor,
  given: OperationRequest | undefined,
): Promise<ResultWithResponse<Result>> {
  const request = own(given);
  const target = own(operation) as OperationDescriptor & Partial<SerializedParameters>;
  Object.assign(target, target.serialize?.(target, request, RequestError));
  const { contentTypes = [], encode, accept, decode, result, query = request.query, fields } = target;
  const { parseAs, schema } = request;
  const encoded = request.body === undefined ? undefined : encode && encodeWith(() => encode(request, contentTypes, target));
  const parts = {
    values: request.path,
    query,
    headers: [fields, encoded?.headers, request.headers],
    body: encoded?.body,
    stream: parseAs === "stream" ? target.stream : undefined,
  };
  const { response, bytes, details: sent } = await send(prepare(target, parts, request));

  const details = { ...sent, response };
  if (!response.ok) throw apiErrorOf(details, jsonOrText(bytes));
  const json = (anyType?: boolean, mayBeEmpty?: boolean): unknown => parseJson(details, bytes, anyType, mayBeEmpty);
  const refuse = (reason: string): Error => new ResponseError(details, reason);
  if (!accept && bytes?.length && !isJson(response)) throw refuse("the operation has no result, and its body is not JSON");
  let data = accept && (decode ? await decode(withBody(response, bytes), parseAs, accept, json, refuse) : json());
  checkKind(details, data, result);
  if (schema) {
    const { value, issues } = (await schema["~standard"].validate(data)) as { value?: unknown; issues?: [] };
    if (issues) throw new ResponseError(details, "its body does not match the schema", { issues });
    data = value;
  }
  return { data: data as Result, response };
}

/** Serializes a body; throws a `RequestError` if that fails. */
export function encodeWith(encode: () => EncodedBody): EncodedBody {
  try {
    const encoded = encode();
    // `JSON.stringify` returns `undefined` for a function or a symbol.
    if (encoded.body !== undefined) return encoded;
  } catch {
    // A circular value or a BigInt. Not passed on as the cause: its message quotes keys of the body.
  }
  throw new RequestError("the body cannot be serialized: pass text, bytes, a form, a stream, or a value that JSON can represent");
}
