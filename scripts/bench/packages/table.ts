// The figures as tables, and what of the targets is reached.
import { align } from "../report.js";

/** One benchmark's figures. */
export interface Section {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...cells: string[]])[];
  targets: readonly Target[];
  /** What the cells have no room for. */
  notes?: readonly string[];
}

/** What is to be reached, and what is. */
export interface Target {
  what: string;
  /** At most that much. */
  limit: number;
  unit: string;
  value: number;
}

export function isReached({ value, limit }: Target): boolean {
  return value <= limit;
}

/** A benchmark's figures as aligned lines. */
export function sectionText({ title, columns, rows, notes = [] }: Section): string {
  return `${title}\n${align([["", ...columns], ...rows])}${notes.map((note) => `  ${note}\n`).join("")}`;
}

/** The targets of all benchmarks as aligned lines. */
export function targetsText(sections: readonly Pick<Section, "targets">[]): string {
  const rows = sections.flatMap(({ targets }) =>
    targets.map((target) => {
      const digits = Number.isInteger(target.limit) && target.unit === "" ? 0 : 2;
      return [
        target.what,
        `≤ ${target.limit}${target.unit}`,
        `${target.value.toFixed(digits)}${target.unit}`,
        isReached(target) ? "yes" : "NO",
      ];
    }),
  );
  return `what is to be reached\n${align([["", "target", "ours", "reached"], ...rows])}`;
}
