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
    super("API_ERROR", { ...details, body } as ApiErrorDetails, reason && `: ${reason}`);
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
      .slice(0, 200)
      .replace(/^\s*<.*|[\s\p{Cc}]+/gsu, " ")
      .trim();
  if (Object(value) !== value || depth > 5) return "";
  const inner = (part: unknown): string => reasonIn(part, depth + 1);
  if (Array.isArray(value)) return inner(value.slice(0, 9).map(inner).filter(Boolean).join("; "));
  const entries = Object.entries(value as object);
  const find = (names: RegExp): unknown => entries.find(([name, part]) => part && names.test(name))?.[1];
  // Also `Message`, `errorMessages`, `defaultMessage` and the like.
  const first = inner(find(/(messages?|msg|detail|description|reason|summary|string)$/i)) || inner(find(/(error|fault|title|^value)$/));
  const errors = find(/^[a-z]*(errors|violations)$/i);
  // Some services list the errors by the name of a field, and some write nothing else.
  const named: [string, unknown][] = errors ? Object.entries(errors) : first ? [] : entries.filter(([, part]) => Array.isArray(part));
  // Text and lists have `slice`.
  const all = inner(
    (errors as { slice?: unknown } | undefined)?.slice ? errors : named.map(([name, part]) => inner(part) && `${name}: ${inner(part)}`),
  );
  // A message may repeat the errors, and they the message. Validators of Python list the place as its parts.
  const rest = first.includes(all) ? "" : all;
  return inner([[find(/(loc|field)$/)].flat().join("."), rest.includes(first) ? "" : first, rest].filter(Boolean).join(": "));
}
