import type { OperationClient, OperationDescriptor, OperationRequest } from "./operation.js";

/** Calls an operation. Throws a `TypeError` if there is no client, which only TypeScript notices otherwise. */
export function invoke<Result>(client: OperationClient, operation: OperationDescriptor, request?: OperationRequest): Promise<Result> {
  if (typeof (client as OperationClient | undefined)?.call !== "function") {
    throw new TypeError(`${operation.operationId}: the first argument must be a client`);
  }
  return client.call(operation, request);
}
