import { isJson } from "../runtime/body.js";
import type { HttpErrorDetails } from "../errors/http-error.js";
import { headerOf } from "../runtime/guarded.js";
import type { JsonKind } from "../runtime/operation.js";
import { ResponseError } from "../errors/response-error.js";

// The types of Node.js without those of the DOM have the value only.
type Decoder = InstanceType<typeof TextDecoder>;

let strict: Decoder | undefined;

/** Returns the decoder of UTF-8 that throws a `TypeError` for invalid bytes. Made when needed: some runtimes get one after the import. */
export const strictDecoder = (): Decoder => (strict ??= new TextDecoder("utf-8", { fatal: true }));

/** Parses JSON without own `__proto__` keys, which a merge of objects would take for a prototype. */
export function parse(text: string): unknown {
  const isSuspect = /__proto__|\\u005f/i.test(text);
  return JSON.parse(text, isSuspect ? (key, value: unknown) => (key === "__proto__" ? undefined : value) : undefined);
}

/** Throws a `ResponseError` if a result is not of the documented kind. */
export function checkKind(details: HttpErrorDetails, data: unknown, kind: JsonKind | undefined): void {
  const isOther = Object(data) !== data || Array.isArray(data) !== (kind === "array");
  if (kind && data !== undefined && isOther) throw new ResponseError(details, `its body is not an ${kind}`);
}

/** Parses the body of an error status: JSON if it is valid JSON, else a string; `undefined` if empty. */
export function jsonOrText(bytes: Uint8Array | undefined): unknown {
  const text = new TextDecoder().decode(bytes);
  try {
    return parse(text);
  } catch {
    return text || undefined;
  }
}

/** Parses the body of a success as JSON; returns `undefined` for 204 and 205. */
export function parseJson(details: HttpErrorDetails, bytes: Uint8Array | undefined, anyType?: boolean, mayBeEmpty?: boolean): unknown {
  const { response } = details;
  if (/20[45]/.test(`${response.status}`) || (!bytes?.length && mayBeEmpty)) return undefined;
  const decoder = strictDecoder();
  const isOfType = anyType === true || isJson(response);
  try {
    if (isOfType) return parse(decoder.decode(bytes));
  } catch {
    // Invalid UTF-8 or JSON. Not passed on as the cause: its message quotes the body.
  }
  throw new ResponseError(
    details,
    bytes?.length
      ? isOfType
        ? "its body is not JSON"
        : `its content type "${headerOf(response, "content-type")}" is not JSON (check baseUrl)`
      : "it has no body",
  );
}
