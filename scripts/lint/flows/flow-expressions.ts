import { type Flow, itemsOf, type Step, textAt } from "./read-flows.js";
import { child, entriesOf, type SpecNode } from "../../read/spec-node.js";

/** An Arazzo runtime expression and the node that contains it. */
export interface Expression {
  readonly node: SpecNode;
  /** The names after the prefix, such as `$inputs.`. */
  readonly names: readonly string[];
}

const INPUT = /\$inputs\.([\w-]+)/g;
const STEP_OUTPUT = /\$steps\.([\w-]+)\.outputs\.([\w-]+)/g;
const COMPONENT = /\$components\.(\w+)\.([\w-]+)/g;
const BODY = /\$response\.body#((?:\/[^\s/{}'"]+)+)/g;

/** `$inputs.name`, as `[name]`. */
export function inputsIn(node: SpecNode): Expression[] {
  return matchesIn(node, INPUT);
}

/** `$steps.id.outputs.name`, as `[id, name]`. */
export function stepOutputsIn(node: SpecNode): Expression[] {
  return matchesIn(node, STEP_OUTPUT);
}

/** `$components.kind.name`, as `[kind, name]`. */
export function componentsIn(node: SpecNode): Expression[] {
  return matchesIn(node, COMPONENT);
}

/** `$response.body#/a/b`, as `[/a/b]`. */
export function bodyPointersIn(node: SpecNode): Expression[] {
  return matchesIn(node, BODY);
}

/** Returns the status that a step expects with `$statusCode == 200`, and its criterion. */
export function expectedStatus(step: Step): { node: SpecNode; status: string } | undefined {
  for (const criterion of itemsOf(step.node, "successCriteria")) {
    const status = /^\$statusCode == ([1-5]\d\d)$/.exec(textAt(criterion, "condition") ?? "")?.[1];
    if (status !== undefined) return { node: child(criterion, "condition") ?? criterion, status };
  }
  return undefined;
}

/** Returns the parts of a step that read the response: its criteria, outputs and success actions. */
export function responseReadersOf(step: Step): SpecNode[] {
  return ["successCriteria", "outputs", "onSuccess"].flatMap((key) => child(step.node, key) ?? []);
}

/** Returns a workflow or step and the components that it uses, which may contain expressions as well. */
export function withComponents(flow: Flow, node: SpecNode): SpecNode[] {
  const used = componentsIn(node).flatMap(({ names }) => child(flow.root, "components", ...names) ?? []);
  return [node, ...used];
}

function matchesIn(node: SpecNode, pattern: RegExp): Expression[] {
  if (typeof node.value === "string") {
    return [...node.value.matchAll(pattern)].map(([, ...names]) => ({ node, names }));
  }
  return entriesOf(node).flatMap(([, below]) => matchesIn(below, pattern));
}
