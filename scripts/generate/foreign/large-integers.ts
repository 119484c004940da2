import type { FaultPlace } from "../../read/fault-places.js";
import type { OpenApiDocument } from "../../read/openapi.js";
import { type Role, roleOf } from "../../read/roles.js";

/**
 * Leaves out the values of schemas that have an integer beyond 2^53: its digits are lost, so that the client would send another one.
 * Modifies the document. Returns a warning for each.
 */
export function leaveOutLargeIntegers(document: OpenApiDocument): FaultPlace[] {
  const warnings: FaultPlace[] = [];
  const visit = (node: unknown, role: Role, at: readonly string[]): void => {
    if (node === null || typeof node !== "object" || role === "data") return;
    const schema = node as Record<string, unknown>;
    for (const [key, value] of Object.entries(schema)) {
      const place = [...at, key];
      const values: unknown[] = [value].flat();
      if (role === "fields" && /^(?:enum|const|default)$/.test(key) && schema["type"] !== "number" && values.some(isLarge)) {
        if (key !== "default" && values.every(Number.isInteger)) schema["type"] ??= "integer";
        Reflect.deleteProperty(schema, key);
        const message = `The \`${key}\` has an integer beyond 2^53, whose digits JavaScript loses. The output has no \`${key}\` here.`;
        const hint = schema["type"] === "string" ? "put the value in quotes" : "declare the value as a string, if the API accepts one";
        warnings.push({ at: place, message, hint });
      } else if (!key.startsWith("x-") || role === "names") visit(value, Array.isArray(node) ? role : roleOf(role, key, value), place);
    }
  };
  visit(document, "fields", []);
  return warnings;
}

function isLarge(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}
