// The emulator and what it is measured beside, each in a process of its own.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { REPOSITORY } from "../../lib/redocly-config.js";
import { execute } from "../packages/execute.js";

/** A service that takes requests. */
export interface Service {
  url: string;
  token: string;
  /** From the start of the process to the line that says that requests are taken, in milliseconds. */
  ready: number;
  process: ChildProcess;
  /** Megabytes of memory that the process holds. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

/** Where Prism is installed. */
export const PEERS = join(REPOSITORY, ".cache/bench-emulator-peers");

const CLI = join(REPOSITORY, "packages/emulator/dist/cli.js");
const PRISM = join(PEERS, "node_modules/@stoplight/prism-cli/dist/index.js");
const CONTRACT = join(REPOSITORY, "generated/openapi.json");

/** How long a service may take to start, in milliseconds. */
const PATIENCE = 60_000;

/** The emulator's command, as users start it. */
export function startEmulatorCommand(...options: string[]): Promise<Service> {
  return start([CLI, "--port", "0", "--json", ...options], (output) => {
    const line = output.split("\n").find((text) => text.startsWith("{") && text.endsWith("}"));
    return line === undefined ? undefined : (JSON.parse(line) as { url: string; token: string });
  });
}

/** Prism, which answers with the examples of the contract. */
export async function startPrism(): Promise<Service> {
  const port = await freePort();
  return start([PRISM, "mock", "--host", "127.0.0.1", "--port", String(port), CONTRACT], (output) =>
    output.includes("listening on") ? { url: `http://127.0.0.1:${port}`, token: "any" } : undefined,
  );
}

/** A server of the emulator's framework that does nothing but give the answer. */
export function startBareServer(answer: unknown): Promise<Service> {
  return start([join(import.meta.dirname, "programs/bare-hono.js"), JSON.stringify(answer)], (output) =>
    output.endsWith("\n") ? { url: output.trim(), token: "any" } : undefined,
  );
}

/** A node process, ready as soon as what it prints says where it is. */
export async function start(
  args: readonly string[],
  find: (output: string) => { url: string; token: string } | undefined,
  stdio: "ignore" | "ipc" = "ignore",
): Promise<Service> {
  const begin = performance.now();
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe", stdio], env: { ...process.env, NO_COLOR: "1" } });
  let output = "";
  const address = await new Promise<{ url: string; token: string }>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${args[0] ?? ""} is not ready after ${PATIENCE} ms: ${output}`)), PATIENCE);
    const look = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = find(output);
      if (found !== undefined) resolve(found);
      if (found !== undefined) clearTimeout(timer);
    };
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${args[0] ?? ""} ended: ${output}`)));
  }).catch((error: unknown) => {
    child.kill("SIGKILL");
    throw error;
  });
  const ready = performance.now() - begin;
  return {
    ...{ ...address, ready, process: child },
    memory: async () => Number(await execute("ps", ["-o", "rss=", "-p", String(child.pid)], REPOSITORY)) / 1024,
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
