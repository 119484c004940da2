import type { Oas3Rule } from "@redocly/openapi-core";
import { keysOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Requires a key of `responses` to be a status from 100 to 599, a range such as `4XX`, or `default`. */
export const statusCode: Oas3Rule = () => ({
  Responses(responses, ctx) {
    for (const status of keysOf(responses)) {
      if (/^(?:[1-5](?:\d\d|XX)|default|x-.*)$/.test(status)) continue;
      tell(
        ctx,
        [status],
        `\`${status}\` is no status.`,
        /^[1-5]xx$/i.test(status) ? `write "${status.toUpperCase()}"` : "use 100 to 599, a range such as 4XX, or `default`",
        "key",
      );
    }
  },
});
