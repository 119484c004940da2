import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isNode, isRef } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

/** An example is a file with a `summary` and a `value`, used by `$ref`; so it can be read, found and checked by itself. */
export const exampleFile: Oas3Rule = () => {
  const check = (owner: unknown, ctx: Pick<UserContext, "report">, at: Location): void => {
    if (!isNode(owner)) return;
    const hint = "move it to a file under examples/ and refer to that under `examples`";
    if ("example" in owner) tell(ctx, { message: "An example is written in place.", hint, at: at.child(["example"]), on: "key" });
    for (const [name, example] of Object.entries(isNode(owner["examples"]) ? owner["examples"] : {})) {
      const here = at.child(["examples", name]);
      if (!isRef(example)) tell(ctx, { message: `The example \`${name}\` is written in place.`, hint, at: here, on: "key" });
      else if (!/(^|\/)examples\/[^/]+\.yaml$/.test(example.$ref)) {
        tell(ctx, {
          message: `The example \`${name}\` does not lie in a folder of examples.`,
          hint: "move it to examples/ of its group",
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
        tell(ctx, { message: `The example has no \`${key}\`.`, hint: "an example has a summary and a value", at: ctx.location, on: "key" });
      }
    },
  };
};
