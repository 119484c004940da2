import type { Schema } from "../../read/openapi.js";
import { componentName } from "../../model/schemas.js";

const SCHEMA = /^#\/components\/schemas\/[^/]+$/;

/** Returns the name of a referenced schema. */
export function schemaNameOf({ $ref }: Schema): string | undefined {
  return typeof $ref === "string" && SCHEMA.test($ref) ? componentName($ref) : undefined;
}

/** A mapping has the name of a schema or a reference to it. */
export function referenceOf(target: string): string {
  return /^[\w.-]+$/.test(target) ? `#/components/schemas/${target}` : target;
}
