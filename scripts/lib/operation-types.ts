// The TypeScript expressions for what an operation takes and gives, over the types that openapi-typescript declares.
import { group, indented, type Layout, SOFT_LINE } from "./layout.js";
import { type BodyKind, bodyKind } from "./body-kinds.js";
import { isJsonType, isMultipart } from "./media-types.js";
import type { MediaType, OpenApiDocument, Parameter, Response } from "./openapi.js";
import type { OperationModel } from "./operations.js";
import { quote } from "./text.js";

/** `AccessGroupsOperations["readAccessGroup"]`. */
export function operationType(operation: OperationModel, operationsInterface: string): string {
  return `${operationsInterface}[${quote(operation.name)}]`;
}

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

/** The members of the union that a call of the operation resolves to. */
export function resultType(document: OpenApiDocument, operation: OperationModel, own: string): string[] {
  const types = new Set<string>();
  for (const [status, response] of successResponses(operation)) {
    if (!hasContent(response)) types.add("undefined");
    for (const [type, media] of Object.entries(response.content ?? {})) {
      const typed = `${own}["responses"][${statusKey(status)}]["content"][${quote(type)}]`;
      types.add(ANSWERS[bodyKind(document, type, media)] ?? typed);
    }
  }
  return types.size === 0 ? ["unknown"] : [...types];
}

/** What is read of a body that its schema says nothing of. */
const ANSWERS: Readonly<Record<BodyKind, string | undefined>> = {
  // No client takes a form apart.
  fields: "ArrayBuffer",
  value: undefined,
  text: "string",
  bytes: "ArrayBuffer",
  anything: "unknown",
};

/** Whether an answer may be read in another way than the document says, such as a file as a stream. */
export function hasReadings(document: OpenApiDocument, operation: OperationModel): boolean {
  if (!hasResultName(operation)) return false;
  const media = successResponses(operation).flatMap(([, response]) => Object.entries(response.content ?? {}));
  return media.some(([type, object]) => ANSWERS[bodyKind(document, type, object)] !== undefined);
}

/** The members of the union that the request body is. */
export function bodyType(document: OpenApiDocument, operation: OperationModel, own: string): Layout[] {
  const body = `${own}["requestBody"]`;
  const present = operation.requestBody?.required === true ? body : group(["NonNullable<", indented([SOFT_LINE, body]), SOFT_LINE, ">"]);
  const members = contentTypes(operation).flatMap((type): Layout[] => {
    const typed = [present, `["content"][${quote(type)}]`];
    const kind = bodyKind(document, type, operation.requestBody?.content?.[type]);
    if (kind === "fields") return isMultipart(type) ? [typed, "FormData"] : [typed];
    if (kind === "value") return isJsonType(type) ? [typed] : [typed, "RawBody"];
    return ["RawBody"];
  });
  return members.filter((member, index) => typeof member !== "string" || members.indexOf(member) === index);
}

function hasContent(response: Response): boolean {
  return Object.keys(response.content ?? {}).length > 0;
}

/** Whether a call has to give parameters of this place. */
export function isRequired(parameters: readonly Parameter[], place: Parameter["in"]): boolean {
  return parameters.some((parameter) => parameter.in === place && (parameter.required === true || place === "path"));
}

function statusKey(status: string): string {
  return /^[1-9]\d*$/.test(status) ? status : quote(status);
}
