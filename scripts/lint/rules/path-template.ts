import type { Oas3Rule } from "@redocly/openapi-core";
import { keysOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Requires a path to be one that a request can have: no empty segment or fragment, and each `{…}` closed and there once. */
export const pathTemplate: Oas3Rule = () => ({
  Paths(paths, ctx) {
    for (const path of keysOf(paths)) {
      const fault = faultOf(path);
      if (fault !== undefined)
        tell(ctx, { message: `\`${path}\` ${fault[0]}.`, hint: fault[1], at: ctx.location.child([path]), on: "key" });
    }
  },
});

function faultOf(path: string): [fault: string, hint: string] | undefined {
  if (path.includes("//")) return ["has an empty segment", "remove one of the two slashes"];
  if (path.includes("#")) return ["has a fragment, which no request sends", "describe the variants in one operation, with `oneOf`"];
  if (!/^(?:[^{}]|\{[^{}]+\})*$/.test(path)) return ["has an incomplete `{…}`", "write each parameter as `{name}`"];
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? "");
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? undefined : [`has the parameter \`${twice}\` twice`, "rename one of the two"];
}
