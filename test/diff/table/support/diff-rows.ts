import { join } from "node:path";
import { type Contract, readContract, ROOT_DOCUMENT } from "../../../../scripts/diff/contract.js";
import { compareContracts } from "../../../../scripts/diff/index.js";
import type { ContractDiff } from "../../../../scripts/diff/model.js";
import { redoclyDiffHere } from "../../support/redocly-diff.js";
import { BASE, writeContracts } from "./contract.js";
import type { Row } from "./row.js";

/** What the engine says of each row. */
export async function diffRows(rows: readonly Row[]): Promise<ReadonlyMap<Row, ContractDiff>> {
  const contracts = writeContracts(rows);
  const shared = await readContract("base", BASE);
  const rootOf = ({ folder }: Contract): string => join(folder, ROOT_DOCUMENT);
  const diffs = new Map<Row, ContractDiff>();
  try {
    for (const row of rows) {
      const { base, revision } = contracts.of(row);
      const before = base === BASE ? shared : await readContract("base", base);
      const after = await readContract("revision", revision);
      diffs.set(row, compareContracts(before, after, await redoclyDiffHere(rootOf(before), rootOf(after))));
    }
  } finally {
    contracts.remove();
  }
  return diffs;
}
