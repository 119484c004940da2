import type { ParseAs } from "../../../../generated/client.js";
import type { AnswerDetails } from "../errors/answer-error.js";
import { ResponseError } from "../errors/response-error.js";
import { isJson } from "./encode-body.js";

/** Reads the body of a success as the operation and the caller say; `undefined` where there is none. */
export async function readBody(details: AnswerDetails, accept: readonly string[] | undefined, parseAs: ParseAs = "auto"): Promise<unknown> {
  const { response, method } = details;
  if (accept === undefined || method === "HEAD" || response.status === 204 || response.status === 205) {
    await response.body?.cancel();
    return undefined;
  }
  if (parseAs === "stream") return response.body ?? new Blob().stream();
  if (parseAs === "json") return readJson(details);
  if (parseAs !== "auto") return response[parseAs]();
  const contentType = response.headers.get("content-type");
  if (isJson(contentType)) return readJson(details);
  if (!accept.includes("*/*")) throw new ResponseError(details, `its content type is ${contentType ?? "not given"} and not JSON`);
  if (contentType?.startsWith("text/") === true) return response.text();
  const bytes = await response.arrayBuffer();
  return bytes.byteLength === 0 ? undefined : bytes;
}

async function readJson(details: AnswerDetails): Promise<unknown> {
  const text = await details.response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ResponseError(details, text === "" ? "without a body" : "its body is not JSON", { cause });
  }
}
