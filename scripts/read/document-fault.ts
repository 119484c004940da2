/** An obstacle to generating TypeScript from a document, which may be valid OpenAPI. */
export interface DocumentFault {
  /** Keys from the root of the bundled document: `["paths", "/v1/things", "get"]`. */
  at: readonly string[];
  message: string;
  hint: string;
  /** True if generation must stop. Otherwise generators work around it, such as by renaming one of two equal names. */
  fatal: boolean;
}

/** A document that cannot be generated from, with all faults. */
export class FaultyDocument extends Error {
  override readonly name = "FaultyDocument";
  readonly faults: readonly DocumentFault[];

  constructor(faults: readonly DocumentFault[]) {
    super(faults.map(({ message }) => message).join("\n"));
    this.faults = faults;
  }
}

/** Throws `FaultyDocument` if any fault is fatal. */
export function refuse(faults: readonly DocumentFault[]): void {
  const fatal = faults.filter((fault) => fault.fatal);
  if (fatal.length > 0) throw new FaultyDocument(fatal);
}
