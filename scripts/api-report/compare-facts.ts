import type { ApiChange } from "./model.js";

/** What it means where a fact of a `package.json` is new. What is gone breaks, but for what was asked of the consumer. */
const DEMANDS = ["peer", "engine", "closed"];

/** What changed in what a `package.json` promises; a fact that changed is one that went and one that came. */
export function compareFacts(base: readonly string[], now: readonly string[]): Pick<ApiChange, "name" | "kind" | "verdict">[] {
  const isDemand = (fact: string): boolean => DEMANDS.some((word) => fact.startsWith(`${word} `));
  return [
    ...base
      .filter((fact) => !now.includes(fact))
      .map((name) => ({ name, kind: "removed" as const, verdict: isDemand(name) ? ("compatible" as const) : ("breaking" as const) })),
    ...now
      .filter((fact) => !base.includes(fact))
      .map((name) => ({ name, kind: "added" as const, verdict: isDemand(name) ? ("breaking" as const) : ("compatible" as const) })),
  ];
}
