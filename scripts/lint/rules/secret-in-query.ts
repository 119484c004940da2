import type { Oas3Rule } from "@redocly/openapi-core";
import { follow, isNode } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** A name that ends in a secret's: `token`, `accessToken`, `api_key`. */
const SECRET =
  /(?:^|-)(?:secret|passwords?|passwd|pwd|passphrase|credentials?|jwt|bearer|authorization|(?:api|access|private|secret|auth)-?key|token)$/;

/** Tokens that are no secrets: they say where a list continues. */
const OF_A_LIST = /(?:^|-)(?:page|pagination|next|continuation|continue|cursor|start|sync|resume|marker)-?token$/;

/** Forbids secrets in the query, since servers and proxies log URLs. */
export const secretInQuery: Oas3Rule = () => ({
  Parameter(parameter, ctx) {
    if (!isNode(parameter) || parameter.in !== "query") return;
    const { name: given }: { name: unknown } = parameter;
    const name = String(given);
    const words = name
      .replace(/([a-z\d])(?=[A-Z])/g, "$1-")
      .replace(/[^A-Za-z\d]+/g, "-")
      .replace(/-$/, "")
      .toLowerCase();
    if (!SECRET.test(words) || OF_A_LIST.test(words)) return;
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
