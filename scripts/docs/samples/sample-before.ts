/**
 * Returns the operation whose sample runs before another one, if any. Samples share the same resources, so a resource that a sample creates
 * must be deleted first.
 */
export function sampleBefore(operationId: string): string | undefined {
  const [, made] = /^create([A-Z].*)$/.exec(operationId) ?? [];
  return made === undefined ? undefined : `delete${made}`;
}
