import type { Method, Operation, PaginationExtension, Parameter, RequestBody, Response } from "../read/openapi.js";
import { kebabToPascal } from "./case.js";

/** How much of an operation the contract shows; `spec/EXTENSIONS.md` defines `x-detail`. */
export type Detail = "documented" | "partial" | "index";

/** One operation of a bundled document, its references resolved. */
export interface OperationModel {
  /** As the document writes it; where it has none, the name. */
  operationId: string;
  /** The operationId as the name of a function: the same wherever it can be one. */
  name: string;
  method: Method;
  path: string;
  /** The first tag, and its form in file names and subpaths. */
  tag: string;
  group: string;
  detail: Detail;
  operation: Operation;
  parameters: Parameter[];
  requestBody: RequestBody | undefined;
  /** By status, as the document writes it: `200`, `2XX`, `default`. */
  responses: Map<string, Response>;
  /** Where the operation has the pages of a list, if it has and its answer bears it out. */
  pagination: PaginationExtension | undefined;
  /** False where the operation itself asks for no credential. */
  authenticated: boolean;
}

/** The name of the interface that holds the operations of a tag. */
export function operationsInterface(group: string): string {
  return `${kebabToPascal(group)}Operations`;
}
