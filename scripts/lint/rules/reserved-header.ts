import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode, keysOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

const BETTER: Readonly<Record<string, string>> = {
  accept: "remove it; the media types of the responses set the header",
  authorization: "remove it, and use a security scheme",
  "content-type": "remove it; the media types of the request body set the header",
  cookie: "remove it, and use parameters with `in: cookie` or a security scheme",
};

/** Forbids headers that OpenAPI ignores or describes elsewhere. */
export const reservedHeader: Oas3Rule = () => ({
  Parameter(parameter, ctx) {
    if (!isNode(parameter) || parameter.in !== "header") return;
    const { name }: { name: unknown } = parameter;
    const hint = BETTER[String(name).toLowerCase()];
    if (hint === undefined) return;
    tell(ctx, ["name"], `The header \`${String(name)}\` must not be a parameter.`, hint);
  },
  Response({ headers }, ctx) {
    const name = keysOf(headers).find((key) => key.toLowerCase() === "content-type");
    if (name === undefined) return;
    const hint = "remove it; the media types of the response set the header";
    tell(ctx, ["headers", name], `The response must not describe \`${name}\`.`, hint, "key");
  },
});
