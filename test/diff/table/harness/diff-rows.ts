import { readContract } from "../../../../scripts/diff/contract.js";
import { compareContracts } from "../../../../scripts/diff/index.js";
import type { ContractDiff } from "../../../../scripts/diff/model.js";
import { BASE, writeContracts } from "./contract.js";
import type { Row } from "./row.js";

/** What the engine says of each row. */
export async function diffRows(rows: readonly Row[]): Promise<ReadonlyMap<Row, ContractDiff>> {
  const contracts = writeContracts(rows);
  const shared = await readContract("base", BASE);
  const diffs = new Map<Row, ContractDiff>();
  try {
    for (const row of rows) {
      const { base, revision } = contracts.of(row);
      const before = base === BASE ? shared : await readContract("base", base);
      const after = await readContract("revision", revision);
      diffs.set(row, compareContracts(before, after));
    }
  } finally {
    contracts.remove();
  }
  return diffs;
}
