import { isPercentEncoded } from "./percent-encoding.js";
import { pointerTo } from "../state/json.js";
import { decodeText, JsonError, parseJson } from "../parse-json.js";
import { BodyTooLarge } from "../read-body.js";
import { OwnRefusal, Refusal } from "../refusal.js";
import type { ObservedRequest } from "../requests/observed-request.js";
import type { Content, Operation } from "./operation.js";

export interface RequestBody {
  value: unknown;
  /** Without parameters; `undefined` if there is no body. */
  contentType: string | undefined;
}

const NO_BYTES = new Uint8Array();
const NONE: RequestBody = { value: undefined, contentType: undefined };

/** Returns true if an operation takes any bytes. They are not decoded. */
export function takesAnyBody({ requestBody }: Pick<Operation, "requestBody">): boolean {
  return requestBody !== undefined && "*/*" in requestBody.content;
}

export async function readRequestBody(operation: Operation, request: ObservedRequest): Promise<RequestBody> {
  const { operationId, requestBody } = operation;
  const header = request.header("content-type");
  if (takesAnyBody(operation)) return { ...NONE, contentType: mediaTypeOf(header)?.type };
  const bytes = request.hasBody ? await readBytes(request) : NO_BYTES;
  if (requestBody === undefined) {
    if (bytes.length === 0) return NONE;
    throw refuse("body.known", `${operationId} accepts no request body. Remove it.`);
  }
  if (bytes.length === 0) {
    if (requestBody.isRequired)
      throw refuse("body.required", `${operationId} requires a request body. Send ${typesOf(requestBody.content)}.`);
    return NONE;
  }
  const media = mediaTypeOf(header);
  if (media === undefined || !Object.hasOwn(requestBody.content, media.type) || !isUtf8(media.charset)) {
    const sent = header === undefined ? "The request has no content-type" : `${operationId} does not accept ${header}`;
    throw refuse("body.mediaType", `${sent}. Send ${typesOf(requestBody.content)} in UTF-8.`, "header", "content-type");
  }
  const coding = request.header("content-encoding") ?? "identity";
  if (coding.toLowerCase() !== "identity") {
    const message = `Content encoding ${coding} is not supported. Send the body unencoded.`;
    throw new OwnRefusal(415, "body.contentEncoding", message, "header", "content-encoding");
  }
  try {
    const text = decodeText(bytes);
    const value = media.type === "application/x-www-form-urlencoded" ? parseForm(text) : parseJson(text);
    return { value, contentType: media.type };
  } catch (error) {
    throw error instanceof JsonError ? refuse(`body.${error.rule}`, `The body ${error.message}.`) : error;
  }
}

async function readBytes(request: ObservedRequest): Promise<Uint8Array> {
  try {
    return await request.bytes();
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new OwnRefusal(413, "body.size", `The body ${error.message}.`, "body");
    throw refuse("body.complete", "The connection closed before the end of the body.");
  }
}

function parseForm(text: string): Record<string, string> {
  if (!isPercentEncoded(text)) throw refuse("body.encoding", "The form is not valid percent-encoded UTF-8. Encode a literal % as %25.");
  const fields = [...new URLSearchParams(text)];
  const names = new Set<string>();
  for (const [name] of fields) {
    if (names.has(name)) throw refuse("body.once", `The form field ${name} is repeated. Send it once.`, "body", pointerTo("", name));
    names.add(name);
  }
  return Object.fromEntries(fields);
}

function mediaTypeOf(header: string | undefined): { type: string; charset: string | undefined } | undefined {
  const [type = "", ...parameters] = (header ?? "").split(";").map((part) => part.trim().toLowerCase());
  if (type === "") return undefined;
  return { type, charset: parameters.find((parameter) => parameter.startsWith("charset="))?.slice("charset=".length) };
}

function isUtf8(charset: string | undefined): boolean {
  return charset === undefined || /^"?utf-?8"?$/.test(charset);
}

function typesOf(content: Content): string {
  return Object.keys(content).join(" or ");
}

function refuse(rule: string, message: string, place: "body" | "header" = "body", at = ""): Refusal {
  return new Refusal(400, rule, message, place, at);
}
