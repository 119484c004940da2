import { type BaseResolver, bundleDocument, type Config, type Document, getTypes, type Source } from "@redocly/openapi-core";
import { convertSwagger, isSwagger, type Remark } from "./convert.js";
import { swaggerPointer } from "./places.js";

/** The Swagger documents of sources whose document was converted. */
const origins = new WeakMap<Source, Record<string, unknown>>();

/**
 * Converts a root document in place if it is Swagger 2.0; returns what OpenAPI 3 cannot express. Its references to other files must have been
 * read. Throws if it cannot be converted.
 */
export async function convertRoot(root: Document, resolver: BaseResolver, config: Config, hasFiles: boolean): Promise<Remark[]> {
  if (!isSwagger(root.parsed)) return [];
  const original = structuredClone(root.parsed);
  if (hasFiles) {
    const options = { types: getTypes("oas2"), componentRenamingConflicts: "error" as const };
    await bundleDocument({ document: root, config, externalRefResolver: resolver, ...options });
  }
  const { document, remarks } = convertSwagger(root.parsed);
  root.parsed = document;
  origins.set(root.source, original);
  return remarks;
}

/** Returns the JSON Pointer in a source of a part of its document. */
export function originalPointer(source: Source, pointer: string | undefined): string | undefined {
  const original = origins.get(source);
  return original === undefined || pointer === undefined ? pointer : swaggerPointer(original, pointer);
}
