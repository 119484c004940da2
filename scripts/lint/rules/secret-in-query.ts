import type { Oas3Rule } from "@redocly/openapi-core";
import { isSecretName } from "../../model/secret-names.js";
import { follow, isNode } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Forbids secrets in the query, since servers and proxies log URLs. */
export const secretInQuery: Oas3Rule = () => ({
  Parameter(parameter, ctx) {
    if (!isNode(parameter) || parameter.in !== "query") return;
    const { name: given }: { name: unknown } = parameter;
    const name = String(given);
    if (!isSecretName(name)) return;
    // A boolean tells of a secret, or asks for it.
    const schema = follow(ctx, parameter.schema, ctx.location).node;
    if (isNode(schema) && schema["type"] === "boolean") return;
    tell(
      ctx,
      ["name"],
      `The query parameter \`${name}\` is a secret, and URLs are logged.`,
      "move it to the request body, or use a security scheme with `in: header`",
    );
  },
});
