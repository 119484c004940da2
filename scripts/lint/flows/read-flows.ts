import { basename } from "node:path";
import type { Finding } from "../../core/cli/finding.js";
import { improveFindings } from "../../read/improve-findings.js";
import type { SpecFile } from "../../read/spec-file.js";
import type { SpecTree } from "../../read/spec-tree.js";
import { child, entriesOf, isObject, rootNode, type SpecNode } from "../../read/spec-node.js";
import { UnreadableSpec } from "../../core/cli/unreadable-spec.js";

/** How the name of a flow's file ends. */
export const FLOW_ENDING = ".arazzo.yaml";

/** One Arazzo document of `spec/flows/`. */
export interface Flow {
  /** The name of its file without the ending. */
  readonly name: string;
  readonly root: SpecNode;
  readonly workflows: readonly Workflow[];
}

export interface Workflow {
  readonly node: SpecNode;
  readonly id: string;
  /** What its steps have in common. */
  readonly parameters: readonly SpecNode[];
  /** The schema of its inputs; undefined where it takes none. */
  readonly inputs: SpecNode | undefined;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly node: SpecNode;
  readonly id: string;
  /** Undefined where the step runs another workflow. */
  readonly operationId: string | undefined;
  readonly workflowId: string | undefined;
  readonly parameters: readonly SpecNode[];
}

/** What stands in `spec/flows/`. */
export interface Flows {
  readonly flows: readonly Flow[];
  /** Those that could be read and parsed. */
  readonly files: readonly SpecFile[];
  /** What the rules of Redocly say of them, and why a file could not be read. */
  readonly findings: readonly Finding[];
}

/** What to do about a finding of the rules for flows; their messages say no more than what is wrong. */
const HINTS = {
  "criteria-unique": "delete one of the two criteria",
  "outputs-defined": "name an output that the step or workflow has",
  "stepId-unique": "rename one of the two steps",
  "workflowId-unique": "rename one of the two workflows",
};
const OTHER_HINT = "see the Arazzo specification, 1.0.1";

/** Whether a file below the folder of the root document is where a flow belongs. */
export function isFlow(parts: readonly string[]): boolean {
  return parts.length === 2 && parts[0] === "flows" && parts[1]?.endsWith(FLOW_ENDING) === true;
}

/**
 * Reads and lints flows.
 *
 * @param load reads a document of which the absolute path is given
 */
export async function readFlows(load: (path: string) => Promise<SpecTree>, paths: readonly string[]): Promise<Flows> {
  const findings: Finding[] = [];
  const files: SpecFile[] = [];
  for (const path of paths) {
    try {
      const flow = await load(path);
      findings.push(...improveFindings(await flow.lint(), HINTS).map((finding) => ({ hint: OTHER_HINT, ...finding })));
      files.push(...flow.files.values());
    } catch (error) {
      if (!(error instanceof UnreadableSpec)) throw error;
      findings.push(error.finding);
    }
  }
  return { flows: files.map(flowOf), files, findings };
}

function flowOf(file: SpecFile): Flow {
  const root = rootNode(file);
  return { name: basename(file.path, FLOW_ENDING), root, workflows: itemsOf(root, "workflows").map((node) => workflowOf(root, node)) };
}

function workflowOf(root: SpecNode, node: SpecNode): Workflow {
  return {
    node,
    id: textAt(node, "workflowId") ?? "",
    parameters: parametersOf(root, node),
    inputs: resolved(root, child(node, "inputs")),
    steps: itemsOf(node, "steps").map((step) => ({
      node: step,
      id: textAt(step, "stepId") ?? "",
      operationId: textAt(step, "operationId"),
      workflowId: textAt(step, "workflowId"),
      parameters: parametersOf(root, step),
    })),
  };
}

/** A component is found where it is referred to, so that what is wrong with its use is told there. */
function parametersOf(root: SpecNode, owner: SpecNode): SpecNode[] {
  return itemsOf(owner, "parameters").map((node) => {
    const name = /^\$components\.parameters\.(.+)$/.exec(textAt(node, "reference") ?? "")?.[1];
    const component = name === undefined ? undefined : child(root, "components", "parameters", name);
    return component === undefined ? node : { ...node, value: component.value };
  });
}

/** What a reference within the same file leads to. */
export function resolved(root: SpecNode, node: SpecNode | undefined): SpecNode | undefined {
  const ref = node === undefined ? undefined : textAt(node, "$ref");
  return ref?.startsWith("#/") === true ? child(root, ...ref.slice(2).split("/")) : node;
}

export function itemsOf(node: SpecNode, key: string): SpecNode[] {
  return entriesOf(child(node, key)).map(([, item]) => item);
}

export function textAt(node: SpecNode, key: string): string | undefined {
  const value = isObject(node.value) ? node.value[key] : undefined;
  return typeof value === "string" ? value : undefined;
}

/** The names of the inputs that a workflow cannot do without. */
export function requiredInputs({ inputs }: Workflow): string[] {
  const required = inputs === undefined ? undefined : child(inputs, "required")?.value;
  return Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
}

/** The workflows that a step of another, or of their own, runs: they are no flows by themselves. */
export function calledWorkflows(flows: readonly Flow[]): Set<string> {
  const ids = flows.flatMap(({ workflows }) => workflows.flatMap(({ steps }) => steps.map(({ workflowId }) => workflowId)));
  return new Set(ids.filter((id) => id !== undefined));
}
