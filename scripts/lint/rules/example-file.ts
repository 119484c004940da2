import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isNode, isRef } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

/** Requires each example to be a file with a `summary` and a `value`, used by `$ref`. */
export const exampleFile: Oas3Rule = () => {
  const check = (owner: unknown, ctx: Pick<UserContext, "report">, at: Location): void => {
    if (!isNode(owner)) return;
    const hint = "move it to a file under examples/ and refer to it under `examples`";
    if ("example" in owner) tell(ctx, { message: "The example is inline.", hint, at: at.child(["example"]), on: "key" });
    for (const [name, example] of Object.entries(isNode(owner["examples"]) ? owner["examples"] : {})) {
      const here = at.child(["examples", name]);
      if (!isRef(example)) tell(ctx, { message: `The example \`${name}\` is inline.`, hint, at: here, on: "key" });
      else if (!/(^|\/)examples\/[^/]+\.yaml$/.test(example.$ref)) {
        tell(ctx, {
          message: `The example \`${name}\` is not in an examples folder.`,
          hint: "move the file to examples/ in its group",
          at: here.child(["$ref"]),
        });
      }
    }
  };
  return {
    MediaType: (mediaType, ctx) => check(mediaType, ctx, ctx.location),
    Parameter: (parameter, ctx) => check(parameter, ctx, ctx.location),
    Header: (header, ctx) => check(header, ctx, ctx.location),
    Example(example, ctx) {
      for (const key of ["summary", "value"]) {
        if (key in example) continue;
        tell(ctx, { message: `The example has no \`${key}\`.`, hint: `add \`${key}\``, at: ctx.location, on: "key" });
      }
    },
  };
};
