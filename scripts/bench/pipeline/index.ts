// What the pipeline costs, and what comes of it, beside others that make code of the same document.
import { BASELINES, contendersIn, operationsIn, STARTS, WATCH, WRITTEN } from "../contenders.js";
import { type Growth, growthOf, growthText } from "../growth.js";
import { interleave, type Run } from "../measure.js";
import type { Section, Target } from "../packages/table.js";
import { type Report, reportText, rowsOf } from "../report.js";
import { costsOfChanges } from "../running.js";
import { pipelineTargets } from "../targets.js";
import { createWorkspace, type Workspace } from "../workspace.js";
import { launcherOf } from "./generators.js";
import { peerContenders } from "./peer-contenders.js";
import { installPipelinePeers } from "./peers.js";
import { outputSection } from "./output-section.js";
import { specificationsSection } from "./specifications.js";

export const SIZES = ["contract", "synthetic"] as const;
export const KINDS = ["output", "specifications"] as const;

type Size = (typeof SIZES)[number];

/** How often each contender runs, where nothing else is asked for. */
const RUNS: Readonly<Record<Size, number>> = { contract: 5, synthetic: 3 };

export interface PipelineFigures {
  reports: readonly Report[];
  growth: readonly Growth[];
  targets: readonly Target[];
}

/** Measures the pipeline on the contract, and on one `factor` times as large. */
export async function runPipelineBenchmarks(
  sizes: readonly Size[],
  { runs, factor }: { runs: number | undefined; factor: number },
  print: (text: string) => void,
  announce: (text: string) => void,
): Promise<PipelineFigures> {
  const reports: Report[] = [];
  for (const size of sizes) {
    const report = await measureSize(size, size === "contract" ? 1 : factor, runs ?? RUNS[size], announce);
    print(reportText(report));
    reports.push(report);
  }
  const [small, large] = reports;
  const growth = small === undefined || large === undefined ? [] : growthOf(small, large, STARTS);
  if (small !== undefined && large !== undefined) print(growthText(growth, small, large));
  return { reports, growth, targets: pipelineTargets(reports, growth) };
}

async function measureSize(size: Size, factor: number, runs: number, announce: (text: string) => void): Promise<Report> {
  const workspace = await createWorkspace(factor);
  const tell = (text: string): void => announce(`${size}, ${text}`);
  try {
    const peers = await peerContenders(workspace, tell);
    const results = await interleave([...(await contendersIn(workspace)), ...peers.contenders], runs, tell);
    if (size === "contract") results.set(WATCH, await watchRuns(workspace, runs, tell));
    const held = new Map([...(await operationsIn(workspace)), ...peers.operations]);
    const { operations, files } = workspace;
    const rows = rowsOf(results, BASELINES, held);
    return { benchmark: size, operations, files, runs, baselines: BASELINES, rows, notes: peers.notes };
  } finally {
    announce("");
    await workspace.remove();
  }
}

/** From the change of one file to the end of the round. */
async function watchRuns({ root }: Workspace, runs: number, announce: (text: string) => void): Promise<Run[]> {
  announce(WATCH);
  const args = [launcherOf(root), "--watch"];
  const watch = { args, cwd: root, ready: /^watching /m, done: /^spec\/.*: .*\(\d+\.\d+ s\)$/m, output: "generated/openapi.json" };
  const costs = await costsOfChanges(watch, runs);
  return costs.map(({ written = NaN, ...cost }) => ({ ...cost, parts: [{ name: WRITTEN, wall: written, cpu: undefined }] }));
}

const SECTIONS: Readonly<Record<(typeof KINDS)[number], (announce: (text: string) => void) => Promise<Section>>> = {
  output: outputSection,
  specifications: specificationsSection,
};

/** What the generators make of the contract, or of public specifications. */
export async function runGeneratorBenchmark(
  kind: (typeof KINDS)[number],
  done: (section: Section) => void,
  announce: (text: string) => void,
): Promise<Section> {
  announce(`${kind}: installing the peers`);
  await installPipelinePeers();
  const section = await SECTIONS[kind]((text) => announce(`${kind}: ${text}`));
  announce("");
  done(section);
  return section;
}
