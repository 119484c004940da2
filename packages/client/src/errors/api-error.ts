import { type HttpErrorDetails, HttpError } from "./http-error.js";

/** The details of a response with an error status. */
export interface ApiErrorDetails extends HttpErrorDetails {
  /** The time that the response asks to wait, in seconds. */
  retryAfter?: number | undefined;
}

/** The service returned an error status. The message ends with its reason, if the body has one. */
export class ApiError extends HttpError {
  static override readonly platformKind: string = "ApiError";

  constructor(details: ApiErrorDetails, body: unknown) {
    const reason = reasonIn(body, 0);
    super("API_ERROR", { ...details, body } as ApiErrorDetails, reason && `: ${reason.slice(0, 200)}`);
  }
}

export interface ApiError {
  /** Seconds to wait before the next attempt, if the response has a `Retry-After`, or, for a limit, the time until it is reset. */
  readonly retryAfter: number | undefined;
  /** The body: parsed if it is JSON, else a string; `undefined` if empty. */
  readonly body: unknown;
}

/** Returns the first text in the places where services put their reasons, and the texts of a list of errors, on one line. */
function reasonIn(value: unknown, depth: number): string {
  // A page, such as that of a proxy, is no reason.
  if (typeof value === "string")
    return value
      .slice(0, 999)
      .replace(/^\s*<.*|[\s\p{Cc}]+/gsu, " ")
      .trim();
  if (!value || typeof value !== "object" || depth > 5) return "";
  const inner = (part: unknown): string => reasonIn(part, depth + 1);
  if (Array.isArray(value)) return value.slice(0, 9).map(inner).filter(Boolean).join("; ");
  const entries = Object.entries(value);
  const find = (names: RegExp): unknown => entries.find(([name, part]) => part && names.test(name))?.[1];
  // Also `Message`, `errorMessages`, `defaultMessage` and the like.
  const first = inner(find(/(messages?|msg|detail|description|reason)$/i)) || inner(find(/(error|title)$/));
  const errors = find(/(errors|violations|issues)$/i);
  // Some services list the errors by the name of a field, and some write nothing else.
  const named: [string, unknown][] = errors ? Object.entries(errors) : entries.filter(([, part]) => !first && Array.isArray(part));
  // Text and lists have `slice`.
  const all = inner((errors as { slice?: unknown } | undefined)?.slice ? errors : named.map(([loc, msg]) => ({ loc, msg })));
  // Validators of Python list the place as its parts. A message may repeat the first of the errors.
  const place = [find(/(loc|field)$/)].flat().join(".");
  return inner([place, all.includes(first) ? 0 : first, all].filter(Boolean).join(": "));
}
