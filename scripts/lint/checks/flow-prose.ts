import { type Flow, textAt } from "../flows/read-flows.js";
import { child, entriesOf, type Fault, faultAt, faultOf, type SpecNode } from "../../read/spec-node.js";
import type { Contract } from "./check.js";

const MOST_LINES = 200;

/** A flow is read by people: it is short, its workflows have a summary, and all that is in it says what it is for. */
export function flowProse({ flows }: Contract): Fault[] {
  const seen = new Map<string, string>();
  return flows.flows.flatMap((flow) => [...lengthFaults(flow), ...proseFaults(flow), ...nameFaults(flow, seen)]);
}

function lengthFaults({ root }: Flow): Fault[] {
  const lines = root.file.text.trimEnd().split("\n").length;
  if (lines < MOST_LINES) return [];
  return [faultOf(root.file.path, `The flow has ${lines} lines, and fewer than ${MOST_LINES} are allowed.`, "make two flows of it")];
}

function proseFaults({ root, workflows }: Flow): Fault[] {
  const info = child(root, "info");
  const described = [
    ...(info === undefined ? [] : [info]),
    ...workflows.flatMap(({ node, steps }) => [node, ...steps.map((step) => step.node)]),
  ];
  return [
    ...described.flatMap((node) => descriptionFaults(node)),
    ...workflows.flatMap(({ node }) => summaryFaults(node)),
    ...workflows.flatMap(({ inputs }) => (inputs === undefined ? [] : inputFaults(inputs))),
  ];
}

function descriptionFaults(node: SpecNode): Fault[] {
  const text = textAt(node, "description");
  if (text === undefined) return [faultAt(node, "There is no description.", "say what it is for")];
  if (/^[A-Z`][^]*\.$/.test(text)) return [];
  return [faultAt(child(node, "description") ?? node, "The description is no sentence.", "begin with a capital and end with a full stop")];
}

function summaryFaults(node: SpecNode): Fault[] {
  const text = textAt(node, "summary");
  const hint = "begin with a capital, in at most 60 characters without a full stop";
  if (text === undefined) return [faultAt(node, "There is no summary.", hint)];
  return /^[A-Z].{0,58}[^.]$/.test(text) ? [] : [faultAt(child(node, "summary") ?? node, "The summary is not in the style.", hint)];
}

/** Inputs are for who runs the flow; what another flow describes is described. */
function inputFaults(inputs: SpecNode): Fault[] {
  return entriesOf(child(inputs, "properties")).flatMap(([, input]) =>
    textAt(input, "$ref") === undefined ? descriptionFaults(input) : [],
  );
}

/** A workflow is run by its name, whatever file it is in. */
function nameFaults({ name, workflows }: Flow, seen: Map<string, string>): Fault[] {
  return workflows.flatMap(({ node, id }) => {
    const owner = seen.get(id);
    seen.set(id, owner ?? name);
    // Within one flow it is a rule of the lint.
    if (owner === undefined || owner === name) return [];
    return [faultAt(child(node, "workflowId") ?? node, `The flow \`${owner}\` has a workflow \`${id}\`, too.`, "rename one of the two")];
  });
}
