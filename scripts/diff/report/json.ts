import { findingJson } from "../../core/cli/finding.js";
import { bumpOf } from "../model.js";
import { type Compared, countByVerdict } from "./compared.js";

/** Returns the report as JSON; `--help` describes its keys. */
export function jsonReport({ base, revision, diff, unused }: Compared): string {
  const { changes, operations, verdict } = diff;
  const report = {
    ...{ base, ...(revision !== undefined && { revision }) },
    ...{ verdict: verdict ?? null, bump: bumpOf(diff), counts: countByVerdict(diff), changes, operations },
    ...(unused !== undefined && { unusedAcceptances: unused.map((finding) => findingJson(finding, process.cwd())) }),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
