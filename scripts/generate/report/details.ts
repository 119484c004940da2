import { relativePath } from "../../core/cli/finding.js";
import type { PipelineResult } from "../pipeline-result.js";
import { toolVersions } from "../../core/files/tool-versions.js";

/** Additional output of `--verbose`. */
export interface Details {
  /** Input files, relative to the working directory, and URLs. */
  inputs: string[];
  rules: string | undefined;
  /** Version by tool. */
  tools: Record<string, string>;
  /** Peak memory of the process, in MiB. */
  peakMemory: number;
}

export function detailsOf({ inputs = [], rules }: PipelineResult, from: string): Details {
  return {
    inputs: inputs.map((input) => relativePath(from, input)),
    rules,
    tools: { node: process.versions.node, ...toolVersions("esbuild") },
    peakMemory: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

export function detailsText({ inputs, rules, tools, peakMemory }: Details): string {
  const versions = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
  return [
    ...(inputs.length === 0 ? [] : [`read:`, ...inputs.map((input) => `  ${input}`)]),
    ...(rules === undefined ? [] : [`rules: ${rules}`]),
    `tools: ${versions.join(", ")}`,
    `memory: ${peakMemory} MiB peak`,
  ]
    .map((line) => `${line}\n`)
    .join("");
}
