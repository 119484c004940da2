import { generateClient } from "./generate-client.js";
import { generateFacts } from "./generate-facts.js";
import { generateOperations } from "./generate-operations.js";
import { generatePagination } from "./generate-pagination.js";
import { generateSchemas, schemaFaults } from "./generate-schemas.js";
import { generateTypes } from "./generate-types.js";
import type { DocumentFault } from "./lib/document-fault.js";
import type { OpenApiDocument } from "./lib/openapi.js";
import { operationFaults } from "./lib/operations.js";
import type { OutputFile } from "./lib/output.js";
import { referenceFaults } from "./lib/references.js";

/** The generators, in the order in which they run. Each is a pure function of the bundled document. */
export const GENERATORS: Readonly<Record<string, (document: OpenApiDocument) => OutputFile[]>> = {
  types: (document) => [...generateTypes(document), generateSchemas(document)],
  operations: generateOperations,
  pagination: (document) => [generatePagination(document)],
  client: (document) => [...generateClient(), generateFacts(document)],
};

/** All that makes a generator refuse the document. */
export function documentFaults(document: OpenApiDocument): DocumentFault[] {
  return [...operationFaults(document), ...schemaFaults(document), ...referenceFaults(document)];
}
