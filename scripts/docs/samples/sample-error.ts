/** Samples that cannot be shown, since they do not run. */
export class SampleError extends Error {
  override readonly name = "SampleError";
  /** By operationId: why. */
  readonly failures: ReadonlyMap<string, string>;

  constructor(failures: ReadonlyMap<string, string>) {
    super([...failures].map(([operationId, reason]) => `The sample of ${operationId} ${reason}`).join("\n"));
    this.failures = failures;
  }
}
