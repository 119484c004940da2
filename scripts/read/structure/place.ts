import type { SpecFile } from "../spec-file.js";
import { joinPointer } from "../spec-node.js";

/** A place in a file: the keys that lead to it, the last one first. */
export interface Place {
  file: SpecFile;
  key?: string;
  above?: Place;
}

export function keyOf({ key = "" }: Place): string {
  return key;
}

export function placeOf(file: SpecFile, keys: readonly string[]): Place {
  return keys.reduce<Place>((above, key) => ({ file, key, above }), { file });
}

/** Returns the JSON Pointer of a place; `#/` for the whole file. */
export function pointerOf(place: Place): string {
  return place.key === undefined || place.above === undefined ? "#/" : joinPointer(pointerOf(place.above), place.key);
}
