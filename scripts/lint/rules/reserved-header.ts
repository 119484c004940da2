import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

const BETTER: Readonly<Record<string, string>> = {
  accept: "remove it; the media types of the responses set the header",
  authorization: "remove it, and use a security scheme",
  "content-type": "remove it; the media types of the request body set the header",
  cookie: "remove it, and use parameters with `in: cookie` or a security scheme",
};

/** Forbids header parameters that OpenAPI ignores or describes elsewhere. */
export const reservedHeader: Oas3Rule = () => ({
  Parameter(parameter, ctx) {
    if (!isNode(parameter) || parameter.in !== "header") return;
    const { name }: { name: unknown } = parameter;
    const hint = BETTER[String(name).toLowerCase()];
    if (hint === undefined) return;
    tell(ctx, { message: `The header \`${String(name)}\` must not be a parameter.`, hint, at: ctx.location.child(["name"]) });
  },
});
