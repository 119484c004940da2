import { encodeForm } from "../../../packages/client/src/runtime/media.js";
import type { FieldEncoding } from "../../../packages/client/src/runtime/operation.js";
import { serializeParameters } from "../../../packages/client/src/runtime/parameters.js";
import { bodyKind, encodingsOf } from "../../model/body-kinds.js";
import { isFormType } from "../../model/media-types.js";
import { acceptedTypes, successMedia } from "../../model/operation-facts.js";
import { parameterStyle } from "../../model/parameters.js";
import type { Encoding, MediaType, OpenApiDocument } from "../../read/openapi.js";
import { FILE } from "./base.js";
import type { SampleCall } from "./call.js";
import type { ExampleBody } from "./example-body.js";
import type { SampleCredential } from "./sample-variables.js";

/** The request of a sample as it is sent, for languages without a generated client. */
export interface WireRequest {
  /** In upper case. */
  method: string;
  /** With the query, without credentials. */
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  credentials: readonly SampleCredential[];
  body?: WireBody;
  isDownload?: boolean;
}

export type WireBody =
  | { kind: "json"; value: ExampleBody["value"] }
  | { kind: "text"; text: string }
  /** A form; `multipart` is the subtype, such as `form-data`. */
  | { kind: "form"; multipart?: string; fields: readonly WireField[] }
  /** The name of a file. */
  | { kind: "file"; file: string };

/** A form field. A file has the name of a file to send; the media type is that of a part that is not plain text. */
export interface WireField {
  name: string;
  text: string;
  type?: string;
  isFile?: true;
}

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
    url: `${baseUrl.replace(/\/$/, "")}${encodedPath(sent.path)}${search}`,
    headers: [...Object.entries(sent.fields).map(([name, value]) => [name, String(value)] as const), ...type],
    credentials,
    ...(acceptedTypes(operation).some((each) => bodyKind(document, each, successMedia(operation)) === "bytes") && { isDownload: true }),
    ...(body && { body: wireBody(document, body, operation.requestBody?.content?.[body.mediaType]) }),
  };
}

/** Encodes what a template has besides parameters and no URL may have, such as a space. */
function encodedPath(path: string): string {
  return path.replace(/[^!#-;=?-[\]_a-z{}~\ud800-\udfff]+/gu, encodeURIComponent);
}

function wireBody(document: OpenApiDocument, { mediaType, value, literal }: ExampleBody, media: MediaType | undefined): WireBody {
  const encoding = Object.fromEntries(encodingsOf(document, mediaType, media));
  if (/[/+]json\s*(?:;|$)/i.test(mediaType)) return { kind: "json", value };
  const [, multipart] = /^multipart\/([^\s;]+)/i.exec(mediaType) ?? [];
  if (typeof value === "object" && value !== null) {
    if (isFormType(mediaType) && !Array.isArray(value)) return { kind: "form", fields: formFields(mediaType, value, encoding) };
    if (multipart !== undefined)
      return { kind: "form", multipart, fields: Object.entries(value).flatMap(([name, part]) => partsOf(name, part, encoding[name])) };
  }
  if (literal !== undefined) return { kind: "file", file: FILE };
  return { kind: "text", text: typeof value === "string" ? value : JSON.stringify(value) };
}

/** Writes the fields of a URL-encoded form as the generated client does; without styles where one does not suit the value. */
function formFields(mediaType: string, body: object, encoding: Record<string, object>): WireField[] {
  const styles = Object.entries(encoding).map(([name, own]): FieldEncoding => ({ ...own, name }));
  const write = (fields: FieldEncoding[]): unknown => encodeForm({ body }, [mediaType], { encoding: fields }, Error).body;
  let text: unknown;
  try {
    text = write(styles);
  } catch {
    text = write([]);
  }
  return [...new URLSearchParams(String(text))].map(([name, value]) => ({ name, text: value }));
}

/** Writes a part for each item of a list, and objects as JSON, as the generated client does; parts with a style as fields without percent signs. */
function partsOf(name: string, value: unknown, encoding: Encoding = {}): WireField[] {
  const { style, explode } = encoding;
  const isStyled = (style !== undefined || explode !== undefined) && ![value].flat().includes(FILE);
  if (isStyled) return formFields("application/x-www-form-urlencoded", { [name]: value }, { [name]: encoding });
  if (Array.isArray(value)) return value.flatMap((item) => partsOf(name, item, encoding));
  if (value === FILE) return [{ name, text: FILE, isFile: true }];
  const { contentType = "*" } = encoding;
  const type = /[*,]/.test(contentType) ? (typeof value === "object" ? "application/json" : "") : contentType;
  return [{ name, text: typeof value === "string" ? value : JSON.stringify(value), ...(type !== "" && { type }) }];
}
