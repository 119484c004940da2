import type { Flow, Step, Workflow } from "./read-flows.js";
import type { SourceOperation } from "../../read/source-operations.js";

/** A step that calls an operation of the contract. */
export interface FlowCall {
  readonly flow: Flow;
  readonly workflow: Workflow;
  readonly step: Step;
  readonly operation: SourceOperation;
}

/** Returns the steps whose operation is in the contract. */
export function callsOf(flows: readonly Flow[], operations: readonly SourceOperation[]): FlowCall[] {
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  return flows.flatMap((flow) =>
    flow.workflows.flatMap((workflow) =>
      workflow.steps.flatMap((step) => {
        const operation = step.operationId === undefined ? undefined : byId.get(step.operationId);
        return operation === undefined ? [] : [{ flow, workflow, step, operation }];
      }),
    ),
  );
}
