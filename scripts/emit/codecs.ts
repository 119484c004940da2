// Selects the runtime functions that encode request bodies and decode responses.
import { encodingsOf, mayBeText } from "../model/body-kinds.js";
import { type Layout, objectOf } from "./layout.js";
import { essence, isFormType, isJsonType, isMultipart } from "../model/media-types.js";
import type { Encoding, MediaType, OpenApiDocument, Schema } from "../read/openapi.js";
import {
  acceptedTypes,
  contentTypes,
  hasOpenResult,
  hasResultName,
  isPaginated,
  mayHaveNothing,
  offeredTypes,
  successResponses,
} from "../model/operation-facts.js";
import { listOperations } from "../model/operations.js";
import type { OperationModel } from "../model/operation.js";
import { hasTextCursor } from "../model/pagination-marks.js";
import { isStyled } from "../model/parameters.js";
import { resolveSchema } from "../model/schemas.js";
import { serversOfOperation } from "../model/servers.js";
import { type Items, itemsOf } from "../model/streams.js";
import { propertyKey, quote } from "./text.js";

/** The runtime modules that only some documents need. */
export const CODEC_MODULES = [
  "events.ts",
  "json-lines.ts",
  "media.ts",
  "next-page.ts",
  "parameters.ts",
  "server-for.ts",
  "split-path.ts",
] as const;

/** Returns the runtime modules that a document's operations need in addition to those that every document needs. */
export function codecModules(document: OpenApiDocument): string[] {
  const operations = listOperations(document);
  const codecs = operations.flatMap((operation) => [encoderOf(document, operation), decoderOf(operation)]);
  const media = codecs.some((codec) => /^(encodeMultipart|encodeForm|encodeJson|decodeMedia)/.test(codec ?? ""));
  const styled = operations.some((operation) => operation.parameters.some((parameter) => isStyled(document, operation, parameter)));
  const formats = operations.flatMap((operation) => streamsOf(document, operation).map(([, { format }]) => format));
  return [
    ...(formats.includes("events") ? ["events.ts"] : []),
    ...(formats.some((format) => format !== "events") ? ["json-lines.ts"] : []),
    ...(media ? ["media.ts"] : []),
    ...(operations.some((operation) => operation.pagination !== undefined && !hasTextCursor(document, operation)) ? ["next-page.ts"] : []),
    ...(styled ? ["parameters.ts"] : []),
    ...(operations.some((operation) => serversOfOperation(document, operation).length > 0) ? ["server-for.ts"] : []),
    ...(operations.some(needsSplitPath) ? ["split-path.ts"] : []),
  ];
}

/** Checks for a query, a fragment or spaces in the path, which the client does not send as they are. */
export function needsSplitPath({ path }: OperationModel): boolean {
  return /[?# ]/.test(path);
}

/** Returns the function that encodes the request body. */
export function encoderOf(document: OpenApiDocument, operation: OperationModel): string {
  const media = Object.entries(operation.requestBody?.content ?? {});
  const isJsonText = ([type, object]: [string, MediaType]): boolean =>
    isJsonType(type) && mayBeText(document, (object as MediaType | null)?.schema);
  // For an undocumented body, callers pass text that they have serialized themselves.
  if (operation.detail === "documented" && media.some(isJsonText)) return "encodeJson";
  if (contentTypes(operation).some(isMultipart)) return "encodeMultipart";
  const forms = media.filter(([type]) => isFormType(type));
  const arePlain = forms.every(([, { schema, encoding }]) => Object.keys(encoding ?? {}).length === 0 && hasTextFields(document, schema));
  return arePlain ? "encodeBody" : "encodeForm";
}

/** Checks if all fields of a URL-encoded form are strings, which need no encoding rules. */
function hasTextFields(document: OpenApiDocument, schema: Schema | undefined, seen = new Set<Schema>()): boolean {
  const form = resolveSchema(document, schema);
  if (form === undefined || seen.has(form)) return form !== undefined;
  seen.add(form);
  const parts = [form.allOf, form.anyOf, form.oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  const fields = Object.values(form.properties ?? {});
  const { additionalProperties: further } = form;
  return (
    parts.length + fields.length > 0 &&
    parts.every((part) => hasTextFields(document, part, seen)) &&
    (typeof further === "object" ? isText(document, further) : further !== true) &&
    fields.every((field) => isText(document, field))
  );
}

function isText(document: OpenApiDocument, field: Schema): boolean {
  const own = resolveSchema(document, field);
  return own?.type === "string" && own["nullable"] !== true;
}

/** Returns the function that decodes the response; undefined if the client's default (JSON, or nothing for bodiless statuses) suffices. */
export function decoderOf(operation: OperationModel): string | undefined {
  if (hasOpenResult(operation)) return "decodeBody";
  const accepted = isPaginated(operation) ? acceptedTypes(operation) : offeredTypes(operation);
  if (accepted.length === 0) return undefined;
  if (mayHaveNothing(operation)) return "decodeMediaOrNothing";
  return accepted.every(isJsonType) ? undefined : "decodeMedia";
}

/** Returns the streams of items that an operation offers, by media type. */
export function streamsOf(document: OpenApiDocument, operation: OperationModel): [type: string, items: Items][] {
  if (!hasResultName(operation) || isPaginated(operation)) return [];
  const streams = new Map<string, Items>();
  for (const [, { content = {} }] of successResponses(operation)) {
    for (const [type, media] of Object.entries(content)) {
      const items = itemsOf(document, type, media);
      if (items !== undefined) streams.set(essence(type), items);
    }
  }
  return [...streams];
}

/** Returns the readers of an operation's streams, as code; `undefined` if it has none. */
export function itemReaders(document: OpenApiDocument, operation: OperationModel): Layout | undefined {
  const streams = streamsOf(document, operation);
  const readers = streams.map(([type, items]): Layout => [quote(type), ": ", readerOf(items)]);
  return readers.length === 0 ? undefined : objectOf(readers);
}

function readerOf({ format, usual, formats }: Items): Layout {
  if (format !== "events") return format === "lines" ? "decodeJsonLines" : "decodeJsonSequence";
  const named = Object.entries(formats).filter(([, each]) => each !== usual);
  const table = objectOf(named.map(([name, each]) => `${propertyKey(name)}: ${quote(each)}`));
  return ["decodeEvents(", quote(usual), ...(named.length === 0 ? [] : [", ", table]), ")"];
}

/** Returns the documented encodings of form fields, as code. */
export function fieldEncodings(document: OpenApiDocument, operation: OperationModel): Layout[] {
  const media = Object.entries(operation.requestBody?.content ?? {}).filter(([type]) => isMultipart(type) || isFormType(type));
  return media.flatMap(([type, own]) =>
    encodingsOf(document, type, own).flatMap(([name, encoding]) => fieldEncoding(name, isMultipart(type), encoding)),
  );
}

const STYLES: readonly unknown[] = ["form", "spaceDelimited", "pipeDelimited", "deepObject"];

function fieldEncoding(name: string, isPart: boolean, { contentType, style, explode }: Encoding): Layout[] {
  const members = [
    ...(typeof contentType === "string" ? [`contentType: ${quote(contentType)}`] : []),
    ...(STYLES.includes(style) ? [`style: ${quote(String(style))}`] : []),
    ...(typeof explode === "boolean" ? [`explode: ${explode}`] : []),
  ];
  return members.length === 0 ? [] : [objectOf([`name: ${quote(name)}`, ...(isPart ? ["isPart: true"] : []), ...members])];
}
