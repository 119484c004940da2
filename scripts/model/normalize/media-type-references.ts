import type { OpenApiDocument } from "../../read/openapi.js";
import { resolveReference } from "../schemas.js";
import { isObject, rewrite } from "./walk.js";

/** Replaces references to `components.mediaTypes` (OpenAPI 3.2) by what they refer to, in place. */
export function inlineMediaTypes(document: OpenApiDocument): OpenApiDocument {
  if (document.components?.mediaTypes === undefined) return document;
  rewrite(document, (node, kind) =>
    kind === "mediaType" && isObject(node) && "$ref" in node ? structuredClone(resolveReference(document, node) ?? {}) : node,
  );
  return document;
}
