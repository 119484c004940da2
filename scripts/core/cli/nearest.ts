import leven from "leven";

/** Returns the known name that was meant, in any case: it ends in `name`, or differs in two letters; if short, in one or their order. */
export function nearestOf(name: string, known: readonly string[]): string | undefined {
  const most = name.length < 5 ? 1 : 2;
  const letters = (text: string): string => Array.from(text).sort().join("");
  const distanceTo = (each: string): number => leven(each.toLowerCase(), name.toLowerCase());
  const isNear = (each: string): boolean => {
    const distance = distanceTo(each);
    return distance <= most || (distance === 2 && letters(each) === letters(name));
  };
  const near = known.filter((each) => (name.length > 1 && each.endsWith(name)) || isNear(each));
  return near.sort((a, b) => distanceTo(a) - distanceTo(b))[0];
}

/** Asks if the nearest name was meant; otherwise says another thing. */
export function didYouMean(name: string, known: readonly string[], otherwise: string): string {
  const near = nearestOf(name, known);
  return near === undefined ? otherwise : `Did you mean ${near}?`;
}
