import type { TryItOperation } from "../../view/try-it-operation.js";

/** The form fields of the request body. */
export interface BodyValues {
  body: string;
  mediaType: string;
  /** The chosen files, by form field; of a body that is a file, without a name. */
  files?: ReadonlyMap<string, readonly File[]>;
}

/** The body to send, if any, or an error message. */
export type PreparedBody = { content?: string | FormData | File; headers: readonly (readonly [string, string])[] } | { message: string };

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
  const isChosen = [...(values.files?.values() ?? [])].some((files) => files.length > 0);
  if (text === "" && !isChosen) return body.required ? { message: "The body is required." } : NONE;
  const mediaType = values.mediaType.trim().toLowerCase();
  if (!/^[^\s/;]+\/[^\s/;]+(?:\s*;[\x20-\x7e]*)?$/.test(mediaType) || mediaType.includes("*")) return { message: "Enter a media type." };
  if (mediaType === FORM_TYPE) return formBody(text);
  if (mediaType === MULTIPART_TYPE) return multipartBody(text, values.files ?? new Map());
  if (!isJsonType(mediaType)) return { content: values.body, headers: [["content-type", mediaType]] };
  const fault = jsonFault(text);
  return fault === undefined ? { content: text, headers: [["content-type", mediaType]] } : { message: fault };
}

export function isJsonType(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
}

/** The browser sets the header of a multipart body, with its boundary. */
function multipartBody(text: string, files: ReadonlyMap<string, readonly File[]>): PreparedBody {
  const entries = fieldsOf(text === "" ? "{}" : text);
  if (typeof entries === "string") return { message: entries };
  const form = new FormData();
  for (const [name, value] of entries.filter(([field]) => !files.get(field)?.length))
    form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  for (const [name, chosen] of files) for (const file of chosen) form.append(name, file);
  return { content: form, headers: [] };
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
  const nested = entries.find(([, field]) => typeof field === "object");
  if (nested !== undefined) return { message: `The form field ${nested[0]} must be a single value.` };
  return { content: new URLSearchParams(entries as [string, string][]).toString(), headers: [["content-type", FORM_TYPE]] };
}

function jsonFault(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `The body is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
