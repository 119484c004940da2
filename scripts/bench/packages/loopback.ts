import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { bundleForNode } from "./bundle.js";
import type { Service } from "./programs.js";

/** A service on the loopback interface. */
export interface Loopback extends Service {
  close(): void;
}

const TOKEN = "loopback-token";

/** Starts a service whose list has `items` items; its module is written to `folder`. */
export async function startLoopback(items: number, folder: string): Promise<Loopback> {
  const [file = ""] = await bundleForNode([join(import.meta.dirname, "runners/service.ts")], join(folder, "service"));
  // Without the options of this process, which has a loader for TypeScript.
  const child = fork(file, [String(items), TOKEN], { execArgv: [] });
  const [port] = (await once(child, "message")) as [number];
  return { baseUrl: `http://127.0.0.1:${port}`, token: TOKEN, close: () => child.disconnect() };
}
