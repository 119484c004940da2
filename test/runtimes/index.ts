import { rmSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPackages } from "../../scripts/build-packages.js";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { startApiServer } from "./lib/api-server.js";
import { endChildrenAtExit } from "./lib/children.js";
import { installRuntimes } from "./lib/install-runtimes.js";
import { makeProject } from "./lib/project.js";
import { startRegistry } from "./lib/registry.js";
import { type Place, type Runtime, RUNTIMES } from "./runtimes.js";
import type { Report, Result } from "./suite.js";

async function main(): Promise<number> {
  const runtimes = await installRuntimes(print);
  await buildPackages(REPOSITORY);
  const root = await mkdtemp(join(tmpdir(), "runtimes-"));
  process.on("exit", () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));
  const registry = await startRegistry(runtimes, join(root, "registry"));
  const project = await makeProject(registry.url, root);
  await registry.end();
  print("The packages are published to a local registry and installed from there.\n");

  const outcomes: Result[][] = [];
  for (const runtime of RUNTIMES) {
    const scratch = join(root, `run-${outcomes.length}`);
    await mkdir(scratch);
    outcomes.push(await tryRuntime(runtime, { runtimes, project, scratch }));
  }
  // Where one runs fewer cases than the others and has none that failed, what it leaves out has.
  const most = Math.max(...outcomes.map((results) => results.length));
  const results = outcomes.flatMap((some) => (some.length < most && some.every(isPassed) ? [...some, { name: "all", error: "" }] : some));
  const passed = results.filter(isPassed).length;
  print(`\n${passed} passed, ${results.length - passed} failed`);
  return passed === results.length ? 0 : 1;
}

/** Runs the suite in a runtime. One that cannot be started, or is not what it should be, has a failed result. */
async function tryRuntime(runtime: Runtime, place: Omit<Place, "api">): Promise<Result[]> {
  const started = performance.now();
  const server = await startApiServer();
  const { runtime: called, results } = await runtime
    .run({ ...place, api: server.baseUrl })
    .then((text) => readReport(text, runtime))
    .catch((error: unknown): Report => ({ runtime: "not run", results: [{ name: "runs the suite", error: describe(error) }] }));
  await server.close();
  const passed = results.filter(isPassed).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${runtime.name} (${called}): ${passed} passed, ${results.length - passed} failed, ${seconds} s`);
  for (const { name, error } of results) if (error !== undefined) print(`  failed: ${name}\n${error.replace(/^/gm, "    ")}`);
  return results;
}

function readReport(text: string, runtime: Runtime): Report {
  let report: Report;
  try {
    report = JSON.parse(text) as Report;
  } catch {
    throw new Error(`no report came, but: ${text}`);
  }
  if (!runtime.called.test(report.runtime)) throw new Error(`it calls itself ${report.runtime}`);
  if (report.results.length === 0) throw new Error("it ran no case");
  return report;
}

function isPassed({ error }: Result): boolean {
  return error === undefined;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${describe(error.cause)}`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

endChildrenAtExit();
process.exit(await main());
