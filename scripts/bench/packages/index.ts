// What the packages cost whoever uses them, beside what others cost for the same job.
import { buildPackages } from "../../build-packages.js";
import { REPOSITORY } from "../../lib/redocly-config.js";
import { installPeers } from "./peers.js";
import { SECTIONS } from "./sections.js";
import type { Section } from "./table.js";

/** Builds the packages, installs the peers, and measures one thing after the other. `runs` stands for how often each is measured. */
export async function runPackageBenchmarks(
  runs: number | undefined,
  done: (section: Section) => void,
  announce: (text: string) => void,
): Promise<Section[]> {
  announce("packages: building, and installing the peers");
  await buildPackages(REPOSITORY);
  await installPeers();
  const sections: Section[] = [];
  for (const [name, measure] of Object.entries(SECTIONS)) {
    announce(`packages: ${name}`);
    const section = await measure(runs);
    announce("");
    done(section);
    sections.push(section);
  }
  return sections;
}
