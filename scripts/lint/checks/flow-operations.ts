import { resolve, dirname } from "node:path";
import { type Flow, itemsOf, type Step, textAt } from "../flows/read-flows.js";
import { child, type Fault, faultAt } from "../../read/spec-node.js";
import type { Contract } from "./check.js";

/** Checks that flows use this contract and that their steps call described operations or workflows of the same flow. */
export function flowOperations(contract: Contract): Fault[] {
  return contract.flows.flows.flatMap((flow) => [
    ...sourceFaults(contract, flow),
    ...flow.workflows.flatMap(({ steps }) => steps.flatMap((step) => stepFaults(contract, flow, step))),
  ]);
}

function sourceFaults({ tree }: Contract, { root }: Flow): Fault[] {
  const [source, ...others] = itemsOf(root, "sourceDescriptions");
  const hint = "use only the contract, `../openapi.yaml`";
  // A lint rule requires at least one source.
  if (source === undefined) return [];
  const url = child(source, "url");
  const isContract = typeof url?.value === "string" && resolve(dirname(root.file.path), url.value) === tree.entry;
  return [
    ...(isContract ? [] : [faultAt(url ?? source, "The flow's source is not the contract.", hint)]),
    ...others.map((other) => faultAt(other, "The flow has a second source.", hint)),
  ];
}

function stepFaults({ operations, complete }: Contract, flow: Flow, step: Step): Fault[] {
  const { node, operationId, workflowId } = step;
  if (workflowId !== undefined) {
    if (flow.workflows.some(({ id }) => id === workflowId)) return [];
    const at = child(node, "workflowId") ?? node;
    return [faultAt(at, `The flow has no workflow \`${workflowId}\`.`, "use a workflow of the same file")];
  }
  if (operationId === undefined) {
    if (textAt(node, "operationPath") === undefined) return [];
    const at = child(node, "operationPath") ?? node;
    return [faultAt(at, "The step calls an operation by its path.", "call it by its `operationId`", "key")];
  }
  const at = child(node, "operationId") ?? node;
  const operation = operations.find((each) => each.operationId === operationId);
  if (operation === undefined) {
    // The lint reports path files that cannot be read.
    return complete ? [faultAt(at, `The contract has no operation \`${operationId}\`.`, "use an `operationId` of the contract")] : [];
  }
  if (operation.detail !== "index") return [];
  const message = `Only the method and path of \`${operationId}\` are known, so its response cannot be checked.`;
  return [faultAt(at, message, "remove the step, or describe the operation")];
}
