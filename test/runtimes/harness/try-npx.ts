import { mkdir } from "node:fs/promises";
import type { Npm } from "./npm.js";

/** Fails unless the emulator runs where nothing is installed, by the name of its package, which is not that of its command. */
export async function tryNpx(npm: Npm, folder: string): Promise<void> {
  await mkdir(folder);
  const child = npm.start(folder, "exec", "--yes", "--", "@hosting-platform/emulator", "--port", "0", "--json");
  try {
    const [, url = ""] = await child.prints(/^\{"url":"([^"]+)".*\}\n/m);
    const { status } = await fetch(url);
    if (status !== 200) throw new Error(`the emulator that npx runs returned ${status}`);
  } finally {
    await child.end();
  }
}
