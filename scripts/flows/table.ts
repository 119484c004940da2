import { counted } from "../core/cli/counted.js";
import type { Colors } from "picocolors/types.js";
import { checkCounts, type Executed, failedChecks, isRetried } from "./outcome.js";

/** Formats the executed steps by workflow. */
export function stepTable(executed: readonly Executed[], paint: Colors, verbose: boolean): string {
  const widths = {
    step: Math.max(0, ...executed.map((each) => nameOf(each).length)),
    operation: Math.max(0, ...executed.map(({ step }) => (step.operationId ?? "").length)),
  };
  let within = "";
  return executed
    .flatMap((each) => {
      const title = `${each.flow.name} / ${each.within}`;
      const head = title === within ? [] : [paint.bold(title)];
      within = title;
      return [...head, rowOf(each, widths, paint), ...(verbose ? checkRows(each, paint) : [])];
    })
    .map((line) => `${line}\n`)
    .join("");
}

/** Formats the number of steps and checks by kind. */
export function summary(executed: readonly Executed[], notReached: number): string {
  const flows = new Set(executed.map(({ flow }) => flow)).size;
  const workflows = new Set(executed.map(({ within }) => within)).size;
  const failed = executed.filter((each) => failedChecks(each).length > 0).length;
  const kinds = [...checkCounts(executed)].map(([name, number]) => `${number} ${name.replace(/ check$/, "")}`);
  const checks = executed.reduce((sum, { ran }) => sum + ran.checks.length, 0);
  const parts = [counted(flows, "flow"), counted(workflows, "workflow"), counted(executed.length, "step"), counted(checks, "check")];
  const reached = notReached === 0 ? "" : `, ${counted(notReached, "step")} not reached`;
  return `${parts.join(", ")} (${kinds.join(", ")})\n${failed === 0 ? "all passed" : `${counted(failed, "step")} failed${reached}`}\n`;
}

function rowOf(each: Executed, widths: { step: number; operation: number }, paint: Colors): string {
  const { step, ran } = each;
  const failed = failedChecks(each).length;
  const mark = failed > 0 ? paint.red("✗") : isRetried(ran) ? paint.yellow("↻") : paint.green("✓");
  const checks = failed > 0 ? paint.red(`${failed} of ${counted(ran.checks.length, "check")}`) : counted(ran.checks.length, "check");
  const cells = [
    nameOf(each).padEnd(widths.step),
    (step.operationId ?? "").padEnd(widths.operation),
    ran.response.statusCode === 0 ? "  –" : String(ran.response.statusCode),
    `${String(Math.ceil(ran.response.time)).padStart(5)} ms`,
    checks,
  ];
  return `  ${mark} ${cells.join("  ")}`;
}

function checkRows({ ran, depth }: Executed, paint: Colors): string[] {
  return ran.checks.map(({ name, condition, passed }) => {
    const text = `${name}${condition === undefined ? "" : `: ${condition}`}`;
    return `${"  ".repeat(depth + 2)}${passed ? paint.dim(`✓ ${text}`) : paint.red(`✗ ${text}`)}`;
  });
}

function nameOf({ step, depth }: Executed): string {
  return `${"  ".repeat(depth)}${step.id}`;
}
