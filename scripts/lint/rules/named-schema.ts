import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isNode, isNotShown, isRef } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

/**
 * Requires schemas that a generator must name to be files: bodies, objects inside another schema, and enumerations of several
 * values. Members of an `allOf` and bodies without a known schema are exempt.
 */
export const namedSchema: Oas3Rule = () => {
  const check = (schema: unknown, at: Location, ctx: UserContext, body = false): void => {
    if (!isNode(schema) || isRef(schema)) return;
    const what =
      body && !isNotShown(schema)
        ? "body"
        : Array.isArray(schema["enum"]) && schema["enum"].length > 1
          ? "enumeration"
          : isNode(schema["properties"])
            ? "object"
            : undefined;
    if (what === undefined) return;
    tell(ctx, at, `The schema of the ${what} has no name.`, "move it to a file under schemas/ and refer to it", "key");
  };
  return {
    MediaType: (mediaType, ctx) => check(mediaType.schema, ctx.location.child(["schema"]), ctx, true),
    Parameter: (parameter, ctx) => check(parameter.schema, ctx.location.child(["schema"]), ctx),
    Schema(schema, ctx) {
      if (!isNode(schema)) return;
      for (const keyword of ["items", "additionalProperties", "contains", "not"])
        check(schema[keyword], ctx.location.child([keyword]), ctx);
      for (const keyword of ["properties", "patternProperties"]) {
        if (!isNode(schema[keyword])) continue;
        for (const [name, property] of Object.entries(schema[keyword])) check(property, ctx.location.child([keyword, name]), ctx);
      }
      for (const keyword of ["anyOf", "oneOf", "prefixItems"]) {
        if (!Array.isArray(schema[keyword])) continue;
        schema[keyword].forEach((side: unknown, index) => check(side, ctx.location.child([keyword, index]), ctx));
      }
    },
  };
};
