import type { Oas3Rule } from "@redocly/openapi-core";
import { METHODS, parametersOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Requires shared parameters on the Path Item: path parameters in the order of the URL, then `teamId`, then `slug`. */
export const pathItemParameters: Oas3Rule = () => ({
  PathItem(item, ctx) {
    const inUrl = [...String(ctx.key).matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
    const shared = parametersOf(ctx, item, ctx.location);
    const rank = ({ node }: (typeof shared)[number]): number =>
      node["in"] === "path" ? inUrl.indexOf(String(node["name"])) : inUrl.length + ["teamId", "slug"].indexOf(String(node["name"]));
    for (const parameter of shared) {
      if (parameter.node["in"] === "path" || ["teamId", "slug"].includes(String(parameter.node["name"]))) continue;
      tell(
        ctx,
        parameter.from,
        `\`${String(parameter.node["name"])}\` must not be shared by all methods of the path.`,
        "move it to the operation; only path parameters, teamId and slug are shared",
      );
      return;
    }
    const wrong = shared.findIndex((parameter, index) => shared.slice(index + 1).some((later) => rank(later) < rank(parameter)));
    const early = shared[wrong];
    if (early !== undefined) {
      const order = [...shared].sort((a, b) => rank(a) - rank(b)).map(({ node }) => String(node["name"]));
      tell(ctx, early.from, `\`${String(early.node["name"])}\` is out of order.`, `use this order: ${order.join(", ")}`, { fixable: true });
    }
    for (const method of METHODS) {
      for (const { node, from } of parametersOf(ctx, item[method], ctx.location.child([method]))) {
        if (node["in"] !== "path" && !["teamId", "slug"].includes(String(node["name"]))) continue;
        tell(ctx, from, `\`${String(node["name"])}\` is set on one method only.`, "move it to the parameters of the path");
      }
    }
  },
});
