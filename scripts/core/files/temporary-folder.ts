import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEnding } from "../cli/signals.js";

/** Does something in a folder of its own, which is gone afterwards, also where a signal ends the process. Its path holds no link. */
export async function temporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), prefix));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const callOff = beforeEnding(remove);
  try {
    return await work(folder);
  } finally {
    callOff();
    remove();
  }
}
