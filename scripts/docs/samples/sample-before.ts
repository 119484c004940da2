/**
 * The operation whose sample is run before that of another, where there is one: the samples are all about the same things, so that what one
 * makes is there at the beginning and has to be deleted first.
 */
export function sampleBefore(operationId: string): string | undefined {
  const [, made] = /^create([A-Z].*)$/.exec(operationId) ?? [];
  return made === undefined ? undefined : `delete${made}`;
}
