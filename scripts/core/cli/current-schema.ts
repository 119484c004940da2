let current: string | undefined;

/** Records the schema that work begins on, for a step that does not end; none at the beginning of a step. */
export function enterSchema(name?: string): void {
  current = name;
}

/** Returns the schema that is worked on. */
export function currentSchema(): string | undefined {
  return current;
}
