import type { Schema } from "../../read/openapi.js";
import { componentName } from "../../model/schemas.js";

const SCHEMA = /^#\/components\/schemas\/[^/]+$/;

/** The name of the schema that a reference names. */
export function schemaNameOf({ $ref }: Schema): string | undefined {
  return typeof $ref === "string" && SCHEMA.test($ref) ? componentName($ref) : undefined;
}
