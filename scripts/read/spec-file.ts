/** A place in a file; the first line and the first column are 1. */
export interface Place {
  line: number;
  column: number;
}

/** One parsed file of the contract. */
export interface SpecFile {
  /** Absolute path. */
  path: string;
  content: unknown;
  text: string;
  /** The place of a JSON Pointer (`#/get/summary`): of its key, or of its value. The nearest place above it where there is none. */
  locate(pointer: string, of?: "key" | "value"): Place;
}

/** The files of a contract, by absolute path. */
export interface SpecFiles {
  readonly files: ReadonlyMap<string, SpecFile>;
}
