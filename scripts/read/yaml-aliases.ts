import { FileFault, placeIn } from "./file-fault.js";

/** Maximum number of values in a file after expanding its aliases. */
const MOST_VALUES = 2_000_000;

const ALIAS = /(?<=[\s,[{:-])\*[^\s,[\]{}*]/;

/** Throws `FileFault` if the aliases of a YAML file (`*name`) cannot be expanded. */
export function checkAliases(file: string, text: string, content: unknown): void {
  if (!/&[^\s,[\]{}&]/.test(text) || !/\*[^\s,[\]{}*]/.test(text)) return;
  const size = sizeOf(content, new Map());
  if (size !== undefined && size <= MOST_VALUES) return;
  const place = placeIn(text, Math.max(0, text.search(ALIAS)));
  throw size === undefined
    ? new FileFault(file, "circular-alias", {}, place)
    : new FileFault(file, "alias-bomb", { most: MOST_VALUES }, place);
}

/** Counts values with aliases expanded; returns undefined if a value contains itself. `sizes` has 0 for values being counted. */
function sizeOf(value: unknown, sizes: Map<object, number>): number | undefined {
  if (value === null || typeof value !== "object") return 1;
  const known = sizes.get(value);
  if (known !== undefined) return known === 0 ? undefined : known;
  sizes.set(value, 0);
  let size = 1;
  for (const below of Object.values(value)) {
    const more = sizeOf(below, sizes);
    if (more === undefined) return undefined;
    size += more;
  }
  sizes.set(value, size);
  return size;
}
