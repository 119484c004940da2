import type { Schema } from "../../read/openapi.js";
import { componentName } from "../../model/schemas.js";

const SCHEMA = /^#\/components\/schemas\/[^/]+$/;

/** Returns the name of a referenced schema. */
export function schemaNameOf({ $ref }: Schema): string | undefined {
  return typeof $ref === "string" && SCHEMA.test($ref) ? componentName($ref) : undefined;
}
