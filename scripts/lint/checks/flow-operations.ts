import { resolve, dirname } from "node:path";
import { type Flow, itemsOf, type Step, textAt } from "../flows/read-flows.js";
import { child, type Fault, faultAt } from "../../read/spec-node.js";
import type { Contract } from "./check.js";

/** A flow is written against this contract, and each of its steps calls an operation that is known to be there, or a workflow of the flow. */
export function flowOperations(contract: Contract): Fault[] {
  return contract.flows.flows.flatMap((flow) => [
    ...sourceFaults(contract, flow),
    ...flow.workflows.flatMap(({ steps }) => steps.flatMap((step) => stepFaults(contract, flow, step))),
  ]);
}

function sourceFaults({ tree }: Contract, { root }: Flow): Fault[] {
  const [source, ...others] = itemsOf(root, "sourceDescriptions");
  const hint = "name the contract, `../openapi.yaml`, and nothing else";
  // That there is one at all is a rule of the lint.
  if (source === undefined) return [];
  const url = child(source, "url");
  const isContract = typeof url?.value === "string" && resolve(dirname(root.file.path), url.value) === tree.entry;
  return [
    ...(isContract ? [] : [faultAt(url ?? source, "The source of the flow is not the contract.", hint)]),
    ...others.map((other) => faultAt(other, "The flow has a second source.", hint)),
  ];
}

function stepFaults({ operations, complete }: Contract, flow: Flow, step: Step): Fault[] {
  const { node, operationId, workflowId } = step;
  if (workflowId !== undefined) {
    if (flow.workflows.some(({ id }) => id === workflowId)) return [];
    const at = child(node, "workflowId") ?? node;
    return [faultAt(at, `The flow has no workflow \`${workflowId}\`.`, "name a workflow of the same file")];
  }
  if (operationId === undefined) {
    if (textAt(node, "operationPath") === undefined) return [];
    const at = child(node, "operationPath") ?? node;
    return [faultAt(at, "The step calls an operation by its path.", "call it by its `operationId`", "key")];
  }
  const at = child(node, "operationId") ?? node;
  const operation = operations.find((each) => each.operationId === operationId);
  if (operation === undefined) {
    // Where a path file cannot be read, the lint says so.
    return complete
      ? [faultAt(at, `The contract has no operation \`${operationId}\`.`, "give it the name that it has in the contract")]
      : [];
  }
  if (operation.detail !== "index") return [];
  const message = `Nothing is shown of \`${operationId}\` but its method and path, so that no answer can be expected.`;
  return [faultAt(at, message, "leave it out of the flow, or describe the operation")];
}
