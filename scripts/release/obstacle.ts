import type { Colors } from "picocolors/types.js";
import { printable } from "../core/cli/printable.js";

/** An obstacle to a release. */
export interface Obstacle {
  /** Name of the check: `dirty-tree`. */
  rule: string;
  message: string;
  /** The affected files, versions or changes, one per line. */
  details?: readonly string[];
  hint: string;
}

/** Maximum number of printed details. */
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
