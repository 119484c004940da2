import { join } from "node:path";
import { getHeapStatistics } from "node:v8";
import { Worker } from "node:worker_threads";
import { CommandError } from "../../core/cli/command-error.js";
import { REPOSITORY } from "../../core/files/repository.js";
import type { StepReport } from "../../core/cli/steps.js";
import type { Made, MakeOptions } from "./make-output.js";
import { receivedError, type SentError } from "../../core/cli/sent-error.js";

/** Stack size of the thread, where the main thread has about 1 MB. Only the used part takes memory. */
const STACK_MEGABYTES = 512;

const WORKER = join(REPOSITORY, "scripts/generate/foreign/large-stack-worker.js");

/** A message from the thread. The last one is `made` or `error`. */
type Message = { step: string } | { done: StepReport } | { made: Made } | { error: SentError };

/**
 * Makes the output with a stack of several hundred times the default size. Linter, bundler and generators recurse through schemas, and a
 * document may chain thousands of them.
 */
export async function makeOutputWithLargeStack({ announce, ...options }: MakeOptions, megabytes = STACK_MEGABYTES): Promise<Made> {
  const maxOldGenerationSizeMb = Math.ceil(getHeapStatistics().heap_size_limit / 2 ** 20);
  const worker = new Worker(WORKER, {
    workerData: options,
    execArgv: [],
    resourceLimits: { stackSizeMb: megabytes, maxOldGenerationSizeMb },
  });
  let current = "read";
  try {
    return await new Promise<Made>((resolve, reject) => {
      worker.on("message", (message: Message) => {
        if ("step" in message) announce?.((current = message.step));
        else if ("done" in message) announce?.done?.(message.done);
        else if ("made" in message) resolve(message.made);
        else reject(receivedError(message.error, tooDeep(options.spec, current, megabytes)));
      });
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error(`the thread ended in the step ${current}`)));
    });
  } finally {
    await worker.terminate();
  }
}

function tooDeep(spec: string, step: string, megabytes: number): CommandError {
  return new CommandError(`${spec}: values or schemas are nested too deeply for the step \`${step}\`.`, {
    hint: `reduce the nesting; a stack of ${megabytes} MB allows some tens of thousands of levels`,
  });
}
