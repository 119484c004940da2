import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEnding } from "../cli/signals.js";

/** Runs `work` with a temporary folder, given as its real path, and removes the folder afterwards, even if a signal ends the process. */
export async function temporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), prefix));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  const callOff = beforeEnding(remove);
  try {
    return await work(folder);
  } finally {
    callOff();
    remove();
  }
}
