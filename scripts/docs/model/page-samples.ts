import type { Response as ResponseObject, Schema } from "../../read/openapi.js";
import type { OperationModel } from "../../model/operation.js";
import { resolveReference } from "../../model/schemas.js";
import type { Contract } from "./contract.js";
import { withLinksOf } from "./errors.js";
import { isAnything } from "./facets.js";
import type { Sample } from "./types.js";

/** Returns the samples of an operation for its page. */
export function pageSamples(contract: Contract, { operationId, responses }: OperationModel): Sample[] {
  return (contract.input.samples.get(operationId) ?? []).map(({ response, text, ...sample }) => ({
    ...sample,
    ...(text === undefined ? {} : { text: withLinksOf(contract, text) }),
    ...(response === undefined || isMadeUp(contract, responses.get(String(response.status))) ? {} : { response }),
  }));
}

/** Checks that the contract does not describe a response body: the emulator's then shows nothing about the platform. */
function isMadeUp({ document }: Contract, response: ResponseObject | undefined): boolean {
  const schemas = Object.values(response?.content ?? {}).map(({ schema = {} }) => resolveReference<Schema>(document, schema) ?? {});
  return schemas.length > 0 && schemas.every(isAnything);
}
