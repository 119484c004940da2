import type { Json, Markdown } from "./content-types.js";
import type { Example } from "./sample-types.js";

/** A body in one media type. */
export interface Content {
  /** The range of all types if the media type is not documented. */
  mediaType: string;
  /** Undefined if the content is not documented. */
  shape?: Shape;
  /** The shape is that of each item of a stream. */
  isSequence?: true;
  examples: readonly Example[];
  /** A value made from the schema, if there is no example. */
  sample?: Json;
}

/** The description of a value by its schema. */
export interface Shape {
  /** The type's name in parts, including spaces; a part may link to a schema page: `array of ` and `AccessGroup`. */
  type: readonly TypePart[];
  text: Markdown;
  /** The properties of an object, or of the objects in an array. */
  fields: readonly Field[];
  /** Alternatives (`anyOf`, `oneOf`). */
  variants: readonly Variant[];
  /** The additional fields under the condition of the title. */
  conditions?: readonly Variant[];
  /** Each in words: `at most 50 characters`, `1 to 100`, `unique items`. */
  limits: readonly string[];
  /** The values of an enumeration or of a constant. */
  values: readonly Json[];
  /** The meaning of each value, empty for one without. */
  meanings?: readonly string[];
  /** Responses may contain other values. */
  isOpen?: true;
  pattern?: Pattern;
  /** The shape of unlisted properties, or `none` or `any`. */
  further?: "none" | "any" | Shape;
  default?: Json;
  examples?: readonly Json[];
  /** The examples of a parameter or header, in place of those of its schema. */
  named?: readonly Example[];
  /** The property that selects the schema, with the schema of each value. */
  discriminator?: { property: string; mapping: readonly { value: string; type: TypePart }[] };
}

export interface Variant {
  title: string;
  shape: Shape;
}

export interface TypePart {
  text: string;
  /** The path of the schema's page, as in {@link Page}, or `#` and the anchor of a field on the same page. */
  path?: string;
}

/** A regular expression and its explanation, which is empty for complex expressions. */
export interface Pattern {
  source: string;
  explained: string;
}

/** A parameter or property. */
export interface Field {
  name: string;
  /** Unique on the page; links to the field are `<path>#<anchor>`. */
  anchor: string;
  isRequired: boolean;
  /** True if no value is allowed. */
  isForbidden?: true;
  /** Joins the items of a list in the query, as it is sent; undefined for a parameter for each item. */
  separator?: "," | "%20" | "%7C";
  /** The names of an object's properties in the query: their own, or `name[property]`. */
  properties?: "form" | "deepObject";
  shape: Shape;
}
