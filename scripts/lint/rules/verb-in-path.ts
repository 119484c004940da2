import type { Oas3Rule } from "@redocly/openapi-core";
import { keysOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Verbs that a method states. Redocly's `no-http-verbs-in-paths` finds `get`, `post`, `put`, `patch` and `delete`. */
const VERB = /^(?:create|add|read|list|fetch|retrieve|update|modify|edit|change|replace|remove|destroy)(?:$|[-_.A-Z])/;

/** Forbids path segments that begin with a verb of a method. */
export const verbInPath: Oas3Rule = () => ({
  Root(root, ctx) {
    for (const path of keysOf(root.paths)) {
      const segment = path.split("/").find((part) => VERB.test(part));
      if (segment === undefined) continue;
      const message = `The segment \`${segment}\` of the path says what a method says.`;
      const hint = "name the resource; if the API has the path, list the finding in .redocly.lint-ignore.yaml";
      tell(ctx, ["paths", path], message, hint, "key");
    }
  },
});
