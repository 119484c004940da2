import { generateClient } from "./generate-client.js";
import { generateOperations } from "./generate-operations.js";
import { generatePagination } from "./generate-pagination.js";
import { generateSchemas } from "./generate-schemas.js";
import { generateTypes } from "./generate-types.js";
import type { OpenApiDocument } from "./lib/openapi.js";
import type { OutputFile } from "./lib/output.js";

/** The generators, in the order in which they run. Each is a pure function of the bundled document. */
export const GENERATORS: Readonly<Record<string, (document: OpenApiDocument) => OutputFile[]>> = {
  types: (document) => [...generateTypes(document), generateSchemas(document)],
  operations: generateOperations,
  pagination: (document) => [generatePagination(document)],
  client: () => [generateClient()],
};
