/** Removes the oldest entries until at most `capacity` are left. */
export function dropOldest(
  kept: { readonly size: number; keys(): Iterable<string>; delete(key: string): boolean },
  capacity: number,
): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= capacity) return;
    kept.delete(oldest);
  }
}
