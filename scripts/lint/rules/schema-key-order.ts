import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode, keysOf } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

const HEAD = ["type", "description"];
const KEY = { on: "key", fixable: true } as const;

/** Requires `type` and `description` first in a schema, `required` directly before `properties` or `allOf`, and its names in their order. */
export const schemaKeyOrder: Oas3Rule = () => ({
  Schema(schema, ctx) {
    const keys = keysOf(schema);
    const head = HEAD.filter((key) => keys.includes(key));
    const late = head.find((key, index) => keys[index] !== key);
    if (late !== undefined) {
      const message = `\`${late}\` is not at the start of the schema.`;
      tell(ctx, [late], message, `begin the schema with ${head.join(", ")}`, KEY);
    }
    const next = keys[keys.indexOf("required") + 1];
    const due = ["properties", "allOf"].filter((key) => keys.includes(key));
    if (keys.includes("required") && due.length > 0 && !due.includes(next ?? "")) {
      const names = `\`${due.join("` or `")}\``;
      const message = `\`required\` is not directly before ${names}.`;
      tell(ctx, ["required"], message, `move \`required\` to the line above ${names}`, KEY);
    }
    const names = isNode(schema) && Array.isArray(schema["required"]) ? schema["required"].map(String) : [];
    const wanted = inOrder(names, keysOf(isNode(schema) ? schema["properties"] : undefined));
    const early = names.find((name, index) => name !== wanted[index]);
    if (early !== undefined) {
      const hint = `use the order of \`properties\`: ${wanted.join(", ")}`;
      tell(ctx, ["required", names.indexOf(early)], `\`${early}\` is out of order.`, hint, { fixable: true });
    }
  },
});

/** Sorts the names that `order` lists; the others keep their places. */
export function inOrder(names: readonly string[], order: readonly string[]): string[] {
  const sorted = names.filter((name) => order.includes(name)).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return names.map((name) => (order.includes(name) ? (sorted.shift() ?? name) : name));
}
