import { join } from "node:path";
import { readdir } from "node:fs/promises";
import { compare } from "../core/cli/finding.js";
import { type Flows, FLOW_ENDING, readFlows } from "../lint/flows/read-flows.js";
import { loadLintConfig } from "../open/rule-sets/author.js";
import { SpecTree } from "../read/spec-tree.js";

/** Reads the flows of a repository, sorted by name. */
export async function readFlowsOf(root: string): Promise<Flows> {
  const config = await loadLintConfig();
  const folder = join(root, "spec/flows");
  const names = (await readdir(folder)).filter((name) => name.endsWith(FLOW_ENDING)).sort(compare);
  return readFlows(
    (path) => SpecTree.load(path, config),
    names.map((name) => join(folder, name)),
  );
}
