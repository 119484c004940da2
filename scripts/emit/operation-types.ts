// Builds TypeScript expressions for requests and responses from openapi-typescript's types.
import { type BodyKind, bodyKind } from "../model/body-kinds.js";
import type { OperationModel } from "../model/operation.js";
import { hasContent, hasResultName, successResponses, usualTypes } from "../model/operation-facts.js";
import { streamFormat } from "../model/media-types.js";
import { type Items, itemsOf } from "../model/streams.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { quote } from "./text.js";

/** `AccessGroupsOperations["readAccessGroup"]`. */
export function operationType(operation: OperationModel, operationsInterface: string): string {
  return `${operationsInterface}[${quote(operation.name)}]`;
}

/**
 * Returns the members of the union that a call resolves to.
 *
 * @param accept the media type that the call picks. Responses that do not offer it have their usual types
 */
export function resultType(document: OpenApiDocument, operation: OperationModel, own: string, accept?: string): string[] {
  const types = new Set<string>();
  for (const [status, response] of successResponses(operation)) {
    const { content = {} } = response;
    if (!hasContent(response)) types.add("undefined");
    for (const type of accept !== undefined && accept in content ? [accept] : usualTypes(Object.keys(content))) {
      const typed = `${own}["responses"][${statusKey(status)}]["content"][${quote(type)}]`;
      const items = itemsOf(document, type, content[type]);
      types.add(items === undefined ? (RESULTS[bodyKind(document, type, content[type])] ?? typed) : streamType(items, typed));
    }
  }
  return types.size === 0 ? ["unknown"] : [...types];
}

/** Returns the type of a stream from that of its documented items. */
function streamType({ isData, schema }: Items, typed: string): string {
  const event = schema === undefined ? "ServerSentEvent" : `ServerSentEvent<${typed}>`;
  return `AsyncIterable<${isData ? event : typed}>`;
}

/** The result types of bodies without a schema. */
const RESULTS: Readonly<Record<BodyKind, string | undefined>> = {
  // The client does not parse forms.
  fields: "ArrayBuffer",
  value: undefined,
  text: "string",
  bytes: "ArrayBuffer",
  anything: "unknown",
};

/** Checks if callers may read a response differently than documented, such as a file as a stream. */
export function hasReadings(document: OpenApiDocument, operation: OperationModel): boolean {
  if (!hasResultName(operation)) return false;
  const media = successResponses(operation).flatMap(([, response]) => Object.entries(response.content ?? {}));
  return media.some(([type, object]) => streamFormat(type) !== undefined || RESULTS[bodyKind(document, type, object)] !== undefined);
}

function statusKey(status: string): string {
  return /^[1-9]\d*$/.test(status) ? status : quote(status);
}
