import type { OperationModel } from "../../model/operation.js";
import type { Contract } from "./contract.js";
import { withLinksOf } from "./errors.js";
import type { ResponseView, Sample } from "./types.js";

/** The samples of an operation as its page shows them. */
export function pageSamples(contract: Contract, { operationId }: OperationModel, responses: readonly ResponseView[]): Sample[] {
  return (contract.input.samples.get(operationId) ?? []).map(({ answer, text, ...sample }) => ({
    ...sample,
    ...(text === undefined ? {} : { text: withLinksOf(contract, text) }),
    ...(answer === undefined || isMadeUp(responses, answer.status) ? {} : { answer }),
  }));
}

/** The emulator answers with something even where the contract shows no shape; that says nothing of the platform. */
function isMadeUp(responses: readonly ResponseView[], status: number): boolean {
  const content = responses.find((response) => response.status === String(status))?.content ?? [];
  return content.length > 0 && content.every(({ shape }) => shape === undefined);
}
