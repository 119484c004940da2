import { generateClient, TEMPLATE_FILES } from "./generate-client.js";
import { generateFacts } from "./generate-facts.js";
import { generateOperations } from "./generate-operations.js";
import { generatePagination } from "./generate-pagination.js";
import { generateServers } from "./generate-servers.js";
import { generateSchemas, schemaFaults } from "./generate-schemas.js";
import { generateTypes } from "./generate-types.js";
import type { DocumentFault } from "./lib/document-fault.js";
import type { OpenApiDocument } from "./lib/openapi.js";
import { documentOperationDoc } from "./lib/operation-doc.js";
import { operationFaults } from "./lib/operations.js";
import type { OutputFile } from "./lib/output.js";
import { referenceFaults } from "./lib/references.js";
import { templatesFor } from "./lib/codecs.js";
import { HEADER } from "./lib/text.js";
import { emptyCircles } from "./lib/view/recursion.js";

/** A pure function of the bundled document. */
export type Generator = (document: OpenApiDocument) => OutputFile[];

/** The generators of a contract's client, in the order in which they run. */
export const GENERATORS: Readonly<Record<string, Generator>> = {
  types: (document) => [...generateTypes(document), generateSchemas(document)],
  operations: (document) => generateOperations(document),
  pagination: (document) => [generatePagination(document)],
  client: (document) => [...generateClient([...TEMPLATE_FILES, ...templatesFor(document)]), generateFacts(document)],
};

/** The same for a document of others, which has no reference, and whose servers and credentials are to be known. */
export const DOCUMENT_GENERATORS: Readonly<Record<string, Generator>> = {
  ...GENERATORS,
  operations: (document) => generateOperations(document, (operation) => documentOperationDoc(document, operation)),
  servers: (document) => [generateServers(document), ...generateClient(["server-url.ts"])],
};

/** Files with another first line than that of the contract's own; it ends with a line break. */
export function withHeader(files: readonly OutputFile[], header: string): OutputFile[] {
  return files.map(({ path, text }) => ({ path, text: text.startsWith(HEADER) ? header + text.slice(HEADER.length) : text }));
}

/** All that stands in the way of what the document asks for; where a fault is fatal, the generators refuse it. */
export function documentFaults(document: OpenApiDocument): DocumentFault[] {
  return [...operationFaults(document), ...schemaFaults(document), ...referenceFaults(document), ...emptyCircles(document)];
}
