import type { operations } from "@hosting-platform/types";

/** An operationId of the contract, such as `listAccessGroups`. */
export type OperationId = keyof operations;

type SuccessOf<Responses> = Responses[Extract<keyof Responses, 200 | 201 | "2XX">];

/** The body of an operation's success; `unknown` if the contract does not specify it, and for any operation. */
export type ResponseBody<Id extends OperationId> = OperationId extends Id
  ? unknown
  : SuccessOf<operations[Id]["responses"]> extends { content: { "application/json": infer Body } }
    ? Body
    : unknown;

/** The JSON body of an operation's request; `unknown` if the contract does not specify it, and for any operation. */
export type RequestBody<Id extends OperationId> = OperationId extends Id
  ? unknown
  : operations[Id] extends { requestBody?: { content: { "application/json": infer Body } } }
    ? Body
    : unknown;

/** The decoded path parameters of an operation. */
export type PathParameters<Id extends OperationId> = OperationId extends Id
  ? Record<string, string>
  : operations[Id] extends { parameters: { path: infer Path } }
    ? Path
    : Record<string, never>;
