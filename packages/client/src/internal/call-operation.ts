import type { OperationDescriptor, OperationRequest, ResultWithResponse, SentRequest, SerializedParameters } from "../runtime/operation.js";
import type { ItemStream } from "../runtime/item-stream.js";
import { isJson } from "../runtime/body.js";
import { RequestError } from "../errors/request-error.js";
import type { HttpErrorDetails } from "../errors/http-error.js";
import { ResponseError } from "../errors/response-error.js";
import { apiErrorOf } from "../errors/status-errors.js";
import { own } from "./own.js";
import { checkKind, jsonOrText, parseJson } from "./parse-json.js";
import type { Parts, Prepare } from "./prepare.js";
import { withBody } from "../runtime/with-body.js";
import type { Send } from "./transport/call.js";
import { validated } from "./validated.js";

/** Sends an operation; resolves to the body and the response. */
export async function callOperation<Result>(
  prepare: Prepare,
  send: Send,
  operation: OperationDescriptor,
  given: OperationRequest | undefined,
): Promise<ResultWithResponse<Result> & SentRequest> {
  const request = own(given);
  const target: OperationDescriptor & Partial<SerializedParameters> = own<object, OperationDescriptor>(operation);
  if (target.serialize) Object.assign(target, target.serialize(target, request, RequestError));
  const { accept, decode, result, contentTypes = [], encode, query = request.query, fields } = target;
  const { parseAs, schema } = request;
  const encoded = request.body === undefined ? undefined : encode?.(request, contentTypes, target, RequestError);
  const parts: Parts = {
    values: request.path,
    query,
    headers: [fields, encoded?.headers, request.headers],
    body: encoded?.body,
    stream: target.stream?.(parseAs, target.items),
  };
  const call = prepare(target, parts, request);
  target.complete?.(call.headers);
  const { response, bytes, details: sent } = await send(call);

  const details = own(sent, { response }) as HttpErrorDetails;
  if (!response.ok) throw apiErrorOf(details, jsonOrText(bytes));
  const json = (anyType?: boolean, mayBeEmpty?: boolean): unknown => parseJson(details, bytes, anyType, mayBeEmpty);
  const refuse = (reason: string, options?: object): Error => new ResponseError(details, reason, options);
  // Refuses a login page, which has a `<`, where the operation has no result.
  if (!accept && bytes?.includes(60) && !isJson(response)) json();
  const again: ItemStream["again"] = (next) => callOperation(prepare, send, operation, next);
  const stream = call.stream?.read(response, { ...call, refuse, request, again });
  const data = stream ?? (accept && (decode ? await decode(withBody(response, bytes), parseAs, accept, json, refuse) : json()));
  checkKind(details, data, result);
  return { data: (schema && !stream ? await validated(data, "its body", schema, refuse) : data) as Result, response, url: call.url };
}
