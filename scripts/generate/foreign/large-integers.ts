import type { FaultPlace } from "../../read/fault-places.js";
import type { OpenApiDocument } from "../../read/openapi.js";
import { type Role, roleOf } from "../../read/roles.js";

const VALUES = new Set(["enum", "const", "default"]);

/**
 * Leaves out the values of schemas that have an integer beyond 2^53: its digits are lost, so that the client would send another one.
 * Modifies the document. Returns a warning for each.
 */
export function leaveOutLargeIntegers(document: OpenApiDocument): FaultPlace[] {
  const warnings: FaultPlace[] = [];
  const at: string[] = [];
  const visit = (node: object, role: Role): void => {
    const schema = node as Record<string, unknown>;
    for (const key of Object.keys(schema)) {
      const value = schema[key];
      if (role === "fields" && VALUES.has(key) && schema["type"] !== "number" && isLarge(value)) {
        const values = [value].flat();
        if (key !== "default" && values.every(Number.isInteger)) schema["type"] ??= "integer";
        Reflect.deleteProperty(schema, key);
        const message = `The \`${key}\` has an integer beyond 2^53, whose digits JavaScript loses. The output has no \`${key}\` here.`;
        const hint = schema["type"] === "string" ? "put the value in quotes" : "declare the value as a string, if the API accepts one";
        warnings.push({ at: [...at, key], message, hint });
      } else if (typeof value === "object" && value !== null && (role === "names" || !key.startsWith("x-"))) {
        const below = Array.isArray(node) ? role : roleOf(role, key, value);
        if (below === "data") continue;
        at.push(key);
        visit(value, below);
        at.pop();
      }
    }
  };
  visit(document, "fields");
  return warnings;
}

function isLarge(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isLarge) : Number.isInteger(value) && !Number.isSafeInteger(value);
}
