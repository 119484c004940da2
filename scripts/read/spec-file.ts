/** A one-based position in a file. */
export interface Place {
  line: number;
  column: number;
}

/** A parsed file of the contract. */
export interface SpecFile {
  /** Absolute path. */
  path: string;
  content: unknown;
  text: string;
  /** Returns the position of a JSON Pointer's key or value (`#/get/summary`), or of its nearest existing parent. */
  locate(pointer: string, of?: "key" | "value"): Place;
  /** Returns the JSON Pointer in the file of a part of a document that was converted. */
  written?(pointer: string): string;
}

/** The files of a contract, by absolute path. */
export interface SpecFiles {
  readonly files: ReadonlyMap<string, SpecFile>;
}

/** A root document and the files that it references. */
export interface SourceTree extends SpecFiles {
  /** Absolute path or URL of the root document. */
  readonly entry: string;
}
