import * as client from "@hosting-platform/client";
import { INDEXED, INDEXED_POST } from "../../harness/indexed-operation.js";

interface Options<Output> {
  parseAs?: client.ParseAs;
  schema?: client.StandardSchema<Output>;
}

type Call = <Output>(caller: client.OperationClient, request: object) => Promise<Output>;

/** Calls an indexed GET of the contract. */
export function readIndexed<Output = unknown>(caller: client.OperationClient, options: Options<Output> = {}): Promise<Output> {
  const read = (client as unknown as Record<string, Call>)[INDEXED.operationId] as Call;
  return read(caller, { path: { [INDEXED.parameter]: "hook_1" }, ...options });
}

/** Calls an indexed POST of the contract. */
export function createIndexed(caller: client.OperationClient, request: object): Promise<unknown> {
  const create = (client as unknown as Record<string, Call>)[INDEXED_POST.operationId] as Call;
  return create(caller, request);
}
