import { printable } from "../../core/cli/printable.js";

/** How many files are named before the rest is only counted. */
const NAMED = 3;

/** What a round did. */
export interface RoundSummary {
  /** Changed sources, as they are shown. */
  sources: readonly string[];
  /** Changed output, as it is shown: the generated files, and those of the packages that are built from them. */
  changes: readonly string[];
  /** How many there are now. */
  warnings: number;
  /** The operations and components that are others now, in words. */
  parts: string | undefined;
  /** Milliseconds from the first save to the generated files, and to the end. */
  written: number;
  ended: number;
}

/** A round in a few lines. */
export function roundText({ sources, changes, warnings, parts, written, ended }: RoundSummary): string {
  const packages = changes.filter((path) => path.startsWith("packages/"));
  const generated = changes.filter((path) => !path.startsWith("packages/"));
  const lines = [`${listOf(sources)}: ${generated.length === 0 ? "no generated file changed" : listOf(generated)} (${seconds(written)})`];
  if (parts !== undefined) lines.push(`  ${printable(parts)}`);
  if (packages.length > 0) lines.push(`  ${listOf(packages)} (${seconds(ended)})`);
  if (warnings > 0) lines.push(`  ${warnings} ${warnings === 1 ? "warning" : "warnings"}; with --verbose, all of them`);
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
