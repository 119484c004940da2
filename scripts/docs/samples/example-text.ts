import type { OpenApiDocument } from "../../read/openapi.js";
import type { OperationModel } from "../../model/operation.js";
import type { Json } from "../model/types.js";
import { examplesIn } from "./examples-in.js";

/** Returns the first string property of a name in the operations' examples; for `idOrName` and the like, of `name`. */
export function exampleText(document: OpenApiDocument, operations: readonly OperationModel[], name: string): string | undefined {
  const property = name.endsWith("OrName") ? "name" : name;
  for (const { requestBody, responses } of operations) {
    for (const { content = {} } of [...responses.values(), ...(requestBody === undefined ? [] : [requestBody])]) {
      for (const media of Object.values(content)) {
        for (const value of examplesIn(document, media).values()) {
          const found = textUnder(value, property);
          if (found !== undefined) return found;
        }
      }
    }
  }
  return undefined;
}

/** Prefers an object's own property to those of nested objects. */
function textUnder(value: Json, property: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const members = Object.entries<Json>(value as Record<string, Json>);
  const own = members.find(([name]) => name === property)?.[1];
  if (typeof own === "string" && own !== "") return own;
  for (const [, member] of members) {
    const found = textUnder(member, property);
    if (found !== undefined) return found;
  }
  return undefined;
}
