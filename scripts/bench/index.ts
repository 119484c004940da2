/*
 * How to read the tables
 *
 * Each line is a contender; the indented lines below it are its parts: the commands of a chain, or the steps of the pipeline as
 * `npm run generate` times them. What is no step (node's start, the loading of modules) stands as "outside the steps".
 *
 * - `CPU s` is the median of the processor time, user and system, of all the processes of a run; `wall s` that of the clock. Beside
 *   each stand the least and the greatest. `MB` is the most that the largest of the processes held. A step has none but that of the clock.
 * - `CPU ÷ …` is the contender's CPU time over that of the named baseline in the same table: below 1 is cheaper than the baseline.
 *   Machines differ and are busy, so only these ratios mean anything elsewhere. Contenders run in turn and a first turn is not
 *   counted. Where min and max lie far apart, the machine was busy: run it again.
 * - `operations` are those that the output has a function, a method or a type for, found in its syntax.
 * - `growth` divides the costs by the number of operations, on the contract and on one of many times its size: once as they are, and once
 *   without what the process costs that only starts. A factor above 1 means that the cost grows faster than the contract does.
 *
 * What runs
 *
 * - `empty start`: node and nothing else. `generate --help`: with the pipeline loaded, and nothing done.
 * - `generate`: everything but the reference, with nothing in place, packages included. `nothing kept`: the first run in a new clone, which
 *   also makes the bundle of the generator that later runs load. `generate --check`: lint, check, bundle, types, operations, client,
 *   and the comparison with what is there; no packages, nothing written.
 * - `nothing to do`: the same command again, in the process itself and through npm. `watch`: from the change of one file to the end of
 *   the round; the processor time is that of all processes, in hundredths of a second.
 * - `openapi-typescript`: its own command on the contract's files. It makes types only. `redocly generate-client`: the same files.
 * - `chain of commands`: lint by our own rules (compiled beforehand), bundle, types, formatting; each a process.
 * - `…, bundle`: the contract as one document. Some of the others can read files that refer to each other, but make other names of them.
 * - `… (Node 22)`: on that node, since a generator does not run on an older one.
 *
 * The generators
 *
 * - They are installed as the packages' peers are, into `.cache/bench-pipeline-peers/`, and configured as little as they can be.
 * - `output`: the code that each makes of the contract. Instantiations, time and memory of the compiler are those above an empty file,
 *   for a file that imports all of the code, and for one that calls five operations.
 * - `specifications`: each generator, once, on each public specification that the tests read, and on those that were written for them.
 *
 * The packages
 *
 * - The peers are installed, without their scripts, into `.cache/bench-peers/` from the manifest and the lock file in `packages/peers/`.
 * - Bytes, instantiations, requests and packages are the same on every machine; times are medians of programs that run in turn, and mean
 *   something as ratios in the same table alone. `CPU` is the time of the processor, which a busy machine disturbs least.
 * - `kB retained` is what a way through a list leaves on the heap, `kB grown` what it holds at its last page more than at its first.
 *   Both move by some tens of kB from run to run, below zero too.
 * - The last table holds what is to be reached against what is.
 *
 * The emulator
 *
 * - Prism is installed as the peers are, into `.cache/bench-emulator-peers/`. It answers with the contract's examples and keeps nothing.
 * - `ready`: from the start of the process to the line that says that requests are taken. `RSS`: what the process holds then.
 * - `soak`: requests that make, change, read and delete access groups while every kind of fault is on; what clients see of the faults is
 *   held against how often they acted.
 *
 * The reference
 *
 * - Swagger UI and Scalar are installed as the peers are, into `.cache/bench-docs-peers/`; the browser is that of `npm run test:runtimes`,
 *   in `.cache/runtimes/`. All pages are of the same contract, and are served compressed by a server on this machine.
 * - A page's milliseconds are the processor time of the browser's main thread from a fresh start until it has nothing more to do; its
 *   longest task is from a load that is traced, by the same clock. Hosts beside the server are not reached, but counted.
 * - Builds run in a copy of the repository: `cold` with no frame compiled and no code highlighted before, `warm` with both.
 */
import { availableParallelism, loadavg } from "node:os";
import { parseCommand } from "../lib/parse-command.js";
import { isMain, runCommand, UsageError } from "../lib/spec-command.js";
import { runDocsBenchmarks } from "./docs/index.js";
import { runEmulatorBenchmarks } from "./emulator/index.js";
import { runPackageBenchmarks } from "./packages/index.js";
import { type Section, sectionText, targetsText } from "./packages/table.js";
import { KINDS as GENERATORS, runGeneratorBenchmark, runPipelineBenchmarks, SIZES as PIPELINE } from "./pipeline/index.js";

const USAGE = `usage: npm run bench [-- [--only NAME]… [--runs N] [--factor N] [--json]]

  Measures the pipeline, the packages, the emulator and the reference against their peers.

  --only NAME   contract, synthetic (the contract many times over), output (the code that generators make of the contract),
                specifications (what they make of public ones), packages, emulator, soak or docs; all by default, and how the cost of the
                pipeline grows
  --runs N      how often each contender runs; 5 by default, on the synthetic contract and of the builds of the reference 3, of the
                packages as many as the figure needs
  --factor N    how many times the contract the synthetic one is; 10 by default
  --json        the figures as JSON, in milliseconds`;

const PACKAGES = "packages";
const EMULATOR = ["emulator", "soak"] as const;
const DOCS = "docs";
const BENCHMARKS = [...PIPELINE, ...GENERATORS, PACKAGES, ...EMULATOR, DOCS] as const;

type Benchmark = (typeof BENCHMARKS)[number];

async function main(args: string[]): Promise<number> {
  const { values } = parseCommand({
    args,
    options: {
      only: { type: "string", multiple: true, default: [] },
      runs: { type: "string" },
      factor: { type: "string", default: "10" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const factor = positive(values.factor, "--factor");
  const runs = values.runs === undefined ? undefined : positive(values.runs, "--runs");
  const names = chosen(values.only);
  const write = (text: string): unknown => !values.json && process.stdout.write(`${text}\n`);
  const print = (section: Section): unknown => write(sectionText(section));
  const sizes = PIPELINE.filter((name) => names.includes(name));
  const pipeline = sizes.length === 0 ? undefined : await runPipelineBenchmarks(sizes, { runs, factor }, write, announce);
  const generators: Section[] = [];
  for (const kind of GENERATORS.filter((name) => names.includes(name))) generators.push(await runGeneratorBenchmark(kind, print, announce));
  const packages = names.includes(PACKAGES) ? await runPackageBenchmarks(runs, print, announce) : undefined;
  const emulator: Section[] = [];
  for (const kind of EMULATOR.filter((name) => names.includes(name))) {
    emulator.push(...(await runEmulatorBenchmarks(kind, runs, print, announce)));
  }
  const docs = names.includes(DOCS) ? await runDocsBenchmarks(runs, print, announce) : undefined;
  const targets = [...(pipeline === undefined ? [] : [pipeline]), ...(packages ?? []), ...emulator, ...(docs ?? [])];
  if (targets.length > 0) write(targetsText(targets));
  if (values.json) {
    const { reports, growth } = pipeline ?? { reports: [], growth: undefined };
    process.stdout.write(`${JSON.stringify({ reports, growth, generators, packages, emulator, docs }, null, 2)}\n`);
  }
  write(`node ${process.version}, ${availableParallelism()} processors, load ${loadOf()}`);
  return 0;
}

function announce(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\u001b[2K${text}\r`);
}

function chosen(names: readonly string[]): readonly Benchmark[] {
  const unknown = names.find((name) => !BENCHMARKS.some((benchmark) => benchmark === name));
  if (unknown !== undefined) throw new UsageError(`No benchmark is called ${unknown}.`);
  return names.length === 0 ? BENCHMARKS : BENCHMARKS.filter((benchmark) => names.includes(benchmark));
}

function positive(text: string, option: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new UsageError(`${option} takes a whole number of at least 1.`);
  return number;
}

function loadOf(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(" ");
}

if (isMain(import.meta.url)) await runCommand(USAGE, main);
