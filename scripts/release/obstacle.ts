import type { Colors } from "picocolors/types.js";
import { printable } from "../core/cli/printable.js";

/** A reason why the repository cannot be released as it is. */
export interface Obstacle {
  /** In kebab-case: `dirty-tree`. */
  rule: string;
  message: string;
  /** The files, versions or changes that it is about, one on a line. */
  details?: readonly string[];
  hint: string;
}

/** At most so many details are printed. */
const SHOWN = 10;

export function obstacleText({ rule, message, details = [], hint }: Obstacle, paint: Colors, colour: (text: string) => string): string {
  const more = details.length > SHOWN ? [`    and ${details.length - SHOWN} more`] : [];
  const lines = [
    `${colour(rule)} ${printable(message)}`,
    ...details.slice(0, SHOWN).map((detail) => `    ${printable(detail)}`),
    ...more,
    paint.dim(`  hint: ${printable(hint)}`),
  ];
  return `${lines.join("\n")}\n`;
}
