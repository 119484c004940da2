/** Why a document yields no TypeScript, although it may be good OpenAPI. */
export interface DocumentFault {
  /** Keys from the root of the bundled document to the place: `["paths", "/v1/things", "get"]`. */
  at: readonly string[];
  message: string;
  hint: string;
  /** Nothing can be generated; else the generators go round it, such as by another name where two want one. */
  fatal: boolean;
}

/** A generator cannot say what a document says; all that stands in its way. */
export class FaultyDocument extends Error {
  override readonly name = "FaultyDocument";
  readonly faults: readonly DocumentFault[];

  constructor(faults: readonly DocumentFault[]) {
    super(faults.map(({ message }) => message).join("\n"));
    this.faults = faults;
  }
}

/** Ends a generator where anything stands in its way that it cannot go round. */
export function refuse(faults: readonly DocumentFault[]): void {
  const fatal = faults.filter((fault) => fault.fatal);
  if (fatal.length > 0) throw new FaultyDocument(fatal);
}
