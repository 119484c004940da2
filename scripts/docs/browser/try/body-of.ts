import type { TryItOperation } from "../../view/try-it-operation.js";

/** The form fields of the request body. */
export interface BodyValues {
  body: string;
  mediaType: string;
}

/** The body to send, if any, or an error message. */
export type PreparedBody = { text?: string; headers: readonly (readonly [string, string])[] } | { message: string };

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
  if (text === "") return body.required ? { message: "The body is required." } : NONE;
  const mediaType = values.mediaType.trim().toLowerCase();
  if (!/^[^\s/;]+\/[^\s/;]+(?:\s*;[\x20-\x7e]*)?$/.test(mediaType) || mediaType.includes("*"))
    return { message: "Enter a media type for the body." };
  if (mediaType === FORM_TYPE) return formBody(text);
  if (!isJsonType(mediaType)) return { text: values.body, headers: [["content-type", mediaType]] };
  const fault = jsonFault(text);
  return fault === undefined ? { text, headers: [["content-type", mediaType]] } : { message: fault };
}

export function isJsonType(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
}

function formBody(text: string): PreparedBody {
  const fault = jsonFault(text);
  if (fault !== undefined) return { message: fault };
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { message: 'Enter the form fields as an object, such as {"name": "value"}.' };
  const entries = Object.entries(value as Record<string, unknown>);
  const nested = entries.find(([, field]) => typeof field === "object" && field !== null);
  if (nested !== undefined) return { message: `The form field ${nested[0]} must be a single value.` };
  const fields = entries.filter(([, field]) => field !== null).map(([name, field]) => [name, String(field)]);
  return { text: new URLSearchParams(fields).toString(), headers: [["content-type", FORM_TYPE]] };
}

function jsonFault(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `The body is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
