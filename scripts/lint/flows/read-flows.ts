import { basename } from "node:path";
import type { Finding } from "../../core/cli/finding.js";
import { findingOf } from "../../read/faults/describe.js";
import type { SpecFile } from "../../read/spec-file.js";
import type { SpecTree } from "../../read/spec-tree.js";
import { child, entriesOf, isObject, rootNode, type SpecNode } from "../../read/spec-node.js";
import { UnreadableSpec } from "../../core/cli/unreadable-spec.js";

/** File name ending of flows. */
export const FLOW_ENDING = ".arazzo.yaml";

/** An Arazzo document in `spec/flows/`. */
export interface Flow {
  /** File name without the ending. */
  readonly name: string;
  readonly root: SpecNode;
  readonly workflows: readonly Workflow[];
}

export interface Workflow {
  readonly node: SpecNode;
  readonly id: string;
  /** Parameters of all its steps. */
  readonly parameters: readonly SpecNode[];
  /** The schema of its inputs; undefined if it takes none. */
  readonly inputs: SpecNode | undefined;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly node: SpecNode;
  readonly id: string;
  /** Undefined if the step runs another workflow. */
  readonly operationId: string | undefined;
  readonly workflowId: string | undefined;
  readonly parameters: readonly SpecNode[];
}

/** The content of `spec/flows/`. */
export interface Flows {
  readonly flows: readonly Flow[];
  /** Files that could be read and parsed. */
  readonly files: readonly SpecFile[];
  /** Findings of Redocly's rules, and read errors. */
  readonly findings: readonly Finding[];
}

/** Checks if a path, relative to the root document's folder, is that of a flow. */
export function isFlow(parts: readonly string[]): boolean {
  return parts.length === 2 && parts[0] === "flows" && parts[1]?.endsWith(FLOW_ENDING) === true;
}

/**
 * Reads and lints flows.
 *
 * @param load loads the document at an absolute path
 */
export async function readFlows(load: (path: string) => Promise<SpecTree>, paths: readonly string[]): Promise<Flows> {
  const findings: Finding[] = [];
  const files: SpecFile[] = [];
  for (const path of paths) {
    try {
      const flow = await load(path);
      const rules = await flow.rules(["struct", "no-unresolved-refs"]);
      findings.push(...[...flow.structure(), ...rules.map(({ fault }) => fault)].map((fault) => findingOf(fault, flow)));
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

/** Replaces a component by its content, at the position of its use, so that findings point to the use. */
function parametersOf(root: SpecNode, owner: SpecNode): SpecNode[] {
  return itemsOf(owner, "parameters").map((node) => {
    const name = /^\$components\.parameters\.(.+)$/.exec(textAt(node, "reference") ?? "")?.[1];
    const component = name === undefined ? undefined : child(root, "components", "parameters", name);
    return component === undefined ? node : { ...node, value: component.value };
  });
}

/** Follows a `$ref` within the same file. */
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

/** Returns the names of a workflow's required inputs. */
export function requiredInputs({ inputs }: Workflow): string[] {
  const required = inputs === undefined ? undefined : child(inputs, "required")?.value;
  return Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
}

/** Returns the workflows that steps run. They are not flows of their own. */
export function calledWorkflows(flows: readonly Flow[]): Set<string> {
  const ids = flows.flatMap(({ workflows }) => workflows.flatMap(({ steps }) => steps.map(({ workflowId }) => workflowId)));
  return new Set(ids.filter((id) => id !== undefined));
}
