// Bodies of requests as they come, read by their media types.
import { isDeepStrictEqual } from "node:util";
import type { WireRequest } from "./wire-request.js";
import { Bytes, type Sendable } from "./bytes.js";
import type { Json, MediaType } from "./document.js";
import { isForm, isJson, isMultipart } from "./media-types.js";
import { formValue, isRecord, like, pairsOf, same } from "./wire-parameters.js";

/** What of a body is not as it was meant. */
export async function bodyFaults(sent: Sendable | undefined, type: string, media: MediaType, request: WireRequest): Promise<string[]> {
  const came = request.headers["content-type"] ?? "";
  if (sent === undefined) return request.body.length === 0 ? [] : [`a body came where none was sent: ${request.body.toString()}`];
  const expected = type.replace(/;.*/, "").toLowerCase().trim();
  if (!type.includes("*") && came.replace(/;.*/, "").toLowerCase() !== expected) return [`the body came as ${came}, not as ${type}`];
  if (sent instanceof Bytes) return request.body.equals(sent.bytes) ? [] : [`the body came as ${request.body.toString("base64")}`];
  const text = request.body.toString();
  if (isJson(type)) return same("body", () => JSON.parse(text) as unknown, sent);
  if (isForm(type)) return formFaults(sent as Json, media, text);
  if (isMultipart(type)) return multipartFaults(sent, request);
  return same("body", () => text, sent);
}

function formFaults(sent: Json, { encoding = {} }: MediaType, text: string): string[] {
  const pairs = pairsOf(text, "&");
  if (!isRecord(sent)) return [`a form was sent that is no object`];
  const taken = new Set<string>();
  const faults = Object.entries(sent).flatMap(([name, value]) => {
    const { style, explode } = encoding[name] ?? {};
    const styled = { name, in: "query" as const, ...(style !== undefined && { style }), ...(explode !== undefined && { explode }) };
    // Without a style of its own an object is JSON (3.0.4, 3.1.1, "Encoding Object").
    const nested = isRecord(value) || (Array.isArray(value) && value.some((item) => typeof item === "object"));
    const asJson = nested && style === undefined && explode === undefined;
    const items = Array.isArray(value) && asJson;
    if (items) return same(name, () => pairs.filter(([key]) => key === name && taken.add(key)).map(([, each]) => parsed(each)), value);
    const parameter = asJson ? { ...styled, content: { "application/json": {} } } : styled;
    return same(name, () => formValue(pairs, parameter, value, taken), value);
  });
  return [...faults, ...pairs.filter(([name]) => !taken.has(name)).map(([name]) => `the form has a field ${name} that nobody sent`)];
}

function parsed(text: string): unknown {
  return JSON.parse(decodeURIComponent(text.replaceAll("+", " ")));
}

async function multipartFaults(sent: Sendable, { headers, body }: WireRequest): Promise<string[]> {
  let form: FormData;
  try {
    form = await new Response(body, { headers: { "content-type": headers["content-type"] ?? "" } }).formData();
  } catch (error) {
    return [`the parts cannot be read: ${(error as Error).message}`];
  }
  const fields = Object.entries(sent as Record<string, Sendable>);
  const faults: string[] = [];
  for (const [name, value] of fields) {
    const values = Array.isArray(value) ? value : [value];
    const parts = form.getAll(name);
    const same =
      parts.length === values.length && (await Promise.all(parts.map((part, index) => isPart(part, values[index])))).every(Boolean);
    if (!same) faults.push(`${name} came as ${JSON.stringify(parts)}, not as ${JSON.stringify(value)}`);
  }
  const unknown = [...new Set(form.keys())].filter((name) => !fields.some(([field]) => field === name));
  return [...faults, ...unknown.map((name) => `there is a part ${name} that nobody sent`)];
}

async function isPart(part: FormDataEntryValue, sent: Sendable | undefined): Promise<boolean> {
  if (sent instanceof Bytes) return typeof part !== "string" && Buffer.from(await part.arrayBuffer()).equals(sent.bytes);
  const text = typeof part === "string" ? part : await part.text();
  if (typeof sent === "object" && sent !== null) return isDeepStrictEqual(JSON.parse(text), sent);
  return like(text, sent) === sent || (sent === null && (text === "null" || text === ""));
}
