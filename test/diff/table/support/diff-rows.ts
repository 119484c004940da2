import { diffContracts } from "../../../../scripts/diff/index.js";
import type { ContractDiff } from "../../../../scripts/diff/model.js";
import { writeContracts } from "./contract.js";
import type { Row } from "./row.js";

/** Each difference is a process of its own. */
const AT_ONCE = 2;

/** What the engine says of each row. */
export async function diffRows(rows: readonly Row[]): Promise<ReadonlyMap<Row, ContractDiff>> {
  const contracts = writeContracts(rows);
  const waiting = rows.values();
  const diffs = new Map<Row, ContractDiff>();
  const work = async (): Promise<void> => {
    for (const row of waiting) {
      const { base, revision } = contracts.of(row);
      diffs.set(row, await diffContracts(base, revision));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    contracts.remove();
  }
  return diffs;
}
