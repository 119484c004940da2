import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode, type Node } from "../nodes/nodes.js";
import { tell } from "../../read/rule-report.js";

/** Requires the default of a server's variable to be one of its values, at any server. */
export const serverVariable: Oas3Rule = () => ({
  ServerVariable(variable, ctx) {
    const fault = variableFault(variable);
    if (fault !== undefined) tell(ctx, [fault.field], fault.message, fault.hint);
  },
});

/** Returns what is wrong with the values of a server's variable. */
export function variableFault(variable: unknown): { field: string; message: string; hint: string } | undefined {
  const { enum: listed, default: initial }: Node = isNode(variable) ? variable : {};
  if (!Array.isArray(listed)) return undefined;
  // In YAML, a port without quotes is a number.
  const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
  const values = listed.map(textOf);
  if (values.length === 0) return { field: "enum", message: "`enum` lists no value.", hint: "list the values, the default among them" };
  if (initial === undefined || values.includes(textOf(initial))) return undefined;
  const message = `The default \`${textOf(initial)}\` is none of the values of \`enum\`.`;
  return { field: "default", message, hint: `use one of ${values.map((value) => `\`${value}\``).join(", ")}, or add it to \`enum\`` };
}
