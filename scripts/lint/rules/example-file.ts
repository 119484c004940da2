import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isNode, isRef } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

/** Requires each example to be a file with a `summary` and a `value`, used by `$ref`. */
export const exampleFile: Oas3Rule = () => {
  const check = (owner: unknown, ctx: UserContext, at: Location): void => {
    if (!isNode(owner)) return;
    const hint = "move it to a file under examples/ and refer to it under `examples`";
    if ("example" in owner) tell(ctx, at.child(["example"]), "The example is inline.", hint, "key");
    for (const [name, example] of Object.entries(isNode(owner["examples"]) ? owner["examples"] : {})) {
      const here = at.child(["examples", name]);
      if (!isRef(example)) tell(ctx, here, `The example \`${name}\` is inline.`, hint, "key");
      else if (!/(^|\/)examples\/[^/]+\.yaml$/.test(example.$ref)) {
        tell(ctx, here.child(["$ref"]), `The example \`${name}\` is not in an examples folder.`, "move the file to examples/ in its group");
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
        tell(ctx, ctx.location, `The example has no \`${key}\`.`, `add \`${key}\``, "key");
      }
    },
  };
};
