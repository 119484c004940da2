import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isNode } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

/** Requires hosts in examples to be example.com or a subdomain, which RFC 2606 reserves. */
export const exampleHost: Oas3Rule = () => ({
  Example(example, ctx) {
    check(example.value, ctx.location.child(["value"]), ctx);
  },
});

function check(value: unknown, at: Location, ctx: Pick<UserContext, "report">): void {
  if (Array.isArray(value)) value.forEach((item, index) => check(item, at.child([index]), ctx));
  else if (isNode(value)) for (const [key, item] of Object.entries(value)) check(item, at.child([key]), ctx);
  else if (typeof value === "string") {
    const host = /^(?:[a-z][a-z0-9+.-]*:\/\/(?:[^@/]*@)?|[^@\s]+@)([^/:?#\s]+)/i.exec(value)?.[1];
    if (host === undefined || /^(.+\.)?example\.com$/i.test(host)) return;
    tell(ctx, { message: `The example uses the host \`${host}\`.`, hint: "use example.com or a subdomain", at });
  }
}
