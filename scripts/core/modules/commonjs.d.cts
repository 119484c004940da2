// The types of the CommonJS entry have `export =` and names, of which TypeScript 7 sees the first only.
import type * as openapiTypescript from "openapi-typescript" with { "resolution-mode": "import" };
import type ts from "typescript";

export function loadTypescript(): typeof ts;

export function loadOpenapiTypescript(): Pick<typeof openapiTypescript, "transformSchema" | "transformSchemaObject" | "resolveRef">;
