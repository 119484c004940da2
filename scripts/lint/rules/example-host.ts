import type { Oas3Rule } from "@redocly/openapi-core";
import { textsIn } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Requires hosts in examples to be example.com or a subdomain, which RFC 2606 reserves. */
export const exampleHost: Oas3Rule = () => ({
  Example(example, ctx) {
    for (const [text, at] of textsIn(example.value, ctx.location.child(["value"]))) {
      const host = /^(?:[a-z][a-z0-9+.-]*:\/\/(?:[^@/]*@)?|[^@\s]+@)([^/:?#\s]+)/i.exec(text)?.[1];
      if (host === undefined || /^(.+\.)?example\.com$/i.test(host)) continue;
      tell(ctx, at, `The example uses the host \`${host}\`.`, "use example.com or a subdomain");
    }
  },
});
