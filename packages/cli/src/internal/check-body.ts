import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { UsageError } from "../../../../scripts/core/cli/spec-command.js";
import { didYouMean, nearestOf } from "../../../../scripts/core/cli/nearest.js";
import { at, type OpenApiDocument, resolve } from "../../../emulator/src/internal/contract/document.js";
import type { Operation } from "../../../emulator/src/internal/contract/operation.js";
import type { SchemaFault } from "../../../emulator/src/internal/contract/schema-fault.js";
import type { Schemas } from "../../../emulator/src/internal/contract/schemas.js";
import { fieldsOf } from "../../../emulator/src/internal/requests/observed-body.js";
import { pointerTo } from "../../../emulator/src/internal/state/json.js";
import type { CallRequest } from "./api.js";

/** A fault of a request: the place, the rule of JSON Schema or of OpenAPI that it violates, and the remedy. */
export interface RequestFault {
  at: string;
  rule: string;
  message: string;
}

/** A request whose body may be text, as it is typed at a terminal: the whole, or each field. */
export interface TypedRequest extends CallRequest {
  bodyText?: string | Uint8Array<ArrayBuffer> | undefined;
  bodyFields?: Readonly<Record<string, string | readonly string[]>> | undefined;
}

/** JSON, which any type may be, or a form, but not lines of JSON. */
const IS_JSON = /[/+]json\b|form|^\*\/\*$/;

export function missing(at: string): RequestFault {
  return { at, rule: "required", message: `${at} is required` };
}

const refused = (rule: string, message: string, at = "body"): { faults: RequestFault[] } => ({ faults: [{ at, rule, message }] });

/** A schema that is none, as other documents have them, checks nothing. */
export function faultOf(schemas: Schemas, schema: string, value: unknown): SchemaFault | undefined {
  try {
    return schemas.check(schema, value);
  } catch {
    return undefined;
  }
}

export function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text) as unknown];
  } catch {
    return [];
  }
}

/** Returns the body of a request with the faults of it. */
export function checkBody(
  document: OpenApiDocument,
  schemas: Schemas,
  { operationId, requestBody }: Operation,
  { body: given, bodyText, bodyFields, contentType }: TypedRequest,
): { body?: unknown; faults: RequestFault[] } {
  if ([given, bodyText, bodyFields].every((each) => each === undefined))
    return { faults: requestBody?.isRequired === true ? [missing("body")] : [] };
  if (requestBody === undefined)
    return given === null || given === "" ? { faults: [] } : refused("body.known", `${operationId} takes no body`);
  const types = Object.keys(requestBody.content);
  if (contentType !== undefined && !types.includes(contentType) && !types.some((type) => type.includes("*")))
    return refused("body.mediaType", `contentType must be ${types.join(" or ")}`, "contentType");
  const type = contentType ?? types.find((each) => /[/+]json$/.test(each)) ?? types[0] ?? "";
  const isJson = IS_JSON.test(type) || /\*|^$/.test(type);
  const schema = IS_JSON.test(type) ? requestBody.content[type] : undefined;
  const check = (value: unknown): SchemaFault | undefined => (schema === undefined ? undefined : faultOf(schemas, schema, value));
  const typed = isJson && typeof bodyText === "object" ? new TextDecoder().decode(bodyText) : bodyText;
  const reason = typeof typed === "string" && isJson && /^\s*([[{"\x27\ufffd]|$)/.test(typed) ? notJson(typed) : undefined;
  if (reason !== undefined)
    return refused("body.json", `body is not JSON: ${reason}. If a shell removes its quotes, pass a file or its fields`);
  const text = typed ?? given;
  const said = typeof text === "string" && isJson ? parsed(text) : [];
  const candidates = text === given ? [text, ...said] : [...said, text];
  const [likely = said.length > 0 ? said[0] : text] = candidates.filter((each) => check(each) === undefined);
  const isForm = typeof text === "string" && said.length === 0 && type.endsWith("urlencoded");
  const fields = isForm ? fieldsOf(new URLSearchParams(text)) : bodyFields;
  const namesAt = (path: readonly string[]): string[] => (schema === undefined ? [] : propertiesAt(document, schema, path));
  const body = fields === undefined ? likely : fitted(gathered(fields, namesAt), check);
  if (isJson && isRounded(body, typeof text === "string" ? text : JSON.stringify(bodyFields ?? "")))
    return refused("body.digits", "body has an integer beyond 2^53, whose last digits would be lost");
  const fault = check(body);
  // An open object takes any name, but one almost of a field means that, unless the body is given as text.
  const known = namesAt([]);
  const sentNames = known.length === 0 || typeof text === "string" ? [] : Object.keys(Object(body) as object);
  const others = known.filter((name) => !sentNames.includes(name));
  const wrong = sentNames.find((name) => name.length > 3 && !known.includes(name) && nearestOf(name, others) !== undefined);
  if (fault === undefined && wrong !== undefined)
    return refused("body.known", `body has no ${wrong}. ${didYouMean(wrong, others, "")} To send ${wrong}, pass the body as JSON text`);
  const sent = bodyFields !== undefined && type.startsWith("multipart/") ? withFiles(body as object) : body;
  return { body: sent, faults: fault === undefined ? [] : [placed(document, schema ?? "", fault)] };
}

/** Finds an integer that is not the one that was written. */
function isRounded(value: unknown, written: string): boolean {
  if (typeof value === "number") return Math.abs(value) >= 2 ** 53 && Math.abs(value) < 1e21 && !written.includes(String(value));
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return false;
  return Object.values(value).some((each) => isRounded(each, written));
}

function notJson(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns the values that typed text may mean, the most likely first. One may be a list of one, or of texts with commas. */
export function meanings(text: string | readonly string[]): unknown[] {
  const meant = (each: string): unknown => parsed(each)[0] ?? each;
  if (typeof text !== "string") return [text.map(meant), text];
  const values = [...parsed(text), text];
  const parts = text.split(",");
  return [...values, ...values.map((value) => [value]), parts, parts.map(meant)];
}

/** Returns a value as it would be typed. A number that has lost digits is not the text that was meant. */
export function textOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(textOf);
  return typeof value === "boolean" || Number.isSafeInteger(value) ? String(value) : value;
}

export const isText = (value: unknown): value is string | string[] => [value].flat().every((each) => typeof each === "string");

/** Gathers `a.b` and `a[b]` in the object `a`, or `a[0]` in a list, at any depth, where that is a name and they are none. */
export function gathered(given: object, namesAt: (path: readonly string[]) => readonly string[], path: readonly string[] = []) {
  const names = namesAt(path);
  const all: Record<string, unknown> = {};
  const parts: Record<string, object> = {};
  for (const [name, value] of Object.entries(given)) {
    const [, whole = "", dotted, inner = "", more = ""] = /^([^.[]+)(?:\.(.+)|\[([^\]]+)\](.*))$/.exec(name) ?? [];
    // Within an object of any names, a dot may be a part of one.
    const isPart =
      names.includes(whole) || (whole !== "" && path.length > 0 && (dotted === undefined || namesAt([...path, whole]).length > 0));
    if (names.includes(name) || !isPart) all[name] = value as unknown;
    else parts[whole] = { ...parts[whole], [dotted ?? inner + more]: value as unknown };
  }
  for (const [name, part] of Object.entries(parts)) {
    const whole = typeof all[name] === "string" ? parsed(all[name])[0] : all[name];
    const inner = gathered({ ...(whole as object | undefined), ...part }, namesAt, [...path, name]);
    all[name] = Object.keys(inner).every((key, index) => key === String(index)) ? Object.values(inner) : inner;
  }
  return all;
}

/** Gives each text in an object the first meaning that the schema accepts there, or its first one. */
export function fitted(given: object, check: (value: object) => SchemaFault | undefined): object {
  const leaves: { place: string; own: Record<string, unknown>; name: string; values: unknown[]; used: number }[] = [];
  const made = (part: object, at: string): Record<string, unknown> => {
    const own = (Array.isArray(part) ? [] : {}) as Record<string, unknown>;
    for (const [name, each] of Object.entries(part) as [string, unknown][]) {
      const place = pointerTo(at, name);
      const values = isText(each) ? meanings(each) : typeof each === "object" && each !== null ? [made(each, place)] : [each, textOf(each)];
      [own[name]] = values;
      leaves.push({ place, own, name, values, used: 0 });
    }
    return own;
  };
  const value = made(given, "");
  for (;;) {
    const at = check(value)?.at ?? "";
    const leaf = leaves.find(({ place }) => at === place || at.startsWith(`${place}/`));
    if (leaf === undefined) return value;
    leaf.used = (leaf.used + 1) % leaf.values.length;
    leaf.own[leaf.name] = leaf.values[leaf.used];
    if (leaf.used === 0) return value;
  }
}

/** Reads `@FILE`, or standard input for `-` and `@-`. Another text is itself. */
export function readGiven(given: string): string | Uint8Array<ArrayBuffer> {
  const file = /^@?-$/.test(given) ? 0 : given.startsWith("@") ? given.slice(1) : undefined;
  if (file === undefined) return given;
  try {
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    throw new UsageError(`The body cannot be read: ${(error as Error).message}`);
  }
}

function withFiles(fields: object): object {
  const filed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filed);
    return typeof value === "string" && value.startsWith("@") ? new File([readGiven(value)], basename(value.slice(1))) : value;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, filed(value)]));
}

/** Returns the names of the fields that a JSON body or a form may have. */
export function fieldsOfBody(document: OpenApiDocument, { requestBody }: Operation): string[] {
  const [, schema] = Object.entries(requestBody?.content ?? {}).find(([type]) => IS_JSON.test(type)) ?? [];
  return schema === undefined ? [] : propertiesAt(document, schema, []);
}

function placed(document: OpenApiDocument, schema: string, fault: SchemaFault): RequestFault {
  const place = `body${fault.at.replaceAll("/", ".")}`;
  const names = fault.at.split("/").slice(1);
  const isUnknown = /^(?:additional|unevaluated)Properties$/.test(fault.rule);
  const near = isUnknown ? nearestOf(names.at(-1) ?? "", propertiesAt(document, schema, names.slice(0, -1))) : undefined;
  return {
    at: place,
    rule: fault.rule,
    message: `${place} ${fault.advice}${near === undefined || near === names.at(-1) ? "" : `. Did you mean ${near}?`}`,
  };
}

/** Returns the names of the properties that an object at a place of a value may have. A kind and its kinds may be parts of each other. */
export function propertiesAt(
  document: OpenApiDocument,
  pointer: string,
  names: readonly string[],
  above: readonly string[] = [],
): string[] {
  const schema = resolve(document, { pointer, value: at(document, pointer) as object });
  if (above.includes(schema.pointer)) return [];
  const value = schema.value as Record<string, unknown>;
  const [name, ...rest] = names;
  const below = (...keys: string[]): string =>
    [schema.pointer, ...keys.map((key) => key.replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");
  const parts = ["allOf", "anyOf", "oneOf"].flatMap((key) =>
    Array.isArray(value[key]) ? value[key].map((_, index) => below(key, String(index))) : [],
  );
  const others = parts.flatMap((part) => propertiesAt(document, part, names, [...above, schema.pointer]));
  const properties = Object.keys(value["properties"] ?? {});
  if (name === undefined) return [...properties, ...others];
  const next = properties.includes(name) ? below("properties", name) : /^\d+$/.test(name) && "items" in value ? below("items") : undefined;
  return [...(next === undefined ? [] : propertiesAt(document, next, rest)), ...others];
}
