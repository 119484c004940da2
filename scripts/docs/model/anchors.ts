import { kebabCase } from "../../model/case.js";

/** Returns the anchor of a heading in a text; one of a script other than Latin keeps its letters. */
export function headingAnchor(words: string): string {
  const letters = words
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(letters) ? letters : kebabCase(words);
}

/** Assigns unique anchors on a page. */
export class Anchors {
  readonly #taken = new Set<string>();

  /** Joins the parts with dots; appends a number if the anchor is taken. */
  claim(parts: readonly string[]): string {
    const wanted = parts.map(anchorPart).join(".");
    let anchor = wanted;
    for (let count = 2; this.#taken.has(anchor); count++) anchor = `${wanted}~${count}`;
    this.#taken.add(anchor);
    return anchor;
  }
}

/** Removes characters with a meaning in URLs or selectors, and dots, which separate parts. */
function anchorPart(name: string): string {
  return name.replace(/[^A-Za-z0-9_$-]+/g, "-") || "-";
}
