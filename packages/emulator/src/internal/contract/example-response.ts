import type { OperationOutput } from "../types.js";
import type { Operation } from "./operation.js";
import { successStatus } from "./validate-response.js";

/** Says that a response is an example of the contract, whatever the request and the state. */
const HEADERS = { "x-emulator-response": "example" };

/** Returns the documented success of an operation with its first example, or undefined if its body is not documented. */
export function exampleResponse(operation: Operation): OperationOutput | undefined {
  const status = successStatus(operation);
  const { responses, examples } = operation;
  if (Object.hasOwn(examples, status)) return { status, body: examples[status], headers: HEADERS };
  return Object.hasOwn(responses, status) && responses[status] === undefined ? { status, headers: HEADERS } : undefined;
}
