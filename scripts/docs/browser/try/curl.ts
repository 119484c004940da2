import type { WireBody } from "../../samples/wire-request.js";
import { wireCurl } from "../../samples/wire-curl.js";
import type { TryItRequest } from "./request-of.js";

/** Writes the request of the form, with its credentials, as a curl command for a POSIX shell. */
export function curlOf({ method, url, headers, body }: TryItRequest): string {
  return wireCurl({ method, url, headers, ...(body !== undefined && { body: wireBodyOf(body) }) });
}

function wireBodyOf(body: NonNullable<TryItRequest["body"]>): WireBody {
  if (typeof body === "string") return { kind: "text", text: body };
  if (body instanceof File) return { kind: "file", file: body.name };
  return { kind: "form", multipart: "form-data", fields: body };
}
