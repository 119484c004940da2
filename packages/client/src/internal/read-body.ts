import type { ParseAs } from "../../../../generated/client.js";
import type { AnswerDetails } from "../errors/answer-error.js";
import { ResponseError } from "../errors/response-error.js";
import { isJson } from "./encode-body.js";

/** Reads the body of a success as the operation and the caller say; `undefined` where there is none. */
export async function readBody(details: AnswerDetails, accept: readonly string[] | undefined, parseAs: ParseAs = "auto"): Promise<unknown> {
  const { response, method } = details;
  if (accept === undefined || method === "HEAD") return discard(response);
  // The caller has asked for a type, which an empty body has as well.
  if (parseAs === "stream") return response.body ?? new Blob().stream();
  if (parseAs !== "auto" && parseAs !== "json") return response[parseAs]();
  if (response.status === 204 || response.status === 205) return discard(response);
  if (parseAs === "json") return parseJson(details, await response.text());
  const contentType = response.headers.get("content-type");
  if (accept.includes("*/*")) return readByType(details, contentType);
  if (isJson(contentType)) return parseJson(details, await response.text());
  await discard(response);
  throw new ResponseError(details, `its content type is ${contentType ?? "not given"} and not JSON`);
}

async function readByType(details: AnswerDetails, contentType: string | null): Promise<unknown> {
  const { response } = details;
  const json = isJson(contentType);
  if (json || /^text\//i.test(contentType ?? "")) {
    const text = await response.text();
    if (text === "") return undefined;
    return json ? parseJson(details, text) : text;
  }
  const bytes = await response.arrayBuffer();
  return bytes.byteLength === 0 ? undefined : bytes;
}

function parseJson(details: AnswerDetails, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ResponseError(details, text === "" ? "without a body" : "its body is not JSON", { cause });
  }
}

/** A body that nobody reads keeps its connection. */
async function discard(response: Response): Promise<undefined> {
  await response.body?.cancel();
  return undefined;
}
