import { generateClient } from "./client.js";
import { generateErrors } from "./errors.js";
import { generateFacts } from "./facts.js";
import { generateOperations } from "./operations.js";
import { generatePagination } from "./pagination.js";
import { generateSecurity } from "./security.js";
import { generateServers } from "./servers.js";
import { generateSchemas, schemaFaults } from "./schemas.js";
import { generateTypes } from "./types.js";
import type { DocumentFault } from "../read/document-fault.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { documentOperationDoc } from "../model/operation-doc.js";
import { operationFaults } from "../model/operations.js";
import type { OutputFile } from "../core/files/output.js";
import { referenceFaults } from "../model/references.js";
import { HEADER } from "./text.js";
import { emptyCircles } from "../model/normalize/recursion.js";

/** A pure function from a bundled document to files. */
export type Generator = (document: OpenApiDocument) => OutputFile[];

export type Generators = Readonly<Record<string, Generator>>;

/** @param runtime path of the runtime from the output's root */
const generators = (runtime: string): Generators => ({
  types: (document) => [...generateTypes(document), generateSchemas(document)],
  operations: (document) => generateOperations(document, runtime),
  pagination: (document) => generatePagination(document, runtime),
  client: () => [generateClient()],
});

const PACKAGE = "../packages/client/src/runtime";

/** The generators for this contract, in order. They use the client package's runtime, whose calls by path need the facts. */
export const GENERATORS: Generators = {
  ...generators(PACKAGE),
  client: (document) => [generateClient(), generateFacts(document, PACKAGE)],
};

/** The generators for any other document, including its servers, and credentials in doc comments. */
export const DOCUMENT_GENERATORS: Generators = {
  ...generators("./runtime"),
  operations: (document) => generateOperations(document, "./runtime", (operation) => documentOperationDoc(document, operation)),
  servers: (document) => [generateServers(document, "./runtime"), ...generateSecurity(document, "./runtime")],
  errors: (document) => generateErrors(document, "./runtime"),
};

/** Replaces the header in the first line of files. The new header ends with a line break. */
export function withHeader(files: readonly OutputFile[], header: string): OutputFile[] {
  return files.map(({ path, text }) => ({ path, text: text.startsWith(HEADER) ? header + text.slice(HEADER.length) : text }));
}

/** Returns all obstacles to generating code from the document. Generators refuse fatal ones. */
export function documentFaults(document: OpenApiDocument): DocumentFault[] {
  return [...operationFaults(document), ...schemaFaults(document), ...referenceFaults(document), ...emptyCircles(document)];
}
