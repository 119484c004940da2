import { type Consumer, compileConsumers } from "./consumers.js";
import { BASE, writeContracts } from "./contract.js";
import { type Modules, packagesOf } from "./packages.js";
import type { Row } from "./row.js";

/** What the compiler says of code, with the packages of the old contract and with those of the new one. */
export interface Compiled {
  before: readonly string[];
  after: readonly string[];
}

/** The code of a row. */
export interface CompiledRow {
  uses: Compiled;
  exhaustive?: Compiled;
}

/** Whether the row's code is not to compile with the new packages. */
export function breaksCode({ verdict, wire }: Row): boolean {
  return verdict === "breaking" && wire === undefined;
}

/** Compiles the code of all rows in one program. */
export async function compileRows(rows: readonly Row[]): Promise<ReadonlyMap<Row, CompiledRow>> {
  const packages = await packagesOfRows(rows);
  const consumers: Consumer[] = [];
  const place = (modules: Modules, code: string): number => {
    const known = consumers.findIndex((each) => each.modules === modules && each.code === code);
    return known === -1 ? consumers.push({ modules, code }) - 1 : known;
  };
  const places = packages.map(({ row, before, after }) => {
    const of = (code: string): [number, number] => [place(before, code), place(after, code)];
    return {
      row,
      uses: of(row.uses),
      ...(row.exhaustive !== undefined && { exhaustive: of(row.exhaustive) }),
    };
  });
  const problems = compileConsumers(consumers);
  const compiledAt = ([before, after]: [number, number]): Compiled => ({ before: problems[before] ?? [], after: problems[after] ?? [] });
  return new Map(
    places.map(({ row, uses, exhaustive }) => [
      row,
      {
        uses: compiledAt(uses),
        ...(exhaustive !== undefined && { exhaustive: compiledAt(exhaustive) }),
      },
    ]),
  );
}

async function packagesOfRows(rows: readonly Row[]): Promise<{ row: Row; before: Modules; after: Modules }[]> {
  const shared = await packagesOf(BASE);
  const contracts = writeContracts(rows);
  try {
    const packages = [];
    for (const row of rows) {
      const { base, revision } = contracts.of(row);
      packages.push({ row, before: base === BASE ? shared : await packagesOf(base), after: await packagesOf(revision) });
    }
    return packages;
  } finally {
    contracts.remove();
  }
}
