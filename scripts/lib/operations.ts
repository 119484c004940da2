import { type DocumentFault, refuse } from "./document-fault.js";
import { functionName, NameClaims, OPERATION_MODULE_NAMES } from "./names.js";
import {
  METHODS,
  type Method,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type RequestBody,
  type PathItem,
  type Response,
} from "./openapi.js";
import { isPaginated } from "./operation-types.js";
import { resolveReference } from "./schemas.js";
import { kebabCase, kebabToPascal, pascalCase } from "./text.js";

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
  /** False where the operation itself asks for no credential. */
  authenticated: boolean;
}

/** Every operation of a document, by path, then method. Operations that want one name are refused. */
export function listOperations(document: OpenApiDocument): OperationModel[] {
  const models = modelsOf(document);
  refuse(nameFaults(models));
  return models;
}

/** What stands in the way of a name for each operation. */
export function operationFaults(document: OpenApiDocument): DocumentFault[] {
  return nameFaults(modelsOf(document));
}

function modelsOf(document: OpenApiDocument): OperationModel[] {
  const models: OperationModel[] = [];
  for (const [path, reference] of Object.entries(document.paths ?? {})) {
    const item: PathItem = resolveReference<PathItem>(document, reference) ?? {};
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      const tag = operation.tags?.[0] ?? "default";
      const name = functionName(operation.operationId ?? "") ?? nameOfPlace(method, path);
      models.push({
        operationId: operation.operationId ?? name,
        name,
        method,
        path,
        tag,
        group: groupOf(tag),
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

/** The name of the interface that holds the operations of a tag. */
export function operationsInterface(group: string): string {
  return `${kebabToPascal(group)}Operations`;
}

/** `GET /v1/things/{thingId}` → `getV1ThingsByThingId`. */
function nameOfPlace(method: Method, path: string): string {
  return functionName(`${method} ${path.replaceAll("{", " by ")}`) ?? method;
}

/** A tag's name in files. `index` is the file that leads to the others. */
function groupOf(tag: string): string {
  const group = kebabCase(tag);
  return group === "index" ? "index-operations" : group;
}

function nameFaults(models: readonly OperationModel[]): DocumentFault[] {
  const groups = [...new Set(models.map((model) => model.group))];
  const claims = new NameClaims({ "the module itself": [...OPERATION_MODULE_NAMES, ...groups.map(operationsInterface)] });
  for (const model of models) {
    const { operationId, name, method, path } = model;
    const face = pascalCase(name);
    const names = [name, `${face}Request`, `${face}Result`, `${name}Operation`, ...(isPaginated(model) ? [face, `${name}Pagination`] : [])];
    const owner = `\`${method.toUpperCase()} ${path}\` (${JSON.stringify(operationId)})`;
    claims.claim(owner, names, ["paths", path, method], "give one of the two another operationId");
  }
  return claims.faults;
}

/** The operations of each tag, in the order of the tags' names in files. */
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
