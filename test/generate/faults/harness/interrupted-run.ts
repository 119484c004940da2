// Generates in a folder as the command does, and signals itself as a step begins: `interrupted-run.ts FOLDER SIGNAL STEP [child]`.
import { spawn } from "node:child_process";
import { sayInterrupts } from "../../../../scripts/generate/interrupts.js";
import { withLock } from "../../../../scripts/core/files/lock.js";
import { endWith } from "../../../../scripts/core/cli/signals.js";
import { PATIENCE } from "../../../harness/patience.js";
import { runPipeline } from "../../../../scripts/generate/own/pipeline.js";

const [folder = "", signal = "", wanted = "", child = ""] = process.argv.slice(2);
process.chdir(folder);

let current: string | undefined;
sayInterrupts(() => current);

function announce(step: string): void {
  current = step;
  if (step === wanted) process.kill(process.pid, signal);
}

/** Stands for the reference, which is compiled by a program of its own. */
async function docs(): Promise<string> {
  const program = spawn(process.execPath, ["-e", `setTimeout(() => undefined, ${PATIENCE})`], { stdio: "ignore" });
  endWith(program);
  if (child !== "") process.stdout.write(`${program.pid}\n`);
  return new Promise(() => undefined);
}

await withLock(
  folder,
  () => runPipeline({ root: folder, announce, docs }),
  (line) => process.stderr.write(`${line}\n`),
  { file: `${folder}/.cache/lock` },
);
