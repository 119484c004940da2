import { serializeParameters } from "../../../packages/client/src/runtime/parameters.js";
import { parameterStyle } from "../../model/parameters.js";
import type { OpenApiDocument } from "../../read/openapi.js";
import type { CredentialView } from "../model/types.js";
import { FILE } from "./base.js";
import type { SampleCall } from "./call.js";
import type { ExampleBody } from "./example-body.js";

/** The request of a sample as it is sent, for languages without a generated client. */
export interface WireRequest {
  /** In upper case. */
  method: string;
  /** With the query, without credentials. */
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  credentials: readonly NonNullable<CredentialView["sent"]>[];
  body?: WireBody;
}

export type WireBody =
  | { kind: "json"; value: ExampleBody["value"] }
  | { kind: "text"; text: string }
  /** Form fields; a file has the name of a file to send. */
  | { kind: "form"; isMultipart: boolean; fields: readonly { name: string; text: string; isFile?: true }[] }
  /** The name of a file. */
  | { kind: "file"; file: string };

export function wireRequest(
  document: OpenApiDocument,
  call: SampleCall,
  baseUrl: string,
  credentials: WireRequest["credentials"],
): WireRequest {
  const { operation, path, query, header, cookie, body } = call;
  const parameters = operation.parameters.map((parameter) => parameterStyle(document, parameter));
  const request = { path, query, header, cookie } as Parameters<typeof serializeParameters>[1];
  const sent = serializeParameters({ path: operation.path, parameters }, request, Error);
  const search = sent.pairs.length === 0 ? "" : `?${sent.pairs.join("&")}`;
  const type = body === undefined || body.mediaType === "multipart/form-data" ? [] : ([["Content-Type", body.mediaType]] as const);
  return {
    method: operation.method.toUpperCase(),
    url: `${baseUrl.replace(/\/$/, "")}${sent.path}${search}`,
    headers: [...Object.entries(sent.fields).map(([name, value]) => [name, String(value)] as const), ...type],
    credentials,
    ...(body && { body: wireBody(body) }),
  };
}

function wireBody({ mediaType, value, literal }: ExampleBody): WireBody {
  if (/[/+]json\s*(?:;|$)/i.test(mediaType)) return { kind: "json", value };
  const isMultipart = mediaType === "multipart/form-data";
  if ((isMultipart || mediaType === "application/x-www-form-urlencoded") && typeof value === "object" && value !== null)
    return { kind: "form", isMultipart, fields: Object.entries(value).flatMap(([name, field]) => fieldsOf(name, field)) };
  if (literal !== undefined) return { kind: "file", file: FILE };
  return { kind: "text", text: typeof value === "string" ? value : JSON.stringify(value) };
}

/** Writes a list as a field for each item. */
function fieldsOf(name: string, value: unknown): { name: string; text: string; isFile?: true }[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(name, item));
  if (value === FILE) return [{ name, text: FILE, isFile: true }];
  return [{ name, text: typeof value === "string" ? value : JSON.stringify(value) }];
}
