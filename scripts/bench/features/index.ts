// Compares features of generators. Each cell is the outcome of a program: one that uses what was generated, and cannot do so without the feature.
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkAll, commandOf, emptyOutput, type Generator, prepareFolder } from "../pipeline/generators.js";
import { installPeers, NODE_22, OWN_MODULES } from "../peers.js";
import { execute, ProgramError, timed } from "../processes.js";
import type { Table } from "../table.js";
import { compile } from "../tsc.js";
import { withFolder } from "../workspace.js";
import { CLIENTS } from "./clients.js";
import type { Feature, Use } from "./feature.js";
import { OUTPUTS } from "./outputs.js";
import { type Peer, PEERS } from "./peers.js";
import { RESULTS } from "./results.js";

export const FEATURES: readonly Feature[] = [...RESULTS, ...CLIENTS, ...OUTPUTS];

/** The longest time of a program, in milliseconds. */
const PATIENCE = 60_000;

export async function* featuresSection(): AsyncGenerator<Table> {
  await installPeers();
  const versions = await Promise.all(PEERS.map(async ({ name, manifest }) => [name, await versionOf(manifest)] as const));
  const rows: Table["rows"] = { version: Object.fromEntries(versions) };
  const reasons: Table["rows"] = {};
  for (const feature of FEATURES) {
    // All at once: nothing is timed here.
    const failures = await Promise.all(PEERS.map(async (peer) => [peer, await failureOf(feature, peer)] as const));
    rows[feature.name] = Object.fromEntries(failures.map(([peer, failure]) => [peer.name, cellOf(feature.uses?.[peer.name], failure)]));
    for (const [{ name }, failure] of failures) if (failure !== undefined) reasons[`${name}: ${feature.name}`] = { reason: failure };
  }
  yield { title: "features, each tried with the documented settings of every generator", rows };
  yield { title: "the first failure behind each no", rows: reasons };
}

async function versionOf(manifest: string): Promise<string> {
  return (JSON.parse(await readFile(manifest, "utf8")) as { version: string }).version;
}

function cellOf(use: Use | undefined, failure: string | undefined): string {
  if (failure !== undefined) return "no";
  const plugins = Object.keys(use?.plugins ?? {});
  return plugins.length === 0 ? "yes" : `with ${plugins.join(" and ")}`;
}

/** Generates a client and runs the feature's program with it. Returns the first failure. */
export function failureOf(feature: Feature, peer: Peer): Promise<string | undefined> {
  return withFolder(async (folder) => {
    const use = feature.uses?.[peer.name] ?? {};
    const generator = peer.generator(use);
    const document = join(folder, "document.json");
    await prepareFolder(generator, folder, document);
    await writeFile(document, JSON.stringify(feature.document));
    await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
    await cp(join(import.meta.dirname, "service.ts"), join(folder, "service.ts"));
    try {
      const before = await outputOf(generator, folder, document);
      if (feature.repeated && before !== (await outputOf(generator, folder, document))) return "The second run writes something else.";
      await checkAll(folder);
      const { errors } = await compile(folder, programOf(feature, use, peer), feature.compilerOptions);
      if (errors.length > 0) return errors[0];
      const run = ["--import", join(OWN_MODULES, "tsx/dist/esm/index.mjs"), "program.ts"];
      // The server of MSW 3 requires it.
      await execute(NODE_22, run, folder, PATIENCE);
      return undefined;
    } catch (error) {
      return firstLineOf(error);
    }
  });
}

/** Runs a generator, and returns its files with their texts. */
async function outputOf(generator: Generator, folder: string, document: string): Promise<string> {
  await emptyOutput(folder);
  await timed(commandOf(generator, folder, document));
  const files = (await readdir(join(folder, "out"), { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name)).sort();
  return (await Promise.all(paths.map(async (path) => `${path}\n${await readFile(path, "utf8")}`))).join("\n");
}

function programOf({ operations, service, program }: Feature, use: Use, peer: Peer): string {
  return [
    `import { check, json, requests, serve } from "./service.js";`,
    peer.imports(operations, use.from),
    use.imports ?? "",
    service === undefined ? "" : `serve(${service});`,
    peer.setup(use.client ?? ""),
    use.program ?? program(peer),
  ].join("\n");
}

/** Returns the first line of a failed program's output that names a cause; for other failures, what they say. */
function firstLineOf(error: unknown): string {
  if (!(error instanceof ProgramError) || error.output.trim() === "") return String(error instanceof Error ? error.message : error);
  const lines = error.output.trim().split("\n");
  return (
    lines.find((line) => /^(?!Error: Command failed)\w*Error: /.test(line)) ?? lines.find((line) => /error/i.test(line)) ?? lines[0] ?? ""
  );
}
