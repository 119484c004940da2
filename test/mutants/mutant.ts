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
}

/** Returns the mutants of a source that one test file kills, each by its name, `from` and `to`. */
export function mutantsOf(file: string, test: string, changes: readonly (readonly [name: string, from: string, to: string])[]): Mutant[] {
  return changes.map(([name, from, to]) => ({ name, file, from, to, test }));
}

/** Returns the source with the change of a mutant in it. */
export function mutate({ file, from, to, name }: Mutant, source: string): string {
  const parts = source.split(from);
  if (parts.length !== 2 || from.includes("\n"))
    throw new Error(`${name}: ${file} holds ${from} ${parts.length - 1} times, not once in a line`);
  return parts.join(to);
}
