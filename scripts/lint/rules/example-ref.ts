import type { Oas3Rule } from "@redocly/openapi-core";
import { keysOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Forbids a `$ref` as the value of an example. The value is data, in which no reference is followed. */
export const exampleRef: Oas3Rule = () => ({
  Example({ value }, ctx) {
    if (keysOf(value).join() !== "$ref") return;
    const message = "The `$ref` in `value` is data, which is not followed.";
    tell(ctx, ["value", "$ref"], message, "write the `$ref` in place of `value`", "key");
  },
});
