import type { Oas3Rule } from "@redocly/openapi-core";
import { METHODS, parametersOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

const TEAM = ["teamId", "slug"];

/** Requires `teamId` and `slug` in the query of every operation, since every request may act for a team. */
export const teamScope: Oas3Rule = () => ({
  PathItem(item, ctx) {
    const shared = queryNames(parametersOf(ctx, item, ctx.location));
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      const own = queryNames(parametersOf(ctx, operation, ctx.location.child([method])));
      const missing = TEAM.filter((name) => !shared.has(name) && !own.has(name));
      if (missing.length === 0) continue;
      tell(
        ctx,
        [method],
        `The operation lacks the query parameter${missing.length > 1 ? "s" : ""} ${missing.map((name) => `\`${name}\``).join(" and ")}.`,
        `refer to ${missing.map((name) => `shared/parameters/${name}.yaml`).join(" and ")} in the parameters of the path`,
        "key",
      );
    }
  },
});

function queryNames(parameters: ReturnType<typeof parametersOf>): Set<unknown> {
  return new Set(parameters.filter(({ node }) => node["in"] === "query").map(({ node }) => node["name"]));
}
