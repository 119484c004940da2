import { readFileSync } from "node:fs";
import { join } from "node:path";
import { relativePath } from "../../core/cli/finding.js";
import type { PipelineResult } from "../pipeline-result.js";
import { REPOSITORY } from "../../core/files/repository.js";

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

const TOOLS = ["@redocly/openapi-core", "openapi-typescript", "typescript", "esbuild"];

export function detailsOf({ inputs = [], rules }: PipelineResult, from: string): Details {
  return {
    inputs: inputs.map((input) => relativePath(from, input)),
    rules,
    tools: toolVersions(),
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

/** Returns tool versions from package.json, where they are exact. */
function toolVersions(): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(REPOSITORY, "package.json"), "utf8")) as { devDependencies: Record<string, string> };
  const versions = TOOLS.flatMap((name): [string, string][] => {
    const version = manifest.devDependencies[name];
    return version === undefined ? [] : [[name, version]];
  });
  return { node: process.versions.node, ...Object.fromEntries(versions) };
}
