import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** The keywords of each type, https://json-schema.org/draft/2020-12/json-schema-validation#section-6. Redocly checks `items` and `properties`. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  string: ["minLength", "maxLength", "pattern", "contentEncoding", "contentMediaType"],
  array: ["minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains", "prefixItems", "unevaluatedItems"],
  object: ["minProperties", "maxProperties", "required", "additionalProperties", "patternProperties", "propertyNames", "dependentRequired"],
};

/** Forbids a keyword that has no effect on a schema's type, as no value of that type is checked by it, and an array without `items`. */
export const keywordType: Oas3Rule = () => ({
  Schema(schema, ctx) {
    if (!isNode(schema)) return;
    const types = [schema["type"]].flat().filter((type) => typeof type === "string");
    if (types.length === 0) return;
    if (types.includes("array") && schema["items"] === undefined && schema["prefixItems"] === undefined)
      tell(ctx, {
        message: "The items of the array are not described.",
        hint: "add `items`; `items: {}` allows any",
        at: ctx.location.child(["type"]),
      });
    for (const [type, keywords] of Object.entries(KEYWORDS)) {
      if (types.includes(type) || (type === "number" && types.includes("integer"))) continue;
      for (const keyword of keywords.filter((name) => schema[name] !== undefined))
        tell(ctx, {
          message: `\`${keyword}\` has no effect on the type ${types.join(" or ")}.`,
          hint: `remove it, or use the type ${type}`,
          at: ctx.location.child([keyword]),
          on: "key",
        });
    }
  },
});
