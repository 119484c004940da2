import type { Oas3Rule } from "@redocly/openapi-core";
import { type Location, tell } from "../../read/rule-report.js";

const LIMIT = 200;

/** Limits the length of files. The root document is exempt: it has one line for each path. */
export const fileLength: Oas3Rule = () => {
  const seen = new Set<string>();
  return {
    ref(_node, ctx, target) {
      const at: Location | undefined = target.location;
      if (at === undefined || seen.has(at.source.absoluteRef)) return;
      seen.add(at.source.absoluteRef);
      const lines = at.source.body.replace(/\n$/, "").split("\n").length;
      if (lines < LIMIT) return;
      tell(
        ctx,
        at.child([]),
        `The file has ${lines} lines.`,
        `move parts to files of their own; a file must have fewer than ${LIMIT} lines`,
      );
    },
  };
};
