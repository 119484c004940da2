import { named } from "../errors/request-error.js";
import type { OperationClient, OperationDescriptor, OperationRequest } from "../runtime/operation.js";
import { callOperation } from "./call-operation.js";
import type { Prepare } from "./prepare.js";
import type { Send } from "./transport/call.js";

/** Creates the part of a client that the operation functions call. */
export function operationClient(prepare: Prepare, send: Send): OperationClient {
  const perform = async <Result>(
    operation: OperationDescriptor,
    request: OperationRequest | undefined,
    whole?: boolean,
  ): Promise<Result> => {
    try {
      const result = await callOperation(prepare, send, operation, request);
      return (whole ? result : result.data) as Result;
    } catch (error) {
      throw named(error, operation.operationId);
    }
  };
  return {
    call: (operation, request) => perform(operation, request),
    callForResponse: (operation, request) => perform(operation, request, true),
  };
}
