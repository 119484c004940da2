import type { OperationDescriptor, OperationRequest, ResultWithResponse } from "../../../../generated/operation.js";
import { ResponseError } from "../errors/response-error.js";
import { apiErrorOf } from "../errors/status-errors.js";
import type { Send } from "./create-send.js";
import { own } from "./own.js";
import { readJson } from "./read-json.js";

/** Sends an operation; gives the body of its answer, and the answer itself. */
export async function callOperation<Result>(
  send: Send,
  { operationId, method, path, contentTypes = [], encode, accept, decode }: OperationDescriptor,
  given: OperationRequest | undefined,
): Promise<ResultWithResponse<Result>> {
  const request = own(given);
  const { path: values, query, headers, signal, timeout, retry, redirect, parseAs, schema } = request;
  const { replay, ...encoded } = own(request.body === undefined ? undefined : encode?.(request, contentTypes));
  const [{ error, response }, details] = await send(
    method,
    path,
    // The answer is read here and not there: it depends on what the operation answers with.
    { headers, signal, timeout, retry, redirect, ...encoded, params: { path: values, query }, bodySerializer: asItIs, parseAs: "stream" },
    { operationId, stream: parseAs === "stream", body: replay },
  );
  if (!response.ok) throw apiErrorOf(details, error);

  const readAsJson = (anyType?: boolean, mayBeEmpty?: boolean): Promise<unknown> => readJson(details, anyType, mayBeEmpty);
  let data = accept && (await (decode ? decode(response, parseAs, accept, readAsJson) : readAsJson()));
  if (schema) {
    const { value, issues } = (await schema["~standard"].validate(data)) as { value?: unknown; issues?: [] };
    if (issues) throw new ResponseError(details, "its body does not fit the schema", { issues });
    data = value;
  }
  return { data: data as Result, response };
}

function asItIs(body: unknown): unknown {
  return body;
}
