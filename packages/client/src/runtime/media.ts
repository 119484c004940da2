import { headerOf } from "./guarded.js";
import { kindOf } from "./kind-of.js";
import { encodeAny, essence, isJson, isRaw, refusing, streamed } from "./body.js";
import type {
  Bytes,
  DecodeBody,
  EncodeBody,
  EncodedBody,
  EncodedOperation,
  FieldEncoding,
  OperationRequest,
  ReadJson,
} from "./operation.js";
import { expandStyle } from "./style.js";
import { toJson } from "./to-json.js";

/** A form field: its name, value and encoding. */
type Field = readonly [name: string, value: unknown, encoding: Omit<FieldEncoding, "name">];

type Encode = (...args: [OperationRequest, readonly string[], EncodedOperation]) => EncodedBody;

/**
 * Serializes an object as multipart: one part for each field, one for each item of a list. Files and bytes become parts with a file name,
 * objects become JSON, other values text; `undefined` and `null` are omitted. A part with a style is written as a URL-encoded field, without the
 * encoding. Delegates other values and content types to `encodeForm`.
 */
export const encodeMultipart: EncodeBody = (request, contentTypes, operation, Refusal) => {
  const { body } = request;
  for (const [field, value] of isFields(body) && !isStream(body) ? Object.entries(body) : []) {
    const values = [value].flat();
    // The length of a part, and whether it can be sent again, is only known of a file.
    if (values.some(isStream)) throw new Refusal(`the field ${field} is a stream: pass a Blob, such as of openAsBlob() of node:fs`);
    // It would be sent as JSON.
    if (values.some(isNativeFile)) throw new Refusal(`the field ${field} is a file of React Native: pass a FormData with it as the body`);
  }
  return refusing(() => multipart(request, contentTypes, operation), Refusal);
};

const multipart: Encode = (request, contentTypes, operation) => {
  const { body } = request;
  const type = request.contentType ?? concrete(contentTypes);
  if (!/^multipart\//i.test(type) || !isFields(body)) return form(request, contentTypes, operation);
  const random = new Uint8Array(16).map(() => Math.random() * 256);
  // React Native has no `crypto`.
  (globalThis as Partial<typeof globalThis>).crypto?.getRandomValues(random);
  const boundary = `----form-${[...random].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  const fields = fieldsOf(body, operation, true).flatMap(withoutStyle);
  const parts = fields.flatMap((field) => [`--${boundary}\r\n`, ...part(field), "\r\n"]);
  return sent(new Blob([...parts, `--${boundary}--\r\n`]), `${type.replace(/;\s*boundary=[^;]*/i, "")}; boundary=${boundary}`);
};

/**
 * Serializes a string as JSON if the content type is JSON, for operations that also accept plain text. Delegates other values and content
 * types to `encodeMultipart`.
 */
export const encodeJson: EncodeBody = (request, contentTypes, operation, Refusal) =>
  refusing(() => json(request, contentTypes, operation), Refusal);

const json: Encode = (request, contentTypes, operation) => {
  const { body } = request;
  const type = request.contentType ?? concrete(contentTypes);
  if (typeof body !== "string" || !isJsonType(essence(type))) return multipart(request, contentTypes, operation);
  return sent(JSON.stringify(body), type);
};

/**
 * Serializes an object as `application/x-www-form-urlencoded`. Without a style, a list becomes one pair for each item, and an object
 * becomes JSON; `undefined` and `null` are omitted. Delegates other values and content types to `encodeBody`.
 */
export const encodeForm: EncodeBody = (request, contentTypes, operation, Refusal) =>
  refusing(() => form(request, contentTypes, operation), Refusal);

const form: Encode = (request, contentTypes, operation) => {
  const { body } = request;
  const type = request.contentType ?? concrete(contentTypes);
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type) || !isFields(body)) return encodeAny(request, contentTypes);
  return sent(fieldsOf(body, operation, false).flatMap(pairsOf).join("&"), type);
};

/**
 * Reads a response body by its content type: parsed JSON, a string for text and XML, else an `ArrayBuffer`. A response without a content
 * type has the operation's first type other than JSON. Throws the error of `refuse` for an undocumented content type.
 */
export const decodeMedia: DecodeBody = (response, parseAs, accept, readJson, refuse) =>
  decode(response, parseAs, accept, readJson, refuse, false);

/** Reads a body like `decodeMedia`; returns `undefined` for an empty one. */
export const decodeMediaOrNothing: DecodeBody = (response, parseAs, accept, readJson, refuse) =>
  decode(response, parseAs, accept, readJson, refuse, true);

async function decode(
  response: Response,
  parseAs: Parameters<DecodeBody>[1],
  accept: readonly string[],
  readJson: ReadJson,
  refuse: (reason: string) => Error,
  mayBeEmpty: boolean,
): Promise<unknown> {
  // The caller asked for a stream, so an empty body is an empty stream.
  if (parseAs === "stream") return response.body ?? new Blob([]).stream();
  if (parseAs === "json") return readJson(true, mayBeEmpty);
  if (parseAs !== undefined && parseAs !== "auto") return response[parseAs]();
  if (/^20[45]$/.test(`${response.status}`)) return undefined;
  const types = accept.map(essence);
  const given = essence(headerOf(response, "content-type"));
  const type = given === "" ? (types.find((each) => !isJsonType(each)) ?? "") : given;
  const acceptsJson = types.some((each) => isJsonType(each) || (each.endsWith("/*") && covers(each, type)));
  if (acceptsJson && (isJson(response) || type === "")) return readJson(false, mayBeEmpty);
  const bytes = await response.arrayBuffer();
  if (mayBeEmpty && bytes.byteLength === 0) return undefined;
  if (!types.some((each) => covers(each, type))) throw refuse(`its content type ${type} is not ${types.join(" or ")}`);
  return isText(type) ? new TextDecoder(charsetOf(response)).decode(bytes) : bytes;
}

/**
 * Checks that a range covers a media type. `application/octet-stream` covers every type except HTML pages. A server or a storage that knows
 * no better name sends any bytes as `application/octet-stream`, and any text as `text/plain`.
 */
function covers(range: string, type: string): boolean {
  if (range === type || range === "*/*") return true;
  if (range === "application/octet-stream") return type !== "text/html";
  if (/^(?:application|binary)\/octet-stream$/.test(type)) return !isText(range) && !isJsonType(range);
  if (type === "text/plain" && isText(range)) return true;
  return range.endsWith("/*") && type.startsWith(range.slice(0, -1));
}

function isJsonType(type: string): boolean {
  return /[/+]json$/.test(type);
}

function isText(type: string): boolean {
  return /^text\/|[/+-](xml|ya?ml)$/.test(type);
}

/** Returns the response's charset if the runtime supports it. Default: UTF-8. */
function charsetOf(response: Response): string {
  const [, label = "utf-8"] = /;\s*charset="?([\w.:-]+)/i.exec(headerOf(response, "content-type")) ?? [];
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return "utf-8";
  }
}

function sent(body: EncodedBody["body"], contentType: string): EncodedBody {
  return { body, headers: { "content-type": contentType } };
}

/** Returns the default content type. */
function concrete(contentTypes: readonly string[]): string {
  return contentTypes.find((type) => !type.includes("*")) ?? "application/json";
}

function isFields(body: unknown): body is Record<string, unknown> {
  return typeof body === "object" && body !== null && !Array.isArray(body) && !isRaw(body);
}

/** Returns the fields that have a value, with one field for each item of a list that has no style. */
function fieldsOf(body: Record<string, unknown>, operation: EncodedOperation, isPart: boolean): Field[] {
  return Object.entries(body).flatMap(([name, value]): Field[] => {
    const encoding: Field[2] = operation.encoding?.find((each) => each.name === name && each.isPart === (isPart || undefined)) ?? {};
    const values: readonly unknown[] = Array.isArray(value) && !hasStyle([name, value, encoding]) ? value : [value];
    return values.filter((each) => each !== undefined && each !== null).map((each): Field => [name, each, encoding]);
  });
}

/** Checks for an explicit style; without one, a form field is serialized by its type. Files have no text. */
function hasStyle([, value, { style, explode }]: Field): boolean {
  return (style !== undefined || explode !== undefined) && ![value].flat().some(isFile);
}

function isNativeFile(value: unknown): boolean {
  const { uri } = Object(value) as { uri?: unknown };
  return typeof uri === "string" && /^(file|content|ph|assets-library):/.test(uri);
}

function isStream(value: unknown): boolean {
  return kindOf(streamed(value)) === "ReadableStream";
}

function isFile(value: unknown): value is Blob | Bytes {
  return value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value);
}

/** Returns the parts of a field with a style as texts. */
function withoutStyle(field: Field): Field[] {
  if (!hasStyle(field)) return [field];
  return [...new URLSearchParams(pairsOf(field).join("&"))].map(([name, text]) => [name, text, {}]);
}

/** Returns the header and the content of a part. */
function part([name, value, { contentType }]: Field): (string | Blob | Bytes)[] {
  const isBytes = isFile(value);
  const isPlain = !isBytes && (typeof value !== "object" || value instanceof Date);
  const own = value instanceof Blob ? value.type : "";
  const said = contentType !== undefined && /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:; ?[\w-]+=[\w.-]+)?$/.test(contentType) ? contentType : "";
  const type = said || own || (isBytes ? "application/octet-stream" : isPlain ? "" : "application/json");
  const file = isBytes ? `; filename="${quoted((value as Partial<File>).name ?? "blob")}"` : "";
  const head = `content-disposition: form-data; name="${quoted(name)}"${file}\r\n${type && `content-type: ${type}\r\n`}\r\n`;
  const isText = isPlain && !/[/+]json\s*(;|$)/i.test(type);
  return [head, isBytes ? value : isText ? fieldText(value) : fieldJson(value)];
}

/** Escapes a name as [HTML forms](https://html.spec.whatwg.org/#multipart-form-data) do. */
function quoted(name: string): string {
  return name.replace(/\r\n?|\n/g, "%0D%0A").replaceAll('"', "%22");
}

/** Returns the encoded `name=value` pairs of a form field. */
function pairsOf(field: Field): string[] {
  const [name, value, encoding] = field;
  if (!hasStyle(field)) return [`${encoded(name)}=${encoded(isObjectValue(value) ? fieldJson(value) : fieldText(value))}`];
  const { style = "form", explode = style === "form" } = encoding;
  const write = (item: unknown): string => encoded(fieldText(item));
  const refuse = (problem: string): never => {
    throw new TypeError(problem);
  };
  return expandStyle({ name, style, explode }, value, { write, refuse });
}

/** Encodes text for `application/x-www-form-urlencoded`. */
function encoded(text: string): string {
  return new URLSearchParams([[text, ""]]).toString().slice(0, -1);
}

function isObjectValue(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Date);
}

function fieldText(value: unknown): string {
  return typeof value === "string" ? value : value instanceof Date ? value.toISOString() : fieldJson(value);
}

/** Throws for a value without a JSON representation, such as a `Map` or a stream. The client adds the message. */
function fieldJson(value: unknown): string {
  const json = toJson(value) as string | undefined;
  if (json === undefined) throw new TypeError("no JSON");
  return json;
}
