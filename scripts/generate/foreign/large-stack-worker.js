// Makes the output in a thread, whose stack may be as large as is asked for. JavaScript, since a thread begins without what reads TypeScript.
import { parentPort, workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
const [{ makeOutput }, { sentError }] = await Promise.all([import("./make-output.ts"), import("../../core/cli/sent-error.ts")]);

const announce = Object.assign((step) => parentPort.postMessage({ step }), { done: (done) => parentPort.postMessage({ done }) });

parentPort.postMessage(
  await makeOutput({ ...workerData, announce }).then(
    (made) => ({ made }),
    (error) => ({ error: sentError(error) }),
  ),
);
