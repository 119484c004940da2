import { type Expression, componentsIn, inputsIn, stepOutputsIn, withComponents } from "../flows/flow-expressions.js";
import { type Flow, requiredInputs, type Step, textAt, type Workflow } from "../flows/read-flows.js";
import { child, entriesOf, type Fault, faultAt, type SpecNode } from "../../read/spec-node.js";
import type { Contract } from "./check.js";

/** Checks that expressions use declared inputs, outputs of earlier steps and existing components, and that every input is used. */
export function flowExpressions({ flows }: Contract): Fault[] {
  return flows.flows.flatMap((flow) => [
    ...componentFaults(flow),
    ...flow.workflows.flatMap((workflow) => [
      ...inputFaults(flow, workflow),
      ...outputFaults(flow, workflow),
      ...workflow.steps.flatMap((step) => callFaults(flow, step)),
    ]),
  ]);
}

function componentFaults({ root }: Flow): Fault[] {
  return componentsIn(root)
    .filter(({ names }) => child(root, "components", ...names) === undefined)
    .map(({ node, names }) => faultAt(node, `Unknown component \`${names.join(".")}\`.`, "use one of the flow's `components`"));
}

function inputFaults(flow: Flow, { node, inputs }: Workflow): Fault[] {
  const declared = entriesOf(inputs && child(inputs, "properties"));
  const names = new Set(declared.map(([name]) => name));
  const used = withComponents(flow, node).flatMap(inputsIn);
  const isUsed = new Set(used.map(nameOf));
  return [
    ...used
      .filter((expression) => !names.has(nameOf(expression)))
      .map((expression) => faultAt(expression.node, `The workflow has no input \`${nameOf(expression)}\`.`, "add it to the `inputs`")),
    ...declared
      .filter(([name]) => !isUsed.has(name))
      .map(([name, input]) => faultAt(input, `The input \`${name}\` is never used.`, "remove it", "key")),
  ];
}

/** A step's outputs are available to later steps only. */
function outputFaults(flow: Flow, { steps }: Workflow): Fault[] {
  const known = new Set<string>();
  return steps.flatMap((step) => {
    const faults = withComponents(flow, step.node)
      .flatMap(stepOutputsIn)
      .filter(({ names }) => !known.has(names.join(".")))
      .map(({ node, names: [id = "", name = ""] }) =>
        faultAt(node, `No step before \`${step.id}\` is \`${id}\` with an output \`${name}\`.`, "use an output of an earlier step"),
      );
    for (const [name] of entriesOf(child(step.node, "outputs"))) known.add(`${step.id}.${name}`);
    return faults;
  });
}

/** Checks the inputs that a step passes to a workflow. */
function callFaults(flow: Flow, { node, workflowId, parameters }: Step): Fault[] {
  const called = flow.workflows.find(({ id }) => id === workflowId);
  if (called === undefined) return [];
  const taken = new Set(entriesOf(called.inputs && child(called.inputs, "properties")).map(([name]) => name));
  const given = new Set(parameters.map((parameter) => textAt(parameter, "name")));
  const at: SpecNode = child(node, "workflowId") ?? node;
  return [
    ...parameters
      .filter((parameter) => !taken.has(textAt(parameter, "name") ?? ""))
      .map((parameter) => faultAt(parameter, `\`${called.id}\` has no input \`${textAt(parameter, "name") ?? ""}\`.`, "remove it")),
    ...requiredInputs(called)
      .filter((name) => !given.has(name))
      .map((name) => faultAt(at, `The step lacks the input \`${name}\`, which \`${called.id}\` requires.`, "add the parameter")),
  ];
}

function nameOf({ names }: Expression): string {
  return names[0] ?? "";
}
