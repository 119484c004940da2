import { METHODS, type Method, type OpenApiDocument, type Operation, type Parameter, type RequestBody, type Response } from "./openapi.js";
import { resolveReference } from "./schemas.js";
import { kebabCase } from "./text.js";

/** How much of an operation the contract shows; `spec/EXTENSIONS.md` defines `x-detail`. */
export type Detail = "documented" | "partial" | "index";

/** One operation of a bundled document, its references resolved. */
export interface OperationModel {
  operationId: string;
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
  /** False where the operation itself asks for no credential. */
  authenticated: boolean;
}

/** Every operation that has an operationId, by tag, then path, then method. */
export function listOperations(document: OpenApiDocument): OperationModel[] {
  const models: OperationModel[] = [];
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation?.operationId === undefined) continue;
      const tag = operation.tags?.[0] ?? "default";
      models.push({
        operationId: operation.operationId,
        method,
        path,
        tag,
        group: kebabCase(tag),
        detail: detailOf(operation),
        operation,
        parameters: parametersOf(document, [...(item.parameters ?? []), ...(operation.parameters ?? [])]),
        requestBody: resolveReference<RequestBody>(document, operation.requestBody),
        responses: responsesOf(document, operation),
        authenticated: (operation.security ?? document.security ?? []).some((requirement) => Object.keys(requirement).length > 0),
      });
    }
  }
  return models;
}

/** The operations of each tag, in the order of the document's tags, then of first use. */
export function groupByTag(operations: readonly OperationModel[]): Map<string, OperationModel[]> {
  const groups = new Map<string, OperationModel[]>();
  for (const operation of operations) {
    const group = groups.get(operation.group) ?? [];
    group.push(operation);
    groups.set(operation.group, group);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A query parameter whose object's properties are query parameters of their own (`style: form`, `explode: true`). */
export function isFreeForm(parameter: Parameter): boolean {
  const form = (parameter.style ?? "form") === "form" && (parameter.explode ?? true);
  const { schema } = parameter;
  return parameter.in === "query" && form && schema?.type === "object" && schema.properties === undefined;
}

function detailOf(operation: Operation): Detail {
  const detail = operation["x-detail"];
  return detail === "index" || detail === "partial" ? detail : "documented";
}

/** An operation's own parameter replaces the path item's of the same name and place (OpenAPI 3.1, Operation Object). */
function parametersOf(document: OpenApiDocument, references: readonly (Parameter | { $ref: string })[]): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const reference of references) {
    const parameter = resolveReference<Parameter>(document, reference);
    if (parameter !== undefined) parameters.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...parameters.values()];
}

function responsesOf(document: OpenApiDocument, operation: Operation): Map<string, Response> {
  const responses = new Map<string, Response>();
  for (const [status, reference] of Object.entries(operation.responses ?? {})) {
    const response = resolveReference<Response>(document, reference);
    if (response !== undefined) responses.set(status, response);
  }
  return responses;
}
