// What the pipeline is to reach, against what it reaches.
import { CHECK, NOTHING, NOTHING_BY_NPM, OPENAPI_TYPESCRIPT, WATCH, WRITTEN } from "./contenders.js";
import type { Growth } from "./growth.js";
import type { Target } from "./packages/table.js";
import type { Report } from "./report.js";

/** The targets of what was measured. The times are those of the clock on this machine; a busy one misses them. */
export function pipelineTargets(reports: readonly Report[], growth: readonly Growth[]): Target[] {
  const targets = reports.flatMap(({ benchmark, operations, rows }) => {
    const row = (name: string): Report["rows"][number] | undefined =>
      rows.find((other) => other.name === name && other.within === undefined);
    const steps = {
      what: `lint to client, CPU ÷ ${OPENAPI_TYPESCRIPT}, ${operations} operations`,
      limit: 1.2,
      unit: " ×",
      value: row(CHECK)?.ratios[OPENAPI_TYPESCRIPT] ?? NaN,
    };
    if (benchmark !== "contract") return [steps];
    const time = (what: string, limit: number, cost = row(what)): Target => ({
      what,
      limit,
      unit: " s",
      value: (cost?.wall.median ?? NaN) / 1000,
    });
    const written = rows.find(({ name, within }) => name === WRITTEN && within === WATCH);
    return [steps, time(NOTHING, 0.15), time(NOTHING_BY_NPM, 0.5), time(`${WATCH}, ${WRITTEN}`, 0.5, written)];
  });
  const flat = growth.find(({ name, within }) => name === CHECK && within === undefined);
  if (flat === undefined) return targets;
  const value = flat.beyondStart?.ratio ?? NaN;
  return [...targets, { what: "lint to client, growth of CPU per operation", limit: 1.1, unit: " ×", value }];
}
