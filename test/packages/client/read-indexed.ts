import * as client from "@hosting-platform/client";
import { INDEXED } from "../../harness/indexed-operation.js";

interface Options<Output> {
  parseAs?: client.ParseAs;
  schema?: client.StandardSchema<Output>;
}

type Read = <Output>(caller: client.OperationClient, request: object) => Promise<Output>;

/** Calls an indexed GET of the contract. */
export function readIndexed<Output = unknown>(caller: client.OperationClient, options: Options<Output> = {}): Promise<Output> {
  const read = (client as unknown as Record<string, Read>)[INDEXED.operationId] as Read;
  return read(caller, { path: { [INDEXED.parameter]: "hook_1" }, ...options });
}
