import leven from "leven";

/** Returns the known name that was most likely meant: one that ends in `name`, or differs in two letters at most; of a short one, in one. */
export function nearestOf(name: string, known: readonly string[]): string | undefined {
  const most = name.length < 4 ? 1 : 2;
  const near = known.filter((each) => each.endsWith(name) || leven(each, name) <= most);
  return near.sort((a, b) => leven(a, name) - leven(b, name))[0];
}

/** Asks if the nearest name was meant; otherwise says another thing. */
export function didYouMean(name: string, known: readonly string[], otherwise: string): string {
  const near = nearestOf(name, known);
  return near === undefined ? otherwise : `Did you mean ${near}?`;
}
