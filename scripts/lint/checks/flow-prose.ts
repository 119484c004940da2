import { type Flow, textAt } from "../flows/read-flows.js";
import { child, entriesOf, type Fault, faultAt, faultOf, type SpecNode } from "../../read/spec-node.js";
import type { Contract } from "./check.js";

const MOST_LINES = 200;

/** Checks that flows are short, their workflows have a summary, and all their parts have a description. */
export function flowProse({ flows }: Contract): Fault[] {
  const seen = new Map<string, string>();
  return flows.flows.flatMap((flow) => [...lengthFaults(flow), ...proseFaults(flow), ...nameFaults(flow, seen)]);
}

function lengthFaults({ root }: Flow): Fault[] {
  const lines = root.file.text.trimEnd().split("\n").length;
  if (lines < MOST_LINES) return [];
  return [faultOf(root.file.path, `The flow has ${lines} lines; the limit is ${MOST_LINES - 1}.`, "split it into two flows")];
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
  if (text === undefined) return [faultAt(node, "The description is missing.", "describe the purpose")];
  if (/^[A-Z`][^]*\.$/.test(text)) return [];
  return [faultAt(child(node, "description") ?? node, "The description is not a sentence.", "begin with a capital and end with a period")];
}

function summaryFaults(node: SpecNode): Fault[] {
  const text = textAt(node, "summary");
  const hint = "begin with a capital; use at most 60 characters and no period";
  if (text === undefined) return [faultAt(node, "The summary is missing.", hint)];
  return /^[A-Z].{0,58}[^.]$/.test(text) ? [] : [faultAt(child(node, "summary") ?? node, "The summary has the wrong style.", hint)];
}

/** Requires descriptions of inputs; a `$ref` has its target's. */
function inputFaults(inputs: SpecNode): Fault[] {
  return entriesOf(child(inputs, "properties")).flatMap(([, input]) =>
    textAt(input, "$ref") === undefined ? descriptionFaults(input) : [],
  );
}

/** Requires workflow names to be unique across files, since workflows are run by name. */
function nameFaults({ name, workflows }: Flow, seen: Map<string, string>): Fault[] {
  return workflows.flatMap(({ node, id }) => {
    const owner = seen.get(id);
    seen.set(id, owner ?? name);
    // A lint rule covers duplicates within one flow.
    if (owner === undefined || owner === name) return [];
    return [faultAt(child(node, "workflowId") ?? node, `The flow \`${owner}\` has a workflow \`${id}\` as well.`, "rename one of the two")];
  });
}
