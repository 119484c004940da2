import { HINT_SEPARATOR } from "./rule-report.js";

const HINT = `${HINT_SEPARATOR}write the value out, or refer to it by \`$ref\`, in place of the alias`;

/** How many values a file may come to once each of its aliases is written out. */
const MOST_VALUES = 2_000_000;

/** Why the aliases of a YAML file (`*name`) cannot be written out; undefined where they can. */
export function aliasFault(text: string, content: unknown): string | undefined {
  if (!/&[^\s,[\]{}&]/.test(text) || !/\*[^\s,[\]{}*]/.test(text)) return undefined;
  const size = sizeOf(content, new Map());
  if (size === undefined) return `An alias stands within the value that it stands for.${HINT}`;
  return size > MOST_VALUES ? `Its aliases come to more than ${MOST_VALUES.toLocaleString("en")} values.${HINT}` : undefined;
}

/** The number of values, aliases written out; undefined where a value holds itself. `sizes` has 0 for those that are being counted. */
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
