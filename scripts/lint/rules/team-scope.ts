import type { Oas3Rule } from "@redocly/openapi-core";
import { METHODS, parametersOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

const TEAM = ["teamId", "slug"];

/** Every request may act for a team: each operation takes `teamId` and `slug` in the query. */
export const teamScope: Oas3Rule = () => ({
  PathItem(item, ctx) {
    const shared = queryNames(parametersOf(ctx, item, ctx.location));
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      const own = queryNames(parametersOf(ctx, operation, ctx.location.child([method])));
      const missing = TEAM.filter((name) => !shared.has(name) && !own.has(name));
      if (missing.length === 0) continue;
      tell(ctx, {
        message: `The operation does not take ${missing.map((name) => `\`${name}\``).join(" and ")} in the query.`,
        hint: `refer to ${missing.map((name) => `shared/parameters/${name}.yaml`).join(" and ")} in the parameters of the path`,
        at: ctx.location.child([method]),
        on: "key",
      });
    }
  },
});

function queryNames(parameters: ReturnType<typeof parametersOf>): Set<unknown> {
  return new Set(parameters.filter(({ node }) => node["in"] === "query").map(({ node }) => node["name"]));
}
