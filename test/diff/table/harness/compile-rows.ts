import { type Consumer, compileConsumers } from "./consumers.js";
import { readContracts } from "./contract.js";
import { type Modules, packagesOf } from "./packages.js";
import type { Row } from "./row.js";

export interface Compiled {
  before: readonly string[];
  after: readonly string[];
}

export async function compileRows(rows: readonly Row[]): Promise<(row: Row, code: string) => Compiled> {
  const consumers: Consumer[] = [];
  const placeOf = (modules: Modules | undefined, code: string): number =>
    consumers.findIndex((each) => each.modules === modules && each.code === code);
  const packages = new Map<Row, { base: Modules; revision: Modules }>();
  for await (const { row, base, revision } of readContracts(rows, packagesOf)) {
    packages.set(row, { base, revision });
    for (const modules of [base, revision])
      for (const code of [row.uses, row.exhaustive])
        if (code !== undefined && placeOf(modules, code) === -1) consumers.push({ modules, code });
  }
  const problems = await compileConsumers(consumers);
  const problemsOf = (modules: Modules | undefined, code: string): string[] => problems[placeOf(modules, code)] ?? ["not compiled"];
  return (row, code) => ({ before: problemsOf(packages.get(row)?.base, code), after: problemsOf(packages.get(row)?.revision, code) });
}
