import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";
import { isNode, type Node, textsIn } from "../nodes/nodes.js";

/** Forms of credentials that services give out, which scanners of repositories look for, too. */
const CREDENTIAL = new RegExp(
  [
    "gh[oprsu]_[A-Za-z0-9]{36}",
    "github_pat_\\w{40}",
    "glpat-[\\w-]{20}",
    "npm_[A-Za-z0-9]{36}",
    "[rs]k_live_[A-Za-z0-9]{20}",
    "sk-(?:ant|proj)-[\\w-]{20}",
    "xox[abprs]-[\\w-]{20}",
    "A(?:K|S)IA[0-9A-Z]{16}",
    "AIza[\\w-]{35}",
    "-----BEGIN [A-Z ]*PRIVATE KEY-----",
    "eyJ[\\w-]{10,}\\.eyJ[\\w-]{10,}\\.[\\w-]{20}",
  ].join("|"),
);

/** Forbids examples that look like a real credential: a pasted response may have the author's own. */
export const exampleSecret: Oas3Rule = () => {
  const check = (value: unknown, key: string, ctx: UserContext): void => {
    for (const [text, at] of textsIn(value, ctx.location.child([key])))
      if (CREDENTIAL.test(text))
        tell(ctx, at, "The example has the form of a real credential.", "revoke it if it is one, and write an invented value");
  };
  return {
    Example: (example, ctx) => check(example.value, "value", ctx),
    MediaType: ({ example }, ctx) => check(example, "example", ctx),
    Parameter: ({ example }, ctx) => check(example, "example", ctx),
    Schema(schema, ctx) {
      for (const key of isNode(schema) ? ["example", "examples", "default"] : []) check((schema as Node)[key], key, ctx);
    },
  };
};
