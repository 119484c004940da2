import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";

/** Names that cannot be a generated function, or that have a meaning on every object. */
const RESERVED = new Set(
  (
    "arguments async await break case catch class const continue debugger default delete do else enum eval export extends false finally for " +
    "function if implements import in instanceof interface let new null package private prototype protected public return static super switch " +
    "then this throw true try typeof undefined var void while with yield"
  ).split(" "),
);

/** Requires an operationId to work as the name of a function and of an export: lowerCamelCase, not reserved, unique regardless of case. */
export const operationId: Oas3Rule = () => {
  const seen = new Map<string, string>();
  return {
    Operation({ operationId: id }, ctx) {
      if (typeof id !== "string" || id === "") return;
      const at = ctx.location.child(["operationId"]);
      if (RESERVED.has(id) || Object.hasOwn(Object.prototype, id)) {
        tell(ctx, at, `\`${id}\` is a reserved name.`, "use a verb and a noun");
      } else if (!/^[a-z][A-Za-z0-9]*$/.test(id)) {
        tell(ctx, at, `\`${id}\` is not in lowerCamelCase.`, "use only letters and digits, and begin with a lowercase letter");
      }
      const other = seen.get(id.toLowerCase());
      if (other !== undefined && other !== id) {
        tell(ctx, at, `\`${id}\` differs from \`${other}\` only in case.`, "choose another noun or verb");
      }
      seen.set(id.toLowerCase(), id);
    },
  };
};
