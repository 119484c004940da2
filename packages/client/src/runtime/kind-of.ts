/** Returns the name of a platform class, such as `Blob`. `instanceof` fails for objects of another realm, such as jsdom's. */
export function kindOf(value: unknown): string | undefined {
  const tag = Object.prototype.toString.call(value).slice(8, -1);
  // The classes of happy-dom have no tag.
  return tag === "Object" ? (value as { constructor?: { name?: string } }).constructor?.name : tag;
}
