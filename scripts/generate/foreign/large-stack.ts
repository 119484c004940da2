import { join } from "node:path";
import { getHeapStatistics } from "node:v8";
import { Worker } from "node:worker_threads";
import { CommandError } from "../../core/cli/command-error.js";
import { REPOSITORY } from "../../core/files/repository.js";
import type { StepReport } from "../../core/cli/steps.js";
import type { Made, MakeOptions } from "./make-output.js";
import { receivedError, type SentError } from "../../core/cli/sent-error.js";

/** Of what a thread's stack may hold, only what is used takes memory. A process has one of about 1 MB. */
const STACK_MEGABYTES = 512;

const WORKER = join(REPOSITORY, "scripts/generate/foreign/large-stack-worker.js");

/** What the thread says; the last is `made` or `error`. */
type Message = { step: string } | { done: StepReport } | { made: Made } | { error: SentError };

/**
 * Makes the output with a stack of some hundred times the size: linter, bundler and generators walk from schema to schema, and a document
 * may have thousands in a row.
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
  return new CommandError(`${spec}: its values nest, or its schemas refer to each other, too deep for the step \`${step}\`.`, {
    hint: `let fewer of them stand in a row; a stack of ${megabytes} MB holds some tens of thousands`,
  });
}
