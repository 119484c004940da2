import { type FlowService, startFlowService } from "./emulator.js";
import { failuresOf } from "./failures.js";
import { parseOptions, USAGE } from "./options.js";
import { executedSteps, isComplete, stepsNotReached } from "./outcome.js";
import { readFlowsOf } from "./read.js";
import { runRespect } from "./respect.js";
import { inputsFor, selectWorkflows } from "./select.js";
import { stepTable, summary } from "./table.js";
import { CommandError } from "../core/cli/command-error.js";
import { coloursFor } from "../core/cli/colours.js";
import { printFindings } from "../core/cli/report.js";
import { REPOSITORY } from "../core/files/repository.js";
import { FaultyInput, isMain, runCommand } from "../core/cli/spec-command.js";

/** Runs the command. */
export async function runFlows(args: string[]): Promise<number> {
  const options = parseOptions(args);
  const { flows, findings } = await readFlowsOf(REPOSITORY);
  if (findings.length > 0) throw new FaultyInput(findings, "nothing was run");
  const selected = selectWorkflows(flows, options.names);
  const service = options.server === undefined ? await startFlowService(REPOSITORY) : given(options.server);
  try {
    // The emulator has inputs that the selected flows may not need.
    const inputs = inputsFor(selected, options.inputs, service.inputs);
    const report = await runRespect(selected, service.server, inputs);
    const executed = executedSteps(flows, report);
    const failures = failuresOf(executed);
    if (report.passed !== (failures.length === 0) || !isComplete(selected, executed)) throw disagreement(report.said);
    process.stdout.write(stepTable(executed, coloursFor(process.stdout), options.verbose));
    printFindings(failures, process.stderr, { all: options.verbose });
    process.stdout.write(summary(executed, stepsNotReached(selected, executed)));
    return failures.length === 0 ? 0 : 1;
  } finally {
    await service.close();
  }
}

/** Respect's summary contradicts its report. */
function disagreement(said: string): CommandError {
  return new CommandError(`Respect's output contradicts its report.\n${said.trim()}`, {
    hint: "Respect masks secrets everywhere; use longer secrets to keep the report readable",
  });
}

function given(server: string): FlowService {
  return { server, inputs: new Map(), close: () => Promise.resolve() };
}

if (isMain(import.meta.url)) await runCommand(USAGE, runFlows);
