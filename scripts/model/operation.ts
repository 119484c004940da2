import type { Operation, PaginationExtension, Parameter, RequestBody, Response } from "../read/openapi.js";
import { kebabToPascal } from "./case.js";

/** The level of detail of an operation; `spec/EXTENSIONS.md` defines `x-detail`. */
export type Detail = "documented" | "partial" | "index";

/** An operation of a bundled document, with references resolved. */
export interface OperationModel {
  /** The document's operationId; if it has none, the name. */
  operationId: string;
  /** The function name: the operationId if it is a valid name. */
  name: string;
  /** In lower case; methods of `additionalOperations` as they are sent. */
  method: string;
  path: string;
  /** The first tag; `group` is its form in file names and subpaths. */
  tag: string;
  group: string;
  detail: Detail;
  operation: Operation;
  parameters: Parameter[];
  requestBody: RequestBody | undefined;
  /** By status, as in the document: `200`, `2XX`, `default`. */
  responses: Map<string, Response>;
  /** The pagination, if the operation has it and its response matches. */
  pagination: PaginationExtension | undefined;
  /** False if the operation requires no credential. */
  authenticated: boolean;
}

/** Returns the name of the interface with the operations of a tag. */
export function operationsInterface(group: string): string {
  return `${kebabToPascal(group)}Operations`;
}
