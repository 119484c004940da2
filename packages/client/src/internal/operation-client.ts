import { nameRequestErrors } from "../errors/request-error.js";
import type { OperationClient, OperationDescriptor, OperationRequest, ResultWithResponse } from "../runtime/operation.js";
import { callOperation } from "./call-operation.js";
import type { Prepare } from "./prepare.js";
import type { Send } from "./transport/call.js";

/** Creates the part of a client that the operation functions call. */
export function operationClient(prepare: Prepare, send: Send): OperationClient {
  const callForResponse = <Result>(operation: OperationDescriptor, request?: OperationRequest): Promise<ResultWithResponse<Result>> =>
    nameRequestErrors(operation.operationId, () => callOperation(prepare, send, operation, request));
  return { call: async (operation, request) => (await callForResponse<never>(operation, request)).data, callForResponse };
}
