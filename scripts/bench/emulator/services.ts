// Starts the emulator and the compared servers, each in its own process.
import { join } from "node:path";
import { REPOSITORY } from "../../core/files/repository.js";
import { PEER_MODULES } from "../peers.js";
import { freePort } from "../free-port.js";
import { execute, Running } from "../processes.js";

export interface Service {
  url: string;
  token: string;
  /** Milliseconds from the start of the process until it listens. */
  ready: number;
  process: Running;
}

const CLI = join(REPOSITORY, "packages/emulator/dist/cli.js");
const PRISM = join(PEER_MODULES, "@stoplight/prism-cli/dist/index.js");

/** Starts a Node.js process, and waits until it prints its address. */
async function start(
  args: readonly string[],
  ready: RegExp,
  find: (found: string) => Pick<Service, "url" | "token">,
  ipc?: "ipc",
): Promise<Service> {
  const begin = performance.now();
  const running = new Running({ args, cwd: REPOSITORY }, ipc);
  const found = await running.next(ready);
  return { ...find(found), ready: performance.now() - begin, process: running };
}

const JSON_LINE = /^\{.*\}(?=\n)/m;
const parse = (line: string): Pick<Service, "url" | "token"> => JSON.parse(line) as Pick<Service, "url" | "token">;

/** Starts the emulator's command, as its users do. */
export function startEmulatorCommand(...options: string[]): Promise<Service> {
  return start([CLI, "--port", "0", "--json", ...options], JSON_LINE, parse);
}

/** Starts an emulator that sends the size of its heap. */
export function startWithHeap(): Promise<Service> {
  return start(["--expose-gc", join(import.meta.dirname, "soak-server.js")], JSON_LINE, parse, "ipc");
}

/** Starts Prism, which responds with the examples of the contract. */
export async function startPrism(): Promise<Service> {
  const port = String(await freePort());
  const args = [PRISM, "mock", "--host", "127.0.0.1", "--port", port, join(REPOSITORY, "generated/openapi.json")];
  return start(args, /listening on/, () => ({ url: `http://127.0.0.1:${port}`, token: "any" }));
}

/** Starts a server of the emulator's framework alone, which always sends this response. */
export function startBareServer(response: unknown): Promise<Service> {
  const args = [join(import.meta.dirname, "bare-hono.js"), JSON.stringify(response)];
  return start(args, /http:\S+(?=\n)/, (url) => ({ url, token: "any" }));
}

/** Returns the megabytes of memory that the process holds. */
export async function memoryOf({ process: { child } }: Service): Promise<number> {
  return Number(await execute("ps", ["-o", "rss=", "-p", String(child.pid)], REPOSITORY)) / 1024;
}
