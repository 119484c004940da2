/** Gives out names that are unique on a page and can stand behind a `#`. */
export class Anchors {
  readonly #taken = new Set<string>();

  /** The parts joined by dots; a name that is taken gets a number. */
  claim(parts: readonly string[]): string {
    const wanted = parts.map(anchorPart).join(".");
    let anchor = wanted;
    for (let count = 2; this.#taken.has(anchor); count++) anchor = `${wanted}~${count}`;
    this.#taken.add(anchor);
    return anchor;
  }
}

/** A name without what a URL or a selector has a meaning for; a dot would join it to its neighbours. */
function anchorPart(name: string): string {
  return name.replace(/[^A-Za-z0-9_$-]+/g, "-") || "-";
}
