import { isJson } from "../../../../generated/body.js";
import type { Init, Result, Send } from "./create-send.js";
import { own } from "./own.js";
import { readJson } from "./read-json.js";

/** Sends a call that names no more than method and path. */
export async function callByPath(send: Send, method: string, path: string, init?: Init): Promise<Result> {
  const { parseAs = "json" } = own(init);
  const isStream = parseAs === "stream";
  if (parseAs !== "json") return (await send(method, path, init, { stream: isStream }))[0];
  // Read here, since openapi-fetch takes an empty body for JSON, and its error for any other body quotes that.
  const [result, details] = await send(method, path, { ...init, parseAs: "stream" });
  const { response } = result;
  // Whether an empty body is right is known of GET and HEAD alone, and else of an answer that says itself what it has.
  const mayBeEmpty = method === "HEAD" || (method !== "GET" && !isJson(response));
  if (response.ok) result.data = await readJson(details, false, mayBeEmpty);
  return result;
}
