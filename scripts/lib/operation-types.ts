// The TypeScript expressions for what an operation takes and gives, over the types that openapi-typescript declares.
import { group, indented, type Layout, SOFT_LINE } from "./layout.js";
import type { MediaType, Parameter, Response } from "./openapi.js";
import type { OperationModel } from "./operations.js";
import { quote } from "./text.js";

/** `AccessGroupsOperations["readAccessGroup"]`. */
export function operationType(operation: OperationModel, operationsInterface: string): string {
  return `${operationsInterface}[${quote(operation.name)}]`;
}

/** The answer is not shown, so that the caller says how to read it. HEAD answers without a body. */
export function hasOpenResult(operation: OperationModel): boolean {
  return operation.detail !== "documented" && acceptedTypes(operation).length > 0;
}

/** The answer has a type of its own. */
export function hasResultName(operation: OperationModel): boolean {
  return operation.detail === "documented" && acceptedTypes(operation).length > 0;
}

/** The document says where a page has its items and its cursor, and the page has a type. */
export function isPaginated(operation: OperationModel): boolean {
  return operation.operation["x-pagination"] !== undefined && hasResultName(operation);
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

/** The media types of all success answers. */
export function acceptedTypes(operation: OperationModel): string[] {
  return [...new Set(successResponses(operation).flatMap(([, response]) => Object.keys(response.content ?? {})))];
}

/** The media types of the request body, JSON first. */
export function contentTypes(operation: OperationModel): string[] {
  const types = Object.keys(operation.requestBody?.content ?? {});
  return [...types.filter((type) => type === "application/json"), ...types.filter((type) => type !== "application/json")];
}

/** The members of the union that a call of the operation resolves to. */
export function resultType(operation: OperationModel, own: string): string[] {
  const types = new Set<string>();
  for (const [status, response] of successResponses(operation)) {
    const media = Object.keys(response.content ?? {});
    if (media.length === 0) types.add("undefined");
    for (const type of media) types.add(`${own}["responses"][${statusKey(status)}]["content"][${quote(type)}]`);
  }
  return types.size === 0 ? ["unknown"] : [...types];
}

/** The members of the union that the request body is. */
export function bodyType(operation: OperationModel, own: string): Layout[] {
  const body = `${own}["requestBody"]`;
  const present = operation.requestBody?.required === true ? body : group(["NonNullable<", indented([SOFT_LINE, body]), SOFT_LINE, ">"]);
  return contentTypes(operation).map((type) => [present, `["content"][${quote(type)}]`]);
}

/** Whether a call has to give parameters of this place. */
export function isRequired(parameters: readonly Parameter[], place: Parameter["in"]): boolean {
  return parameters.some((parameter) => parameter.in === place && (parameter.required === true || place === "path"));
}

function statusKey(status: string): string {
  return /^[1-9]\d*$/.test(status) ? status : quote(status);
}
