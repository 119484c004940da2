import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { follow, isNode } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

const HOST = /\bhttps?:\/\/(?:[^@\s/]*@)?([^\s/:?#()[\]<>"'`]+)|\b((?:[a-z\d-]+\.)+(?:com|net|org|io|dev|app|ai|co|sh|cloud))\b/gi;

/** Hosts that belong to nobody (RFC 2606, RFC 6761), and those of standards. */
const ALLOWED =
  /^(?:(?:.+\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)|.*\{.*|(?:www\.)?rfc-editor\.org|spec\.openapis\.org)$/i;

/** Forbids hosts in descriptions, since the contract knows none; example hosts are allowed. */
export const descriptionHost: Oas3Rule = () => {
  const check = (node: unknown, ctx: UserContext): void => {
    if (!isNode(node)) return;
    const { node: text, at } = follow(ctx, node["description"], ctx.location.child(["description"]));
    if (typeof text !== "string") return;
    for (const [, ofUrl, bare = ""] of text.matchAll(HOST)) {
      const host = (ofUrl ?? bare).replace(/\.$/, "");
      if (ALLOWED.test(host)) continue;
      tell(ctx, at, `The description names the host \`${host}\`.`, "use example.com or a subdomain, or leave the host out");
    }
  };
  return {
    any(node: unknown, ctx) {
      // Properties and examples may have the name `description`.
      if (isNode(node) && "description" in node && !/^(?:SchemaProperties|.*Map|.*_List|.*Callbacks?)$/.test(ctx.type.name))
        check(node, ctx);
    },
    ref(node, ctx) {
      check(node, ctx);
    },
  };
};
