import { generateClient } from "./client.js";
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
import { HEADER } from "./text.js";
import { emptyCircles } from "../model/normalize/recursion.js";

/** A pure function of the bundled document. */
export type Generator = (document: OpenApiDocument) => OutputFile[];

export type Generators = Readonly<Record<string, Generator>>;

/** @param runtime path of the runtime from the output's root */
const generators = (runtime: string): Generators => ({
  types: (document) => [...generateTypes(document), generateSchemas(document)],
  operations: (document) => generateOperations(document, runtime),
  pagination: (document) => [generatePagination(document, runtime)],
  client: (document) => [generateClient(), generateFacts(document, runtime)],
});

/** The generators of this contract's client, in the order in which they run. Its runtime is that of the client package. */
export const GENERATORS = generators("../packages/client/src/runtime");

/** The generators for any other document: with its servers, and with credentials in the doc comments. */
export const DOCUMENT_GENERATORS: Generators = {
  ...generators("./runtime"),
  operations: (document) => generateOperations(document, "./runtime", (operation) => documentOperationDoc(document, operation)),
  servers: (document) => [generateServers(document, "./runtime")],
};

/** Files with another first line than that of the contract's own; it ends with a line break. */
export function withHeader(files: readonly OutputFile[], header: string): OutputFile[] {
  return files.map(({ path, text }) => ({ path, text: text.startsWith(HEADER) ? header + text.slice(HEADER.length) : text }));
}

/** All that stands in the way of what the document asks for; where a fault is fatal, the generators refuse it. */
export function documentFaults(document: OpenApiDocument): DocumentFault[] {
  return [...operationFaults(document), ...schemaFaults(document), ...referenceFaults(document), ...emptyCircles(document)];
}
