import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleForNode, programFile } from "./bundle.js";
import { executeForJson } from "./execute.js";
import { startLoopback } from "./loopback.js";
import type { ProgramName, Service } from "./programs.js";

/** What each runner takes beside what is its own. */
export interface RunnerInput {
  /** Name and file of each program. */
  programs: readonly (readonly [name: string, file: string])[];
  service: Service | undefined;
}

/** Runs programs below `programs/<kind>` by a runner, all of them in one process without a loader; gives what the runner prints. */
export async function runPrograms<Output>(
  kind: "calls" | "paged",
  names: readonly ProgramName[],
  /** How many items the service on the loopback interface has; without it there is none. */
  items: number | undefined,
  settings: Readonly<Record<string, number>>,
): Promise<Output> {
  const folder = await mkdtemp(join(tmpdir(), "bench-programs-"));
  const service = items === undefined ? undefined : await startLoopback(items, folder);
  try {
    const files = [join(import.meta.dirname, `runners/${kind}.ts`), ...names.map((name) => programFile(`${kind}/${name}`))];
    const [runner = "", ...modules] = await bundleForNode(files, folder);
    const programs = names.map((name, index): [string, string] => [name, modules[index] ?? ""]);
    const input = { programs, ...(service && { service: { baseUrl: service.baseUrl, token: service.token } }), ...settings };
    return await executeForJson<Output>(["--expose-gc", runner, JSON.stringify(input)], folder);
  } finally {
    service?.close();
    await rm(folder, { recursive: true, force: true });
  }
}
