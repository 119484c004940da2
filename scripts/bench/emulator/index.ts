// What the emulator costs whoever tests against it, beside what others cost for the same job, and that it lasts.
import { join } from "node:path";
import { buildPackages } from "../../build-packages.js";
import { REPOSITORY } from "../../lib/redocly-config.js";
import { installPeers } from "../packages/peers.js";
import type { Section } from "../packages/table.js";
import { SECTIONS, SOAK } from "./sections.js";
import { PEERS } from "./services.js";

/** Builds the packages and measures one thing after the other. `runs` stands for how often each is measured. */
export async function runEmulatorBenchmarks(
  kind: "emulator" | "soak",
  runs: number | undefined,
  done: (section: Section) => void,
  announce: (text: string) => void,
): Promise<Section[]> {
  announce(`${kind}: building`);
  await buildPackages(REPOSITORY);
  // The soak has nobody beside it.
  if (kind === "emulator") await installPeers(join(import.meta.dirname, "peers"), PEERS);
  const sections: Section[] = [];
  for (const [name, measure] of Object.entries(kind === "emulator" ? SECTIONS : SOAK)) {
    announce(`${kind}: ${name}`);
    const section = await measure(runs);
    announce("");
    done(section);
    sections.push(section);
  }
  return sections;
}
