import type { MediaType, OpenApiDocument, Parameter } from "../../read/openapi.js";
import { examplesOf } from "../model/examples.js";
import type { Json } from "../model/types.js";

/** Returns the examples of a body by name, such as `request-minimal`. */
export function examplesIn(document: OpenApiDocument, media: MediaType | Parameter | undefined): Map<string, Json> {
  return new Map(examplesOf(document, media).flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));
}
