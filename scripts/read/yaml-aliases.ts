import { HINT_SEPARATOR } from "./rule-report.js";

const HINT = `${HINT_SEPARATOR}replace the alias with the value or a \`$ref\``;

/** Maximum number of values in a file after expanding its aliases. */
const MOST_VALUES = 2_000_000;

/** Returns the reason why the aliases of a YAML file (`*name`) cannot be expanded, or undefined. */
export function aliasFault(text: string, content: unknown): string | undefined {
  if (!/&[^\s,[\]{}&]/.test(text) || !/\*[^\s,[\]{}*]/.test(text)) return undefined;
  const size = sizeOf(content, new Map());
  if (size === undefined) return `A YAML alias contains itself.${HINT}`;
  return size > MOST_VALUES ? `The YAML aliases expand to more than ${MOST_VALUES.toLocaleString("en")} values.${HINT}` : undefined;
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
