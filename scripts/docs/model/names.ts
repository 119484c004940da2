import type { Schema } from "../../lib/openapi.js";
import { componentName } from "../../lib/schemas.js";

const SCHEMA = /^#\/components\/schemas\/[^/]+$/;

/** The name of the schema that a reference names. */
export function schemaNameOf({ $ref }: Schema): string | undefined {
  return typeof $ref === "string" && SCHEMA.test($ref) ? componentName($ref) : undefined;
}
