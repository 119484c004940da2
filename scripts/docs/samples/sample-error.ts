/** Samples that failed. */
export class SampleError extends Error {
  override readonly name = "SampleError";
  /** The reasons by operationId. */
  readonly failures: ReadonlyMap<string, string>;

  constructor(failures: ReadonlyMap<string, string>) {
    super([...failures].map(([operationId, reason]) => `The sample of ${operationId} ${reason}`).join("\n"));
    this.failures = failures;
  }
}
