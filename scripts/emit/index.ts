import { generateClient, TEMPLATE_FILES } from "./client.js";
import { generateFacts } from "./facts.js";
import { generateOperations } from "./operations.js";
import { generatePagination } from "./pagination.js";
import { generateServers } from "./servers.js";
import { generateSchemas, schemaFaults } from "./schemas.js";
import { generateTypes } from "./types.js";
import type { DocumentFault } from "../read/document-fault.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { documentOperationDoc } from "../model/operation-doc.js";
import { operationFaults } from "../model/operations.js";
import type { OutputFile } from "../core/files/output.js";
import { referenceFaults } from "../model/references.js";
import { templatesFor } from "./codecs.js";
import { HEADER } from "./text.js";
import { emptyCircles } from "../model/normalize/recursion.js";

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
