import { type BaseResolver, bundleDocument, type Config, type Document, getTypes, type Source } from "@redocly/openapi-core";
import type { Finding } from "../../core/cli/finding.js";
import { convertSwagger, isSwagger } from "./convert.js";
import { swaggerPointer } from "./places.js";
import type { Remark } from "./settle.js";

/** The Swagger documents of sources whose document was converted. */
const origins = new WeakMap<Source, Record<string, unknown>>();

/** How a root document was read. */
interface Reading {
  resolver: BaseResolver;
  config: Config;
  /** Whether it refers to other files. */
  hasFiles: boolean;
  /** Called while places in the document are those of the Swagger document. */
  toFinding: (remark: Remark) => Finding;
}

/**
 * Converts a root document in place if it is Swagger 2.0; returns what OpenAPI 3 cannot express. Its references to other files must have been
 * read. Throws if it cannot be converted.
 */
export async function convertRoot(root: Document, { resolver, config, hasFiles, toFinding }: Reading): Promise<Finding[]> {
  if (!isSwagger(root.parsed)) return [];
  origins.delete(root.source);
  const original = structuredClone(root.parsed);
  if (hasFiles) {
    const options = { types: getTypes("oas2"), componentRenamingConflicts: "error" as const };
    await bundleDocument({ document: root, config, externalRefResolver: resolver, ...options });
  }
  const { document, remarks } = convertSwagger(root.parsed);
  const findings = remarks.map(toFinding);
  root.parsed = document;
  origins.set(root.source, original);
  return findings;
}

/** Returns the JSON Pointer in a source of a part of its document. */
export function originalPointer(source: Source, pointer: string | undefined): string | undefined {
  const original = origins.get(source);
  return original === undefined || pointer === undefined ? pointer : swaggerPointer(original, pointer);
}
