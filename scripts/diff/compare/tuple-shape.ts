import { entriesOf } from "../../read/spec-node.js";
import type { SchemaView } from "../schema-view.js";

/** The length of a list, as its type has it. */
interface TupleShape {
  /** The number of items with a type of their own. */
  length: number;
  /** The number of items that are not optional. */
  least: number;
  /** Further items are allowed. */
  isOpen: boolean;
  text: string;
}

export function shapeOf({ keywords }: SchemaView): TupleShape {
  const { length } = entriesOf(keywords.get("prefixItems"));
  const items = keywords.get("items")?.value;
  const isOpen = items !== false && (length === 0 || items !== undefined);
  const least = Math.min(Number(keywords.get("minItems")?.value ?? length), length);
  const optional = least < length ? `, ${length - least} of them optional` : "";
  const tuple = `${length} tuple ${length === 1 ? "item" : "items"}${optional}${isOpen ? ", and further items" : ""}`;
  return { length, least, isOpen, text: length > 0 ? tuple : isOpen ? "a list of items" : "no items" };
}
