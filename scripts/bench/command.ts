/*
 * Each section prints one or more tables. The contenders run in turn, after an uncounted warm-up; figures are medians. Times
 * depend on the machine and its load: compare only the ratios (×) within one run, and repeat a run on a quieter machine.
 *
 * The compared packages are in `peers/package.json`. They are installed, without install scripts, into `.cache/bench/`.
 */
import { availableParallelism, loadavg } from "node:os";
import { parseCommand } from "../core/cli/parse-command.js";
import { isMain, runCommand, UsageError } from "../core/cli/spec-command.js";
import { agentsSection } from "./agents/index.js";
import { diffSection } from "./diff/index.js";
import { docsSection } from "./docs/index.js";
import { emulatorSection } from "./emulator/index.js";
import { soakSection } from "./emulator/soak.js";
import { featuresSection } from "./features/index.js";
import { packagesSection } from "./packages/index.js";
import { contractSection } from "./pipeline/contract.js";
import { corpusSection } from "./pipeline/corpus.js";
import { largeSection } from "./pipeline/large.js";
import { specificationsSection } from "./pipeline/specifications.js";
import { rounded, type Section } from "./table.js";

const SECTIONS: Readonly<Record<string, Section>> = {
  contract: contractSection,
  large: largeSection,
  specifications: specificationsSection,
  corpus: corpusSection,
  features: featuresSection,
  packages: packagesSection,
  emulator: emulatorSection,
  soak: soakSection,
  diff: diffSection,
  docs: docsSection,
  agents: agentsSection,
};

const USAGE = `usage: npm run bench [-- [--only NAME]… [--runs N]]

  Measures the generator, the packages, the emulator and the reference beside other packages for the same job.

  --only NAME   contract (time of the generator on this contract), large (its time on large public documents),
                specifications (what generators make of public documents), corpus (what this one makes of 266 more),
                features (what generated clients can do), packages, emulator, soak, diff (pairs of
                documents beside oasdiff), docs or agents (tasks by tools, beside a tool for each operation); default: all
  --runs N      how often each contender runs; the default depends on the figure`;

export async function main(args: string[]): Promise<number> {
  const { values } = parseCommand({
    args,
    options: {
      only: { type: "string", multiple: true, default: [] },
      runs: { type: "string" },
    },
  });
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (runs !== undefined && !(Number.isInteger(runs) && runs > 0)) throw new UsageError("--runs takes a whole number of at least 1.");
  const unknown = values.only.find((name) => !Object.hasOwn(SECTIONS, name));
  if (unknown !== undefined) throw new UsageError(`Unknown section ${unknown}. Sections: ${Object.keys(SECTIONS).join(", ")}.`);
  for (const [name, section] of Object.entries(SECTIONS)) {
    if (values.only.length > 0 && !values.only.includes(name)) continue;
    for await (const { title, rows } of section(runs)) {
      console.log(`\n${name}: ${title}`);
      console.table(rounded(rows));
    }
  }
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`node ${process.version}, ${availableParallelism()} processors, load ${load.join(" ")}`);
  return 0;
}

if (isMain(import.meta.url)) await runCommand(USAGE, main);
