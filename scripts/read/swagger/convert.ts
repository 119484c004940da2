// Converts Swagger 2.0 to OpenAPI 3.1. @scalar/openapi-upgrader converts; `settle` first writes out what it would lose.
import { upgrade } from "@scalar/openapi-upgrader";
import type { OpenApiDocument } from "../openapi.js";
import { isObject } from "../spec-node.js";
import { operationsIn, type Remark, settle } from "./settle.js";

/** Checks for a Swagger 2.0 document. */
export function isSwagger(content: unknown): content is Record<string, unknown> {
  return isObject(content) && content["swagger"] === "2.0";
}

/** Converts a Swagger 2.0 document without `$ref`s to other files, which stays unchanged. Throws if it is too broken to convert. */
export function convertSwagger(content: Record<string, unknown>): { document: OpenApiDocument; remarks: Remark[] } {
  // The library converts in place. A copy by way of JSON separates the aliases of YAML.
  const copy = JSON.parse(JSON.stringify(content)) as Record<string, unknown>;
  const { remarks, withRequiredForm } = settle(copy);
  const document = upgrade(copy, "3.1") as Record<string, unknown>;
  for (const { method, path, operation } of operationsIn(document)) {
    const body = operation["requestBody"];
    if (isObject(body) && withRequiredForm.has(`${method} ${path}`)) body["required"] = true;
  }
  return { document: document as unknown as OpenApiDocument, remarks };
}
