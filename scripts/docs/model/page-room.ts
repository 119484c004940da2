import { isDeepStrictEqual } from "node:util";
import type { Schema } from "../../read/openapi.js";
import { type Facets, isSchema } from "./facets.js";

/** A page that shows so many characters of fields links to further schemas: it stays below 16 kB, compressed. */
const MOST = 14_000;
/** From here on, it links to schemas that it has already shown. */
const MANY = 6_000;
/** The name of a field with its type, in characters. */
const FIELD = 80;
/** A value of an enumeration, in characters. */
const VALUE = 10;
/** Fields so deep in each other are no longer read: schemas that lead to each other would open one another, as far as there is room. */
const MOST_DEPTH = 10;
/** The maximum number of schemas on a page, with those that merging makes, whose number is exponential. GitHub's largest page has 1,303. */
const MOST_SCHEMAS = 1_500;

/** The room of one page for schemas. */
export class PageRoom {
  #size = 0;
  #schemas = 0;
  readonly #shown = new Set<Schema>();
  /** The objects without a name that the page shows, with their anchors, by the names of their fields. */
  readonly #unnamed = new Map<string, { schema: Schema; anchor: string }[]>();

  /** Takes the room of a schema; false if there is none, but only for one that `hasPage` of its own. */
  take(schema: Schema, facets: Facets, { depth, hasPage }: { depth: number; hasPage: boolean }): boolean {
    const own = sizeOf(facets);
    const most = depth > 0 && this.#shown.has(schema) ? MANY : MOST;
    const ahead = depth > 0 && this.#size > MANY ? own : 0;
    if (hasPage && own > 0 && (this.#size + ahead > most || depth > MOST_DEPTH)) return false;
    if (++this.#schemas > MOST_SCHEMAS) return false;
    this.#shown.add(schema);
    this.#size += own;
    return true;
  }

  /** On a page that shows many fields, returns the anchor of the field with the same object, in the same direction. */
  anchorOfSame(schema: Schema, direction: string | undefined, anchor: string): string | undefined {
    const key = [direction, ...Object.keys(schema.properties ?? {})].join();
    const others = this.#unnamed.get(key) ?? [];
    const same = this.#size > MANY ? others.find((other) => isDeepStrictEqual(other.schema, schema)) : undefined;
    if (same === undefined) this.#unnamed.set(key, [...others, { schema, anchor }]);
    return same?.anchor;
  }
}

/** The names and texts of the fields and values of an object, in characters. */
function sizeOf({ properties, values = [] }: Facets): number {
  const texts = [...properties.values()].map((property) => (isSchema(property) ? (property.description?.length ?? 0) : 0));
  return texts.reduce((sum, length) => sum + FIELD + length, VALUE * values.length);
}
