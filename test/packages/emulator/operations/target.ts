import type { Model } from "./model.js";

/** What a path names: one of the access groups that there were, by its ID, or a name. */
export type Target = { id: number } | { name: string };

export function idOrName({ known }: Model, wanted: Target): string {
  if ("name" in wanted) return wanted.name;
  return known[wanted.id % Math.max(known.length, 1)] ?? "ag_none";
}

export function statusOf(rule: string | undefined): number {
  if (rule === "accessGroup.exists" || rule === "accessGroupProject.exists") return 410;
  return rule === "accessGroup.team" || rule === "project.team" ? 403 : 400;
}
