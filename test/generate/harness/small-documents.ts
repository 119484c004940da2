import type { Method, OpenApiDocument, Operation, PathItem, Schema } from "../../../scripts/read/openapi.js";
import { listOperations } from "../../../scripts/model/operations.js";
import type { OperationModel } from "../../../scripts/model/operation.js";

export function documentOf(parts: Omit<Partial<OpenApiDocument>, "openapi" | "info">): OpenApiDocument {
  return { openapi: "3.1.0", info: { title: "Things", version: "0.0.1" }, ...parts };
}

export const schemasOf = (schemas: Record<string, Schema>): OpenApiDocument => documentOf({ components: { schemas } });

export function operationsOf(
  operations: Record<string, Operation>,
  schemas: Record<string, Schema> = {},
  method: Method = "get",
): OpenApiDocument {
  const paths = Object.fromEntries(Object.entries(operations).map(([path, operation]) => [path, { [method]: operation }]));
  return documentOf({ paths, components: { schemas } });
}

export const ref = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });
export const object = (properties: Record<string, Schema>, more: Schema = {}): Schema => ({ type: "object", properties, ...more });

/** As many names as asked for, to make a line long. */
export const names = (count: number, stem = "Value"): string[] => Array.from({ length: count }, (_, index) => `${stem}Number${index}`);

/** The model of an operation that is the only one of its document, on `/v1/things`: `PUT` where it has a body, else `GET`. */
export function onlyOperation(operation: Operation, more: Partial<OpenApiDocument> = {}, item: PathItem = {}): OperationModel {
  const method: Method = operation.requestBody === undefined ? "get" : "put";
  const [model] = listOperations({ ...documentOf({ paths: { "/v1/things": { ...item, [method]: operation } } }), ...more });
  if (model === undefined) throw new Error("The document has no operation.");
  return model;
}
