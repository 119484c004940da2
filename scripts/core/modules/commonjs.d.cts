import type * as openapiTypescript from "openapi-typescript";
import type ts from "typescript";

export function loadTypescript(): typeof ts;

export function loadOpenapiTypescript(): Pick<typeof openapiTypescript, "transformSchema" | "transformSchemaObject" | "resolveRef">;
