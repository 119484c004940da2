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
