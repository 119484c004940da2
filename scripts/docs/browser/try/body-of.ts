import type { WireField } from "../../samples/wire-request.js";
import type { TryItBody, TryItOperation } from "../../view/try-it-operation.js";

/** The form fields of the request body. */
export interface BodyValues {
  body: string;
  mediaType: string;
  /** The chosen files, by form field; of a body that is a file, without a name. */
  files?: ReadonlyMap<string, readonly File[]>;
}

/** The body to send, if any, or an error message. */
export type PreparedBody =
  { content?: string | File | readonly FormPart[]; headers: readonly (readonly [string, string])[] } | { message: string };

/** A part of a multipart body; of a file, `text` is the name. */
export type FormPart = WireField & { content: string | File };

export const MULTIPART_TYPE = "multipart/form-data";
export const FORM_TYPE = "application/x-www-form-urlencoded";
const NONE: PreparedBody = { headers: [] };

/** Checks that the method can have a body in a browser. */
export function takesBody({ method, body }: Pick<TryItOperation, "method" | "body">): boolean {
  return body !== undefined && method !== "GET" && method !== "HEAD";
}

/** Prepares the body. JSON is validated and sent unchanged. Form fields are entered as a JSON object. */
export function bodyOf(body: TryItOperation["body"], values: BodyValues): PreparedBody {
  const text = values.body.trim();
  if (body === undefined) return NONE;
  const [file] = values.files?.get("") ?? [];
  if (file !== undefined) return { content: file, headers: [["content-type", values.mediaType]] };
  const isChosen = [...(values.files?.values() ?? [])].flat().length > 0;
  if (text === "" && !isChosen) return body.required ? { message: "The body is required." } : NONE;
  const mediaType = values.mediaType.trim().toLowerCase();
  if (!/^[^\s/;]+\/[^\s/;]+(?:\s*;[\x20-\x7e]*)?$/.test(mediaType) || mediaType.includes("*")) return { message: "Enter a media type." };
  if (mediaType === FORM_TYPE) return formBody(text);
  if (mediaType === MULTIPART_TYPE) {
    const { types } = body.mediaTypes.find((each) => each.mediaType === values.mediaType) ?? {};
    return multipartBody(text, values.files ?? new Map(), types);
  }
  if (!isJsonType(mediaType)) return { content: values.body, headers: [["content-type", mediaType]] };
  const fault = jsonFault(text);
  return fault === undefined ? { content: text, headers: [["content-type", mediaType]] } : { message: fault };
}

export function isJsonType(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
}

/** Objects become parts of JSON, as in the samples. */
function multipartBody(text: string, files: ReadonlyMap<string, readonly File[]>, types: TryItBody["types"]): PreparedBody {
  const entries = fieldsOf(text === "" ? "{}" : text);
  if (typeof entries === "string") return { message: entries };
  const given = new Map(types);
  const parts = entries
    .filter(([name]) => !files.get(name)?.length)
    .map(([name, value]): FormPart => {
      const type = given.get(name) ?? (typeof value === "object" ? "application/json" : "");
      const text = typeof value === "string" && !isJsonType(type) ? value : JSON.stringify(value);
      return { name, text, content: text, ...(type && { type }) };
    });
  const chosen = [...files].flatMap(([name, each]) =>
    each.map((file): FormPart => ({ name, text: file.name, content: file, isFile: true, type: file.type || "application/octet-stream" })),
  );
  return { content: [...parts, ...chosen], headers: [] };
}

/** Writes a body of parts: `FormData` has no media type for text. */
export function multipartBlob(parts: readonly FormPart[]): Blob {
  const boundary = `form-${Math.random()}`;
  const quoted = (text: string): string => `="${text.replace(/["\r\n]/g, encodeURIComponent)}"`;
  const written = parts.flatMap(({ name, text, content, type, isFile }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name${quoted(name)}`,
    isFile ? `; filename${quoted(text)}` : "",
    type ? `\r\ncontent-type: ${type}` : "",
    "\r\n\r\n",
    content,
    "\r\n",
  ]);
  return new Blob([...written, `--${boundary}--\r\n`], { type: `${MULTIPART_TYPE}; boundary=${boundary}` });
}

/** Returns the fields of a form, with a field for each item of a list and none for null, or what is wrong. */
function fieldsOf(text: string): [string, unknown][] | string {
  const fault = jsonFault(text);
  if (fault !== undefined) return fault;
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return 'Enter an object, such as {"name": "value"}.';
  return Object.entries(value).flatMap(([name, given]: [string, unknown]) =>
    [given].flat().flatMap((item): [string, unknown][] => (item === null ? [] : [[name, item]])),
  );
}

function formBody(text: string): PreparedBody {
  const entries = fieldsOf(text);
  if (typeof entries === "string") return { message: entries };
  const pairs = entries.map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]);
  return { content: new URLSearchParams(pairs).toString(), headers: [["content-type", FORM_TYPE]] };
}

function jsonFault(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `The body is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
