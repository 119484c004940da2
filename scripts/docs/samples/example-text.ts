import type { OpenApiDocument } from "../../read/openapi.js";
import type { OperationModel } from "../../model/operation.js";
import type { Json } from "../model/types.js";
import { examplesIn } from "./examples-in.js";

/**
 * The first text under a name in the examples of operations, so that the value of a path's parameter is one that the pages speak of
 * elsewhere; for `idOrName` and the like that under `name`.
 */
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

/** An object's own property comes before those of what it holds. */
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
