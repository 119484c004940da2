import type { OperationModel } from "../../model/operation.js";
import type { Contract } from "./contract.js";
import { withLinksOf } from "./errors.js";
import type { ResponseView, Sample } from "./types.js";

/** Returns the samples of an operation for its page. */
export function pageSamples(contract: Contract, { operationId }: OperationModel, responses: readonly ResponseView[]): Sample[] {
  return (contract.input.samples.get(operationId) ?? []).map(({ response, text, ...sample }) => ({
    ...sample,
    ...(text === undefined ? {} : { text: withLinksOf(contract, text) }),
    ...(response === undefined || isMadeUp(responses, response.status) ? {} : { response }),
  }));
}

/** Checks that the contract has no schema for the emulator's response body, which then shows nothing about the platform. */
function isMadeUp(responses: readonly ResponseView[], status: number): boolean {
  const content = responses.find((response) => response.status === String(status))?.content ?? [];
  return content.length > 0 && content.every(({ shape }) => shape === undefined);
}
