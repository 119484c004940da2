import { bumpOf } from "../model.js";
import { type Compared, countByVerdict } from "./compared.js";

/** Returns the report as JSON; `--help` describes its keys. */
export function jsonReport({ base, diff }: Compared): string {
  const { changes, operations, verdict } = diff;
  return `${JSON.stringify({ base, verdict: verdict ?? null, bump: bumpOf(diff), counts: countByVerdict(diff), changes, operations }, null, 2)}\n`;
}
