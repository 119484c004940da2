import { isJson } from "../../../../generated/body.js";
import type { AnswerDetails } from "../errors/answer-error.js";
import { ResponseError } from "../errors/response-error.js";

/** Reads the body of a success as JSON; `undefined` where its status has none. */
export async function readJson(details: AnswerDetails, anyType?: boolean, mayBeEmpty?: boolean): Promise<unknown> {
  const { response } = details;
  const text = await response.text();
  if (/^20[45]$/.test(`${response.status}`) || (!text && mayBeEmpty)) return undefined;
  try {
    if (anyType || isJson(response)) return JSON.parse(text) as unknown;
  } catch {
    // Not as the cause: the message quotes the body.
  }
  throw new ResponseError(details, text ? "its body is not JSON" : "it has no body");
}
