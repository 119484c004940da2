import { callsOf, type FlowCall } from "../flows/flow-calls.js";
import { textAt } from "../flows/read-flows.js";
import { rootDocument, type SourceOperation } from "../../read/source-operations.js";
import type { SpecTree } from "../../read/spec-tree.js";
import { child, entriesOf, type Fault, faultAt, follow, isObject, type SpecNode } from "../../read/spec-node.js";
import type { Contract } from "./check.js";

const AUTHORIZATION = "Authorization";

/** Checks that steps pass only parameters that their operation has, and all required ones. */
export function flowParameters({ tree, flows, operations }: Contract): Fault[] {
  return callsOf(flows.flows, operations).flatMap((call) => parameterFaults(tree, call));
}

function parameterFaults(tree: SpecTree, { workflow, step, operation }: FlowCall): Fault[] {
  const taken = parametersOf(tree, operation);
  const given = [...workflow.parameters, ...step.parameters];
  const name = operation.operationId ?? "";
  const faults = given.flatMap((parameter) => {
    const key = keyOf(parameter);
    if (key === undefined || taken.has(key)) return [];
    const [place = "", ...rest] = key.split(" ");
    const message = `\`${name}\`, called by step \`${step.id}\`, has no parameter \`${rest.join(" ")}\` in ${place}.`;
    return [faultAt(parameter, message, "fix the name or `in`, or remove it")];
  });
  const keys = new Set(given.map(keyOf));
  const missing = [...taken].filter(([key, { required }]) => required && !keys.has(key));
  const at = child(step.node, "operationId") ?? step.node;
  return [
    ...faults,
    ...missing.map(([, parameter]) =>
      faultAt(at, `The step lacks \`${parameter.name}\`, which \`${name}\` requires.`, "add the parameter"),
    ),
  ];
}

interface Taken {
  name: string;
  required: boolean;
}

/** Returns an operation's parameters by location and name, including the credential's header. */
function parametersOf(tree: SpecTree, { node, pathItem }: SourceOperation): Map<string, Taken> {
  const taken = new Map<string, Taken>();
  for (const owner of [pathItem, node]) {
    for (const [, item] of entriesOf(child(owner, "parameters"))) {
      const parameter = follow(tree, item);
      const key = parameter && keyOf(parameter);
      if (parameter === undefined || key === undefined || !isObject(parameter.value)) continue;
      taken.set(key, { name: textAt(parameter, "name") ?? "", required: parameter.value["required"] === true });
    }
  }
  const security = child(node, "security") ?? child(rootDocument(tree), "security");
  if (entriesOf(security).length > 0) taken.set(`header ${AUTHORIZATION}`, { name: AUTHORIZATION, required: false });
  return taken;
}

function keyOf(parameter: SpecNode): string | undefined {
  const [place, name] = [textAt(parameter, "in"), textAt(parameter, "name")];
  return place === undefined || name === undefined ? undefined : `${place} ${name}`;
}
