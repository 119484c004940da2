// Builds the types of request bodies and of the media types that they are sent as.
import { bodyKind } from "../model/body-kinds.js";
import { isJsonType, isMultipart, isRange } from "../model/media-types.js";
import { contentTypes } from "../model/operation-facts.js";
import type { OperationModel } from "../model/operation.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { group, indented, type Layout, SOFT_LINE } from "./layout.js";
import { quote } from "./text.js";

/** A type of body that an operation takes, and the media types that it may be sent as. */
export interface BodyChoice {
  /** The members of the body's union. */
  body: Layout[];
  mediaTypes: string[];
  /** True if a call may leave out the media type: it is the default, or the body has its own. */
  isImplied: boolean;
}

/** Returns the types of body that an operation takes. Media types with the same type of body are one choice. */
export function bodyChoices(document: OpenApiDocument, operation: OperationModel, own: string): BodyChoice[] {
  const types = contentTypes(operation);
  if (operation.detail !== "documented") return [{ body: ["unknown"], mediaTypes: types.length > 1 ? types : ["*/*"], isImplied: true }];
  const choices = new Map<string, BodyChoice>();
  const add = (body: Layout[], mediaType: string, key: string, isImplied: boolean): void => {
    const { mediaTypes = [], ...choice } = choices.get(key) ?? { body, isImplied: false };
    choices.set(key, { ...choice, mediaTypes: [...mediaTypes, mediaType], isImplied: choice.isImplied || isImplied });
  };
  for (const type of types) {
    const media = operation.requestBody?.content?.[type];
    const typed = typedBody(operation, own, type);
    const schema = JSON.stringify(media?.schema);
    const kind = bodyKind(document, type, media);
    const isDefault = type === defaultContentType(operation);
    if (isMultipart(type)) {
      // Only multipart bodies contain files. `FormData` is always sent as multipart.
      add(isDefault ? [typed, "FormData"] : [typed], type, `multipart ${schema}`, isDefault);
      if (!isDefault) add(["FormData"], type, "form", true);
    } else if (kind === "fields" || isJsonType(type)) add([typed], type, `value ${schema}`, isDefault);
    else if (kind === "value") add([typed, "RawBody"], type, `value or raw ${schema}`, isDefault);
    else add(["RawBody"], type, "raw", isDefault);
  }
  return [...choices.values()];
}

/** Returns the media type of a body if the call names none. */
export function defaultContentType(operation: OperationModel): string | undefined {
  const types = contentTypes(operation);
  return types.find((type) => !isRange(type)) ?? types[0];
}

/** Returns the members of the union of media types. */
export function mediaTypeUnion(types: readonly string[]): string[] {
  const known = [...new Set(types.map(mediaTypeLiteral))];
  // Editors propose the members of a union with `string & {}`, but not of one with `string`.
  return known.length === 1 ? known : known.map((type) => (type === "string" ? "(string & {})" : type));
}

function mediaTypeLiteral(type: string): string {
  if (!isRange(type)) return quote(type);
  return /^[\w.+-]+\/\*(\+[\w.-]+)?$/.test(type) ? `\`${type.replace("*", "${string}")}\`` : "string";
}

function typedBody({ requestBody }: OperationModel, own: string, type: string): Layout {
  const body = `${own}["requestBody"]`;
  const present = requestBody?.required === true ? body : group(["NonNullable<", indented([SOFT_LINE, body]), SOFT_LINE, ">"]);
  return [present, `["content"][${quote(type)}]`];
}
