import { encodeBody, isJson, isRaw } from "./body.js";
import type { DecodeBody, EncodeBody, EncodedBody, EncodedOperation, FieldEncoding, ReadJson } from "./operation.js";

/** A field of a form: its name, its value, and what the contract says of how it is written. */
type Field = readonly [name: string, value: unknown, encoding: Omit<FieldEncoding, "name">];

/**
 * Writes an object as multipart: a part for each field, several of the same name for a list. Files and bytes are parts with a file name,
 * objects are JSON, all else is text; `undefined` and `null` are left out. Anything but an object, and any other content type, is written
 * as `encodeForm` does.
 */
export const encodeMultipart: EncodeBody = (request, contentTypes, operation) => {
  const { body } = request;
  const type = request.contentType ?? concrete(contentTypes);
  if (!/^multipart\//i.test(type) || !isFields(body)) return encodeForm(request, contentTypes, operation);
  const boundary = `----form-${[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  const parts = fieldsOf(body, operation, () => false).flatMap((field) => [`--${boundary}\r\n`, ...part(field), "\r\n"]);
  return sent(new Blob([...parts, `--${boundary}--\r\n`]), `${type.replace(/;\s*boundary=[^;]*/i, "")}; boundary=${boundary}`);
};

/**
 * Writes text as JSON too where the content type is JSON, for a body that the contract lets be text. Anything else, and any other content
 * type, is written as `encodeMultipart` does.
 */
export const encodeJson: EncodeBody = (request, contentTypes, operation) => {
  const { body } = request;
  const type = request.contentType ?? concrete(contentTypes);
  if (typeof body !== "string" || !isJsonType(essence(type))) return encodeMultipart(request, contentTypes, operation);
  return sent(JSON.stringify(body), type);
};

/**
 * Writes an object as a form in one line: a list as its name once for each item, an object as JSON, unless the contract gives the field
 * another style; `undefined` and `null` are left out. Anything else, and any other content type, is written as `encodeBody` does.
 */
export const encodeForm: EncodeBody = (request, contentTypes, operation) => {
  const { body } = request;
  const type = request.contentType ?? concrete(contentTypes);
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type) || !isFields(body)) return encodeBody(request, contentTypes);
  return sent(fieldsOf(body, operation, hasStyle).flatMap(pairsOf).join("&"), type);
};

/**
 * Reads an answer as its content type says: JSON is parsed, text and XML are a string, all else is an `ArrayBuffer`. One that says none is
 * taken for the first that the operation answers with beside JSON; one of another type is refused.
 */
export const decodeMedia: DecodeBody = (response, parseAs, accept, readJson, refuse) =>
  decode(response, parseAs, accept, readJson, refuse, false);

/** As `decodeMedia`, where a success may have no body; that is `undefined`. */
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
  // The caller has asked for a type, which an empty body has as well.
  if (parseAs === "stream") return response.body ?? new Blob().stream();
  if (parseAs === "json") return readJson(true, mayBeEmpty);
  if (parseAs !== undefined && parseAs !== "auto") return response[parseAs]();
  if (/^20[45]$/.test(`${response.status}`)) return undefined;
  const types = accept.map(essence);
  const given = essence(response.headers.get("content-type") ?? "");
  const type = given === "" ? (types.find((each) => !isJsonType(each)) ?? "") : given;
  const answersJson = types.some((each) => isJsonType(each) || each === "*/*");
  if (answersJson && (isJson(response) || type === "")) return readJson(false, mayBeEmpty);
  const bytes = await response.arrayBuffer();
  if (mayBeEmpty && bytes.byteLength === 0) return undefined;
  if (!types.some((each) => covers(each, type))) throw refuse("its content type is none that the operation answers with");
  return isText(type) ? new TextDecoder(charsetOf(response)).decode(bytes) : bytes;
}

/** Checks that a range covers a media type. `application/octet-stream` covers every type except HTML pages. */
function covers(range: string, type: string): boolean {
  if (range === type || range === "*/*") return true;
  if (range === "application/octet-stream") return type !== "text/html";
  return range.endsWith("/*") && type.startsWith(range.slice(0, -1));
}

/** A media type without its parameters. */
function essence(type: string): string {
  return type.replace(/;.*/s, "").trim().toLowerCase();
}

function isJsonType(type: string): boolean {
  return /[/+]json$/.test(type);
}

function isText(type: string): boolean {
  return /^text\/|[/+]xml$/.test(type);
}

/** Returns the response's charset if the runtime supports it. Default: UTF-8. */
function charsetOf({ headers }: Response): string {
  const [, label = "utf-8"] = /;\s*charset="?([\w.:-]+)/i.exec(headers.get("content-type") ?? "") ?? [];
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return "utf-8";
  }
}

function sent(body: EncodedBody["body"], contentType: string): EncodedBody {
  return { body, headers: { "content-type": contentType } };
}

/** The default content type. */
function concrete(contentTypes: readonly string[]): string {
  return contentTypes.find((type) => !type.includes("*")) ?? "application/json";
}

function isFields(body: unknown): body is Record<string, unknown> {
  return typeof body === "object" && body !== null && !Array.isArray(body) && !isRaw(body);
}

/** The fields that have a value; each item of a list is one, unless the list has a style. */
function fieldsOf(body: Record<string, unknown>, operation: EncodedOperation, isStyled: (encoding: Field[2]) => boolean): Field[] {
  return Object.entries(body).flatMap(([name, value]): Field[] => {
    const encoding: Field[2] = operation.encoding?.find((each) => each.name === name) ?? {};
    const values: readonly unknown[] = Array.isArray(value) && !isStyled(encoding) ? value : [value];
    return values.filter((each) => each !== undefined && each !== null).map((each): Field => [name, each, encoding]);
  });
}

/** Checks for an explicit style; without one, a form field is serialized by its type. */
function hasStyle({ style, explode }: Field[2]): boolean {
  return style !== undefined || explode !== undefined;
}

/** The header and the content of a part. */
function part([name, value, { contentType }]: Field): BlobPart[] {
  const isFile = value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value);
  const isPlain = !isFile && (typeof value !== "object" || value instanceof Date);
  const own = value instanceof Blob ? value.type : "";
  const said = contentType !== undefined && /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:; ?[\w-]+=[\w.-]+)?$/.test(contentType) ? contentType : "";
  const type = said || own || (isFile ? "application/octet-stream" : isPlain ? "" : "application/json");
  const file = isFile ? `; filename="${quoted((value as Partial<File>).name ?? "blob")}"` : "";
  const head = `content-disposition: form-data; name="${quoted(name)}"${file}\r\n${type && `content-type: ${type}\r\n`}\r\n`;
  const isText = isPlain && !/[/+]json\s*(;|$)/i.test(type);
  return [head, isFile ? (value as BlobPart) : isText ? textOf(value) : jsonOf(value)];
}

/** As forms of HTML write a name: nothing in it ends it. */
function quoted(name: string): string {
  return name.replace(/\r\n?|\n/g, "%0D%0A").replaceAll('"', "%22");
}

/** Returns the encoded `name=value` pairs of a form field. */
function pairsOf([name, value, encoding]: Field): string[] {
  const { style = "form", explode = style === "form" } = encoding;
  if (style === "deepObject") return bracketed(name, value);
  if (!hasStyle(encoding)) return [pair(name, isObject(value) ? jsonOf(value) : textOf(value))];
  // Between items it is not encoded as it is within one, so that the two are told apart; a comma can stand as it is.
  const delimiter = style === "spaceDelimited" ? "%20" : style === "pipeDelimited" ? "%7C" : ",";
  const joined = (texts: readonly string[]): string[] => (texts.length > 0 ? [pair(name, "") + texts.map(encoded).join(delimiter)] : []);
  if (Array.isArray(value)) {
    const texts = value.map(textOf);
    return explode ? texts.map((text) => pair(name, text)) : joined(texts);
  }
  if (!isObject(value)) return [pair(name, textOf(value))];
  const entries = Object.entries(value).flatMap(([key, item]): [string, string][] => (item == null ? [] : [[key, textOf(item)]]));
  return explode ? entries.map(([key, text]) => pair(key, text)) : joined(entries.flat());
}

function pair(name: string, value: string): string {
  return `${encoded(name)}=${encoded(value)}`;
}

/** Text as forms of HTML have it in one line. */
function encoded(text: string): string {
  return new URLSearchParams([[text, ""]]).toString().slice(0, -1);
}

/** `name[a]=1`, and what is within in further brackets. */
function bracketed(key: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => bracketed(`${key}[${isObject(item) ? index : ""}]`, item));
  if (!isObject(value)) return [pair(key, textOf(value))];
  return Object.entries(value).flatMap(([field, item]) => bracketed(`${key}[${field}]`, item));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Date);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : value instanceof Date ? value.toISOString() : jsonOf(value);
}

/** Throws for what JSON has nothing for, a `Map` and a stream among it; the client says so. */
function jsonOf(value: unknown): string {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined || (isObject(value) && !Array.isArray(value) && Symbol.iterator in value) || value instanceof ReadableStream) {
    throw new TypeError("no JSON");
  }
  return json;
}
