import { printable } from "../../core/cli/printable.js";

/** Maximum number of files to list. */
const NAMED = 3;

/** Result of a round. */
export interface RoundSummary {
  /** Changed sources, for display. */
  sources: readonly string[];
  /** Changed output, for display: generated files and built package files. */
  changes: readonly string[];
  /** Number of current warnings. */
  warnings: number;
  /** Summary of changed operations and components. */
  parts: string | undefined;
  /** Milliseconds from the first change to the written files, and to the end. */
  written: number;
  ended: number;
}

/** Formats a round as a few lines. */
export function roundText({ sources, changes, warnings, parts, written, ended }: RoundSummary): string {
  const packages = changes.filter((path) => path.startsWith("packages/"));
  const generated = changes.filter((path) => !path.startsWith("packages/"));
  const lines = [`${listOf(sources)}: ${generated.length === 0 ? "no generated file changed" : listOf(generated)} (${seconds(written)})`];
  if (parts !== undefined) lines.push(`  ${printable(parts)}`);
  if (packages.length > 0) lines.push(`  ${listOf(packages)} (${seconds(ended)})`);
  if (warnings > 0) lines.push(`  ${warnings} ${warnings === 1 ? "warning" : "warnings"}; use --verbose to list all`);
  return lines.map((line) => `${line}\n`).join("");
}

function listOf(paths: readonly string[]): string {
  const rest = paths.length - NAMED;
  const named = paths
    .slice(0, NAMED)
    .map((path) => printable(path))
    .join(", ");
  return rest > 0 ? `${named} and ${rest} more` : named;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
