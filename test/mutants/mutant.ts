/** One line of a source, changed so that a test has to fail. */
export interface Mutant {
  /** The fault, in a few words. */
  name: string;
  /** The source, below the root of the repository. */
  file: string;
  /** A part of one line that the file holds exactly once. */
  from: string;
  to: string;
  /** The test file that has to fail, below `test/`. */
  test: string;
  /** A part of the names of the tests to run, where those before the one that fails take seconds. */
  only: string;
}

type Row = readonly [file: string, test: string, name: string, from: string, to: string, only?: string];

export function mutantsOf(rows: readonly Row[]): Mutant[] {
  return rows.map(([file, test, name, from, to, only = ""]) => ({ file, test, name, from, to, only }));
}

/** Returns the source with the change of a mutant in it. */
export function mutate({ file, from, to, name }: Mutant, source: string): string {
  const parts = source.split(from);
  if (parts.length !== 2 || from.includes("\n"))
    throw new Error(`${name}: ${file} holds ${from} ${parts.length - 1} times, not once in a line`);
  return parts.join(to);
}
