import { isJson } from "../runtime/body.js";
import type { AnswerDetails } from "../errors/answer-error.js";
import { ResponseError } from "../errors/response-error.js";

const decoder = new TextDecoder();

/** A body as text. */
export function textOf(bytes: Uint8Array | undefined): string {
  return decoder.decode(bytes);
}

/** The body of an error status, which is JSON or not; `undefined` where it is empty. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text || undefined;
  }
}

/** Reads the body of a success as JSON; `undefined` where its status has none. */
export function parseJson(details: AnswerDetails, text: string, anyType?: boolean, mayBeEmpty?: boolean): unknown {
  const { response } = details;
  if (/^20[45]$/.test(`${response.status}`) || (!text && mayBeEmpty)) return undefined;
  try {
    if (anyType || isJson(response)) return JSON.parse(text) as unknown;
  } catch {
    // Not as the cause: the message quotes the body.
  }
  throw new ResponseError(details, text ? "its body is not JSON" : "it has no body");
}
