import leven from "leven";

/** Maximum edit distance of a suggestion. */
const MOST_LETTERS = 2;

/** Returns the known name that was most likely meant: one that ends in `name`, or differs in two letters at most. */
export function nearestOf(name: string, known: readonly string[]): string | undefined {
  const near = known.filter((each) => each.endsWith(name) || leven(each, name) <= MOST_LETTERS);
  return near.sort((a, b) => leven(a, name) - leven(b, name))[0];
}

/** Asks if the nearest name was meant; otherwise says another thing. */
export function didYouMean(name: string, known: readonly string[], otherwise: string): string {
  const near = nearestOf(name, known);
  return near === undefined ? otherwise : `Did you mean ${near}?`;
}
