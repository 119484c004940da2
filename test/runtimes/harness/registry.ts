import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Child, startChild } from "./children.js";

/** Starts a registry of our own on the loopback interface, with what it keeps below `folder`: nothing else is asked for a package. */
export async function startRegistry(runtimes: string, folder: string): Promise<{ url: string; end(): Promise<void> }> {
  await mkdir(folder);
  const driver = join(import.meta.dirname, "../drivers/verdaccio.ts");
  const args = [driver, join(runtimes, "node_modules/verdaccio/build/index.mjs"), folder];
  // Verdaccio needs a newer Node than these packages do.
  const program = join(runtimes, "node_modules/node22/bin/node");
  const child: Child = startChild(program, args, { cwd: folder, env: { HOME: folder }, isServer: true });
  const [, port = ""] = await child.prints(/^port (\d+)$/m);
  return { url: `http://127.0.0.1:${port}/`, end: () => child.end() };
}
