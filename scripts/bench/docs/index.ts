// What the reference costs its readers and whoever builds it, beside what others make of the same contract.
import { join } from "node:path";
import { buildPackages } from "../../build-packages.js";
import { REPOSITORY } from "../../lib/redocly-config.js";
import { installPeers } from "../packages/peers.js";
import type { Section } from "../packages/table.js";
import { building, pages } from "./sections.js";
import { PEERS } from "./sites.js";

/** How often each page is loaded, and each build is run, where nothing else is asked for. */
const [LOADS, BUILDS] = [5, 3];

/** Builds the packages, from which the samples' answers come, and measures one thing after the other. */
export async function runDocsBenchmarks(
  runs: number | undefined,
  done: (section: Section) => void,
  announce: (text: string) => void,
): Promise<Section[]> {
  announce("docs: building the packages, installing the peers");
  await buildPackages(REPOSITORY);
  await installPeers(join(import.meta.dirname, "peers"), PEERS);
  const sections: Section[] = [];
  for (const measured of [() => pages(runs ?? LOADS, announce), () => building(runs ?? BUILDS, announce)]) {
    const found = await measured();
    announce("");
    found.forEach(done);
    sections.push(...found);
  }
  return sections;
}
