// Converts Swagger 2.0 to OpenAPI 3.1. @scalar/openapi-upgrader converts; `settle` first writes out what it would lose.
import { type BaseResolver, bundleDocument, type Config, type Document, getTypes, type Source } from "@redocly/openapi-core";
import { upgrade } from "@scalar/openapi-upgrader";
import type { Finding } from "../../core/cli/finding.js";
import type { OpenApiDocument } from "../openapi.js";
import { isObject } from "../spec-node.js";
import { swaggerPointer } from "./places.js";
import { operationsIn, type Remark, settle } from "./settle.js";

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

/** Checks for a Swagger 2.0 document. */
function isSwagger(content: unknown): content is Record<string, unknown> {
  return isObject(content) && content["swagger"] === "2.0";
}

/** Converts a Swagger 2.0 document without `$ref`s to other files, which stays unchanged. Throws if it is too broken to convert. */
function convertSwagger(content: Record<string, unknown>): { document: OpenApiDocument; remarks: Remark[] } {
  // The library converts in place. A copy by way of JSON separates the aliases of YAML.
  const copy = JSON.parse(JSON.stringify(content)) as Record<string, unknown>;
  removeEmpty(copy);
  const { remarks, withRequiredForm } = settle(copy);
  const document = upgrade(copy, "3.1") as Record<string, unknown>;
  for (const { method, path, operation } of operationsIn(document)) {
    const body = operation["requestBody"];
    if (isObject(body) && withRequiredForm.has(`${method} ${path}`)) body["required"] = true;
  }
  return { document: document as unknown as OpenApiDocument, remarks };
}

/** Removes operations and security schemes without a value, at which the library fails. */
function removeEmpty({ securityDefinitions, paths }: Record<string, unknown>): void {
  for (const owner of [securityDefinitions, ...(isObject(paths) ? Object.values(paths) : [])].filter(isObject))
    for (const [key, value] of Object.entries(owner)) if (value === null) Reflect.deleteProperty(owner, key);
}
