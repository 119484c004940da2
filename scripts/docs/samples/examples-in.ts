import type { MediaType, OpenApiDocument, Parameter } from "../../read/openapi.js";
import { resolveReference } from "../../model/schemas.js";
import type { Json } from "../model/types.js";

/** Returns the examples of a body by name, such as `request-minimal`. */
export function examplesIn(document: OpenApiDocument, media: MediaType | Parameter | undefined): Map<string, Json> {
  const { example, examples = {} } = (media ?? {}) as { example?: Json; examples?: Record<string, { value?: Json } | { $ref: string }> };
  if (example !== undefined) return new Map([["example", example]]);
  const values = new Map<string, Json>();
  for (const [name, reference] of Object.entries(examples)) {
    const value = resolveReference<{ value?: Json }>(document, reference)?.value;
    if (value !== undefined) values.set(name, value);
  }
  return values;
}
