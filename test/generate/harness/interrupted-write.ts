// Writes a folder's ten files anew and signals itself at one of the steps: `interrupted-write.ts FOLDER SIGNAL STEP NUMBER`.
import { linkSync, renameSync, writeFileSync } from "node:fs";
import { writeOutputs } from "../../../scripts/core/files/output.js";
import { PATIENCE } from "../../harness/patience.js";

const [folder = "", signal = "", step = "", number = ""] = process.argv.slice(2);

let steps = 0;
function count(name: string): void {
  if (name === step && ++steps === Number(number)) process.kill(process.pid, signal);
}

const files = Array.from({ length: 10 }, (_, index) => ({ path: `${index < 5 ? "" : "below/"}${index}.txt`, text: `new ${index}\n` }));
await writeOutputs([{ folder, files }], {
  write: (file, text) => {
    writeFileSync(file, text);
    count("write");
  },
  rename: (from, to) => {
    renameSync(from, to);
    count("rename");
  },
  link: linkSync,
});
// Long enough for a signal that was held back.
setTimeout(() => process.exit(3), PATIENCE);
