import { pointerTo } from "./json-pointer.js";
import { JsonError, parseJson, STATE_DEPTH_LIMIT } from "./parse-json.js";
import { BodyTooLarge, readBody } from "./read-body.js";
import { Refusal } from "./refusal.js";

/** How large a body of a control request may be: a snapshot holds all that there is. */
const LARGEST = 256 * 1024 * 1024;

/**
 * The JSON of a request's body; undefined where the body is empty.
 *
 * @throws {Refusal} where it is not JSON, not said to be, or too large.
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text === "") return undefined;
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/json") {
    const sent = type === "" ? "has no media type" : `is ${type}`;
    throw new Refusal(415, "mediaType", `the body ${sent}: it has to be application/json`, { in: "header", at: "content-type" });
  }
  try {
    return parseJson(text, STATE_DEPTH_LIMIT);
  } catch (error) {
    if (error instanceof JsonError) throw new Refusal(400, error.rule, `the body ${error.message}`, { in: "body", at: "" });
    throw error;
  }
}

async function readText(request: Request): Promise<string> {
  try {
    return new TextDecoder().decode(await readBody(request, LARGEST));
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new Refusal(413, "size", `the body ${error.message}`, { in: "body", at: "" });
    throw error;
  }
}

/** The properties of an object that has no others than those. */
export function readObject<Name extends string>(value: unknown, names: readonly Name[]): Partial<Record<Name, unknown>> {
  const known = names.length === 0 ? "none" : names.join(", ");
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Refusal(400, "type", `the body has to be an object; its properties are ${known}`, { in: "body", at: "" });
  for (const name of Object.keys(value))
    if (!names.includes(name as Name))
      throw new Refusal(400, "additionalProperties", `there is no property ${JSON.stringify(name)} here; there is ${known}`, {
        in: "body",
        at: pointerTo("", name),
      });
  return value;
}
