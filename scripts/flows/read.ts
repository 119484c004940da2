import { join } from "node:path";
import { readdir } from "node:fs/promises";
import { compare } from "../core/cli/finding.js";
import { type Flows, FLOW_ENDING, readFlows } from "../lint/flows/read-flows.js";
import { readContractTree } from "../open/author.js";

/** Reads the flows of a repository, sorted by name. */
export async function readFlowsOf(root: string): Promise<Flows> {
  const folder = join(root, "spec/flows");
  const names = (await readdir(folder)).filter((name) => name.endsWith(FLOW_ENDING)).sort(compare);
  return readFlows(
    readContractTree,
    names.map((name) => join(folder, name)),
  );
}
