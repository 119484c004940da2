import type { MediaType, Parameter, Response } from "../read/openapi.js";
import { isJsonType } from "./media-types.js";
import type { OperationModel } from "./operation.js";
import { fieldOf } from "./parameters.js";

/** Checks if the response is undocumented, so that callers choose how to read it. */
export function hasOpenResult(operation: OperationModel): boolean {
  return operation.detail !== "documented" && acceptedTypes(operation).length > 0;
}

/** Checks if the response has a type of its own. */
export function hasResultName(operation: OperationModel): boolean {
  return operation.detail === "documented" && acceptedTypes(operation).length > 0;
}

/** Checks if the operation is paginated and its page has a type. */
export function isPaginated(operation: OperationModel): boolean {
  return operation.pagination !== undefined;
}

/** Returns the success responses by status, or `default` if there are none, and no redirect in their place. */
export function successResponses(operation: OperationModel): [string, Response][] {
  const entries = [...operation.responses];
  const successes = entries.filter(([status]) => /^2(\d\d|XX)$/i.test(status));
  const isOther = successes.length > 0 || entries.some(([status]) => /^30[12378]$/.test(status));
  return isOther ? successes : entries.filter(([status]) => status === "default");
}

/** Returns the error responses by status, `default` last. */
export function errorResponses(operation: OperationModel): [string, Response][] {
  const successes = new Set(successResponses(operation).map(([status]) => status));
  return [...operation.responses].filter(([status]) => !successes.has(status) && !/^[13]/.test(status));
}

/** Returns the media type object of the first success response with a body, JSON first. */
export function successMedia(operation: OperationModel): MediaType | undefined {
  for (const [, { content = {} }] of successResponses(operation)) {
    const [type] = usualTypes(Object.keys(content));
    if (type !== undefined) return content[type];
  }
  return undefined;
}

/** Returns the media types that a call accepts unless it picks another one: JSON if a response offers it, otherwise all of the response. */
export function acceptedTypes(operation: OperationModel): readonly string[] {
  return typesOf(operation, usualTypes);
}

/** Returns the media types of all success responses. */
export function offeredTypes(operation: OperationModel): readonly string[] {
  return typesOf(operation, (types) => types);
}

/** Responses to HEAD have no body. */
function typesOf(operation: OperationModel, choose: typeof usualTypes): readonly string[] {
  if (operation.method === "head") return [];
  return [...new Set(successResponses(operation).flatMap(([, response]) => choose(Object.keys(response.content ?? {}))))];
}

/** Returns the media types of a response that are accepted by default: plain JSON, otherwise any JSON, otherwise all. */
export function usualTypes(types: readonly string[]): readonly string[] {
  const json = types.filter(isJsonType);
  const plain = json.filter((type) => type === "application/json");
  return [plain, json, types].find((each) => each.length > 0) ?? [];
}

/** Returns the media types of the request body, the usual one first. */
export function contentTypes(operation: OperationModel): string[] {
  return Object.keys(operation.requestBody?.content ?? {});
}

/** Checks if a success response may have no body, except for the statuses 204 and 205, which never have one. */
export function mayHaveNothing(operation: OperationModel): boolean {
  return successResponses(operation).some(([status, response]) => !hasContent(response) && status !== "204" && status !== "205");
}

/** Checks if a response has a body. */
export function hasContent(response: Response): boolean {
  return Object.keys(response.content ?? {}).length > 0;
}

/** Checks if a call requires parameters in this location. Headers may also be set by the client, or have a default. */
export function isRequired(parameters: readonly Parameter[], place: Parameter["in"]): boolean {
  if (place === "header") return false;
  return parameters.some((parameter) => fieldOf(parameter) === place && (parameter.required === true || place === "path"));
}

/** Checks for a body of GET or HEAD, which `fetch` cannot send. */
export function hasUnsentBody({ method, operation, requestBody }: OperationModel): boolean {
  return operation.requestBody !== undefined && requestBody === undefined && (method === "get" || method === "head");
}
