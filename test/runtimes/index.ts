import { rmSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPackages } from "../../scripts/pack/build-packages.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { endChildrenAtExit } from "./harness/children.js";
import { installRuntimes } from "./harness/install-runtimes.js";
import { makeProjects } from "./harness/project.js";
import { startRegistry } from "./harness/registry.js";
import { runRuntimes } from "./harness/run-runtimes.js";
import type { Place } from "./types.js";
import { RUNTIMES } from "./runtimes.js";

async function main(): Promise<number> {
  const wanted = process.argv.slice(2);
  const chosen = RUNTIMES.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  if (chosen.length === 0) {
    process.stderr.write(`no runtime is called so; there are:\n${RUNTIMES.map(({ name }) => `  ${name}\n`).join("")}`);
    return 2;
  }
  const runtimes = await installRuntimes(print);
  await buildPackages(REPOSITORY);
  const root = await mkdtemp(join(tmpdir(), "runtimes-"));
  process.on("exit", () => rmSync(root, { recursive: true, force: true, maxRetries: 10 }));
  const registry = await startRegistry(runtimes, join(root, "registry"));
  const projects = await makeProjects(registry.url, root, runtimes);
  await registry.end();
  print("The packages are published to a local registry and installed from there.");
  print(`${chosen.length} of ${RUNTIMES.length} ways to run them:\n`);
  const placeOf = async (index: number): Promise<Omit<Place, "api">> => {
    const scratch = join(root, `run-${index}`);
    await mkdir(scratch);
    return { runtimes, ...projects, scratch };
  };
  return runRuntimes(chosen, placeOf, print);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

endChildrenAtExit();
process.exit(
  await main().catch((error: unknown) => {
    console.error(error);
    return 1;
  }),
);
