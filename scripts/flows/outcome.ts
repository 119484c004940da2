import type { Flow, Step } from "../lint/flows/read-flows.js";
import type { Selected } from "./select.js";
import type { RanCheck, RanStep, RanWorkflow, RespectReport } from "./respect.js";

/** An executed step and its position in the flow. */
export interface Executed {
  readonly flow: Flow;
  readonly step: Step;
  readonly ran: RanStep;
  /** Nesting depth of the workflow call. */
  readonly depth: number;
  /** The selected workflow, which may have called the step's workflow. */
  readonly within: string;
}

/** Returns all executed steps in order. */
export function executedSteps(flows: readonly Flow[], { ran }: RespectReport): Executed[] {
  return [...ran].flatMap(([file, workflows]) => {
    const flow = flows.find(({ root }) => root.file.path === file);
    return flow === undefined ? [] : workflows.flatMap((workflow) => stepsOf(flow, workflow, 0, workflow.workflowId));
  });
}

function stepsOf(flow: Flow, { executedSteps: ran }: RanWorkflow, depth: number, within: string): Executed[] {
  return ran.flatMap((entry) => {
    if (entry.type === "workflow") return stepsOf(flow, entry, depth + 1, within);
    const workflow = flow.workflows.find(({ id }) => id === entry.workflowId);
    const step = workflow?.steps.find(({ id }) => id === entry.stepId);
    return step === undefined ? [] : [{ flow, step, ran: entry, depth, within }];
  });
}

/** Returns the failed checks of a step; none if the step was retried. */
export function failedChecks({ ran }: Executed): readonly RanCheck[] {
  return isRetried(ran) ? [] : ran.checks.filter(({ passed }) => !passed);
}

export function isRetried({ retriesLeft = 0, checks }: RanStep): boolean {
  return retriesLeft > 0 && checks.some(({ passed }) => !passed);
}

/** Counts the checks by name. */
export function checkCounts(executed: readonly Executed[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { ran } of executed) for (const { name } of ran.checks) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Counts the steps of failed workflows that were not executed. */
export function stepsNotReached(selected: readonly Selected[], executed: readonly Executed[]): number {
  const failed = new Set(executed.filter((each) => failedChecks(each).length > 0).map(({ within }) => within));
  const run = new Set(executed.map(({ step }) => step.node.value));
  const missed = selected
    .filter(({ workflow }) => failed.has(workflow.id))
    .flatMap(({ workflow }) => workflow.steps.filter(({ node, operationId }) => operationId !== undefined && !run.has(node.value)));
  return missed.length;
}

/** Checks if at least one step of each workflow was executed. */
export function isComplete(selected: readonly Selected[], executed: readonly Executed[]): boolean {
  return selected.every(({ workflow }) => executed.some(({ within }) => within === workflow.id));
}
