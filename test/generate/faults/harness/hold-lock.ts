// Takes a lock and keeps it until it is ended: `hold-lock.ts FILE`.
import { dirname } from "node:path";
import { withLock } from "../../../../scripts/core/files/lock.js";
import { PATIENCE } from "../../../harness/patience.js";

const [file = ""] = process.argv.slice(2);
await withLock(
  dirname(file),
  () => {
    process.stdout.write("taken\n");
    return new Promise((resolve) => setTimeout(resolve, PATIENCE));
  },
  () => undefined,
  { file },
);
