import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";

/** Names that no generated function can have, or that mean something else on an object. */
const RESERVED = new Set(
  (
    "arguments async await break case catch class const continue debugger default delete do else enum eval export extends false finally for " +
    "function if implements import in instanceof interface let new null package private prototype protected public return static super switch " +
    "then this throw true try typeof undefined var void while with yield"
  ).split(" "),
);

/** An operationId becomes the name of a function and of a file's export: lowerCamelCase, free, and unlike every other one. */
export const operationId: Oas3Rule = () => {
  const seen = new Map<string, string>();
  return {
    Operation({ operationId: id }, ctx) {
      if (typeof id !== "string" || id === "") return;
      const at = ctx.location.child(["operationId"]);
      if (RESERVED.has(id) || Object.hasOwn(Object.prototype, id)) {
        tell(ctx, { message: `\`${id}\` is a reserved name.`, hint: "name what the operation does to what: a verb and a noun", at });
      } else if (!/^[a-z][A-Za-z0-9]*$/.test(id)) {
        tell(ctx, {
          message: `\`${id}\` is not in lowerCamelCase.`,
          hint: "use letters and digits only, and begin with a small letter",
          at,
        });
      }
      const other = seen.get(id.toLowerCase());
      if (other !== undefined && other !== id) {
        tell(ctx, { message: `\`${id}\` differs from \`${other}\` only in its capitals.`, hint: "choose another noun or verb", at });
      }
      seen.set(id.toLowerCase(), id);
    },
  };
};
