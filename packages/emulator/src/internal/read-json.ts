import { pointerTo } from "./state/json.js";
import { JsonError, parseJson, STATE_DEPTH_LIMIT } from "./parse-json.js";
import { BodyTooLarge } from "./read-body.js";
import { Refusal } from "./refusal.js";
import type { ObservedRequest } from "./requests/observed-request.js";

/** Parses the JSON body of a request; returns `undefined` for an empty body. */
export async function readJson(request: ObservedRequest): Promise<unknown> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return undefined;
  const type = request.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/json") {
    const sent = type === "" ? "has no media type" : `is ${type}`;
    throw new Refusal(415, "mediaType", `The body ${sent}; it must be application/json.`, "header", "content-type");
  }
  try {
    return parseJson(bytes, STATE_DEPTH_LIMIT);
  } catch (error) {
    if (error instanceof JsonError) throw new Refusal(400, error.rule, `The body ${error.message}.`, "body");
    throw error;
  }
}

async function readBytes(request: ObservedRequest): Promise<Uint8Array> {
  try {
    return await request.bytes();
  } catch (error) {
    throw error instanceof BodyTooLarge ? new Refusal(413, "size", `The body ${error.message}.`, "body") : error;
  }
}

export function readObject<Name extends string>(value: unknown, names: readonly Name[]): Partial<Record<Name, unknown>> {
  const known = names.length === 0 ? "none" : names.join(", ");
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Refusal(400, "type", `The body must be an object. Known properties: ${known}.`, "body");
  for (const name of Object.keys(value)) {
    if (names.includes(name as Name)) continue;
    const message = `Unknown property ${JSON.stringify(name)}. Known properties: ${known}.`;
    throw new Refusal(400, "additionalProperties", message, "body", pointerTo("", name));
  }
  return value;
}
