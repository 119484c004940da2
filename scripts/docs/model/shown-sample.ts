import { type SampleUse, sampleOf } from "../../model/sample-value.js";
import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import type { Json } from "./types.js";

/** The most that a sample may have, in characters of JSON: each page has several. */
export const LONGEST_SAMPLE = 8_000;
/** A sample with more objects, or made of more values, is longer than any that is shown. */
const [MOST_OBJECTS, MOST_VALUES] = [150, 3_000];
/** A sample that is longer than what a reader takes in has the optional properties of its outer levels alone. */
const WAYS = [{ most: 3_000 }, { levels: 2, most: 3_000 }, { levels: 1, most: LONGEST_SAMPLE }];

/** Returns a value made from a schema; undefined if there is none, or only one that is too long. */
export function shownSample(document: OpenApiDocument, schema: Schema | boolean | undefined, as: SampleUse["as"]): Json | undefined {
  for (const { most, ...levels } of WAYS) {
    const room = { left: MOST_OBJECTS, values: MOST_VALUES };
    const value = sampleOf(document, schema, [], { as, ...levels, room }) as Json | undefined;
    if (value === undefined || (room.left > 0 && room.values >= 0 && JSON.stringify(value).length < most)) return value;
  }
  return undefined;
}
