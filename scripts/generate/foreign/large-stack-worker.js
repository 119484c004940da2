// Makes the output in a thread with a large stack. JavaScript, since a thread starts without a TypeScript loader.
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
