import { createHash } from "node:crypto";
import type { DocumentFault } from "../read/document-fault.js";
import { functionName } from "./names.js";
import {
  type OpenApiDocument,
  type Operation,
  operationsIn,
  type RequestBody,
  type PathItem,
  type Response,
  type Schema,
} from "../read/openapi.js";
import { isObject } from "../read/spec-node.js";
import { nameOperations } from "./operation-names.js";
import { paginationFaults, paginationOf } from "./pagination-marks.js";
import type { Detail, OperationModel } from "./operation.js";
import { isBinary } from "./body-kinds.js";
import { isMultipart, usualFirst } from "./media-types.js";
import { parametersOf } from "./parameters.js";
import { propertyNames, propertySchema, resolveReference, resolveSchema } from "./schemas.js";
import { kebabCase } from "./case.js";

/** Lists the operations of a document by path and method, each with a unique name. The document must not change afterwards. */
export function listOperations(document: OpenApiDocument): readonly OperationModel[] {
  return namedOperations(document).models;
}

/** Returns the faults in names and pagination of operations. */
export function operationFaults(document: OpenApiDocument): DocumentFault[] {
  const { models, faults } = namedOperations(document);
  return [...faults, ...models.flatMap((model) => paginationFaults(document, model))];
}

interface NamedOperations {
  models: OperationModel[];
  faults: DocumentFault[];
}

/** Cache, since each generator lists the operations of the same document. */
const named = new WeakMap<OpenApiDocument, NamedOperations>();

function namedOperations(document: OpenApiDocument): NamedOperations {
  const known = named.get(document);
  if (known !== undefined) return known;
  const models = modelsOf(document);
  const found = { models, faults: nameOperations(models) };
  named.set(document, found);
  return found;
}

function modelsOf(document: OpenApiDocument): OperationModel[] {
  const models: OperationModel[] = [];
  for (const [path, reference] of Object.entries(document.paths ?? {})) {
    const item: PathItem = resolveReference<PathItem>(document, reference) ?? {};
    for (const [method, operation] of operationsIn(item)) {
      const tag = textOf(operation.tags?.[0]) ?? "default";
      const operationId = textOf(operation.operationId) ?? "";
      const name = functionName(operationId) ?? nameOfPlace(method, path);
      const model: OperationModel = {
        operationId: operationId === "" ? name : operationId,
        name,
        method,
        path,
        tag,
        group: groupOf(tag),
        detail: detailOf(operation),
        operation,
        parameters: parametersOf(document, item, operation),
        requestBody: requestBodyOf(document, method, operation),
        responses: responsesOf(document, operation),
        authenticated: asksForCredentials(operation.security ?? document.security ?? []),
        pagination: undefined,
      };
      model.pagination = paginationOf(document, model);
      models.push(model);
    }
  }
  return models;
}

/** Checks for an alternative with a credential. The document may have an object in place of the list, or an empty item. */
function asksForCredentials(security: readonly unknown[]): boolean {
  return !isObject(security) && security.some((requirement) => isObject(requirement) && Object.keys(requirement).length > 0);
}

/** Returns a name as text, which YAML may have parsed as a number. An empty one is missing. */
function textOf(name: unknown): string | undefined {
  return (typeof name === "string" && name !== "") || typeof name === "number" ? String(name) : undefined;
}

/** `GET /v1/things/{thingId}` → `getV1ThingsByThingId`. */
function nameOfPlace(method: string, path: string): string {
  return functionName(`${method.toLowerCase()} ${path.replaceAll("{", " by ")}`) ?? method;
}

/** Returns a tag's name in files. Avoids `index`, which is taken, and device names, which Windows reserves. */
function groupOf(tag: string): string {
  const group = kebabCase(tag);
  if (/^(index|con|prn|aux|nul|com\d|lpt\d)$/.test(group)) return `${group}-operations`;
  if (group.length <= LONGEST_GROUP) return group;
  return `${group.slice(0, LONGEST_GROUP - 9).replace(/-$/, "")}-${createHash("sha256").update(tag).digest("hex").slice(0, 8)}`;
}

/** Maximum length of a group; file systems limit names to 255 bytes. */
const LONGEST_GROUP = 120;

/** Returns the operations by tag, sorted by the tags' names in files. */
export function groupByTag(operations: readonly OperationModel[]): Map<string, OperationModel[]> {
  const groups = new Map<string, OperationModel[]>();
  for (const operation of operations) {
    const group = groups.get(operation.group) ?? [];
    group.push(operation);
    groups.set(operation.group, group);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function detailOf(operation: Operation): Detail {
  const detail = operation["x-detail"];
  return detail === "index" || detail === "partial" ? detail : "documented";
}

/** Returns the request body, unless it has no media type, or the method is GET or HEAD, for which `fetch` sends none. */
function requestBodyOf(document: OpenApiDocument, method: string, operation: Operation): RequestBody | undefined {
  if (method === "get" || method === "head") return undefined;
  const body = resolveReference<RequestBody>(document, operation.requestBody);
  const content = body?.content ?? {};
  const [usual = "", ...others] = usualFirst(Object.keys(content));
  if (others.length === 0) return usual === "" ? undefined : body;
  // Frameworks list all of their parsers for each body, also those that cannot read a file.
  const form = isMultipart(usual) || !hasFile(document, content[usual]?.schema) ? undefined : others.find(isMultipart);
  const types = [...new Set([form ?? usual, usual, ...others])];
  return { ...body, content: Object.fromEntries(types.map((type) => [type, content[type] ?? {}])) };
}

/** Checks for a property that is a file, or a list of files. */
function hasFile(document: OpenApiDocument, schema: Schema | undefined): boolean {
  if (schema === undefined) return false;
  return propertyNames(document, schema).some((name) => {
    const own = resolveSchema(document, propertySchema(document, schema, name));
    return own !== undefined && isBinary(resolveSchema(document, own.items) ?? own);
  });
}

function responsesOf(document: OpenApiDocument, operation: Operation): Map<string, Response> {
  const responses = new Map<string, Response>();
  for (const [status, reference] of Object.entries(operation.responses ?? {})) {
    const response = resolveReference<Response>(document, reference);
    if (response !== undefined) responses.set(status, response);
  }
  return responses;
}
