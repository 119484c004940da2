// TypeScript expressions for requests and responses, over the types that openapi-typescript declares.
import { type BodyKind, bodyKind } from "../model/body-kinds.js";
import { isJsonType, isMultipart } from "../model/media-types.js";
import type { OperationModel } from "../model/operation.js";
import { contentTypes, hasContent, hasResultName, successResponses } from "../model/operation-facts.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { group, indented, type Layout, SOFT_LINE } from "./layout.js";
import { quote } from "./text.js";

/** `AccessGroupsOperations["readAccessGroup"]`. */
export function operationType(operation: OperationModel, operationsInterface: string): string {
  return `${operationsInterface}[${quote(operation.name)}]`;
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

function statusKey(status: string): string {
  return /^[1-9]\d*$/.test(status) ? status : quote(status);
}
