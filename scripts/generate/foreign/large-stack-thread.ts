// The thread of `large-stack.ts`.
import { parentPort, workerData } from "node:worker_threads";
import { sentError } from "../../core/cli/sent-error.js";
import type { StepReport } from "../../core/cli/steps.js";
import { makeOutput, type MakeOptions } from "./make-output.js";

const announce = Object.assign((step: string) => parentPort?.postMessage({ step }), {
  done: (done: StepReport) => parentPort?.postMessage({ done }),
});

parentPort?.postMessage(
  await makeOutput({ ...(workerData as MakeOptions), announce }).then(
    (made) => ({ made }),
    (error: unknown) => ({ error: sentError(error) }),
  ),
);
