import type { MediaType, Parameter, Response } from "../read/openapi.js";
import type { OperationModel } from "./operation.js";

/** The answer is not shown, so that the caller says how to read it. */
export function hasOpenResult(operation: OperationModel): boolean {
  return operation.detail !== "documented" && acceptedTypes(operation).length > 0;
}

/** The answer has a type of its own. */
export function hasResultName(operation: OperationModel): boolean {
  return operation.detail === "documented" && acceptedTypes(operation).length > 0;
}

/** The document says where a page has its items and its cursor, and the page has a type. */
export function isPaginated(operation: OperationModel): boolean {
  return operation.pagination !== undefined;
}

/** The success answers by status; `default` where the document states nothing else. */
export function successResponses(operation: OperationModel): [string, Response][] {
  const entries = [...operation.responses];
  const successes = entries.filter(([status]) => /^2(\d\d|XX)$/i.test(status));
  return successes.length > 0 ? successes : entries.filter(([status]) => status === "default");
}

/** The error answers by status, `default` last. */
export function errorResponses(operation: OperationModel): [string, Response][] {
  const successes = new Set(successResponses(operation).map(([status]) => status));
  return [...operation.responses].filter(([status]) => !successes.has(status) && !/^[13]/.test(status));
}

/** The media type object of the first success answer that has a body. */
export function successMedia(operation: OperationModel): MediaType | undefined {
  for (const [, response] of successResponses(operation)) {
    const media = Object.values(response.content ?? {})[0];
    if (media !== undefined) return media;
  }
  return undefined;
}

/** The media types of all success answers; HEAD answers without a body, whatever the document says of it. */
export function acceptedTypes(operation: OperationModel): string[] {
  if (operation.method === "head") return [];
  return [...new Set(successResponses(operation).flatMap(([, response]) => Object.keys(response.content ?? {})))];
}

/** The media types of the request body, JSON first. */
export function contentTypes(operation: OperationModel): string[] {
  const types = Object.keys(operation.requestBody?.content ?? {});
  return [...types.filter((type) => type === "application/json"), ...types.filter((type) => type !== "application/json")];
}

/** Whether a success may answer without a body. The statuses 204 and 205 never have one, which a client knows by itself. */
export function mayHaveNothing(operation: OperationModel): boolean {
  return successResponses(operation).some(([status, response]) => !hasContent(response) && status !== "204" && status !== "205");
}

/** Returns whether a response has a body. */
export function hasContent(response: Response): boolean {
  return Object.keys(response.content ?? {}).length > 0;
}

/** Whether a call has to give parameters of this place. */
export function isRequired(parameters: readonly Parameter[], place: Parameter["in"]): boolean {
  return parameters.some((parameter) => parameter.in === place && (parameter.required === true || place === "path"));
}
