// Lints the contract in a thread, again whenever it is told to. JavaScript, since a thread begins without what reads TypeScript.
import { parentPort, workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
const [{ lintSpec }, { SpecTree }, { loadLintConfig }, { keepDocuments }, { sentError }] = await Promise.all([
  import("../lint-spec.ts"),
  import("../lib/redocly.ts"),
  import("../lib/redocly-config.ts"),
  import("../lib/kept-documents.ts"),
  import("../lib/sent-error.ts"),
]);

keepDocuments();
parentPort.on("message", () => void lint().then((answer) => parentPort.postMessage(answer)));

async function lint() {
  try {
    const tree = await SpecTree.load(workerData.entry, await loadLintConfig());
    const texts = new Map([...tree.files.values()].map(({ path, text }) => [path, text]));
    return { texts, findings: await lintSpec(tree) };
  } catch (error) {
    return { error: sentError(error) };
  }
}
