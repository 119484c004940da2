import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { UsageError } from "../../../../scripts/core/cli/spec-command.js";
import { nearestOf } from "../../../../scripts/core/cli/nearest.js";
import { at, type OpenApiDocument, resolve } from "../../../emulator/src/internal/contract/document.js";
import type { Operation } from "../../../emulator/src/internal/contract/operation.js";
import type { SchemaFault } from "../../../emulator/src/internal/contract/schema-fault.js";
import type { Schemas } from "../../../emulator/src/internal/contract/schemas.js";
import { fieldsOf } from "../../../emulator/src/internal/requests/observed-body.js";
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

export function missing(at: string): RequestFault {
  return { at, rule: "required", message: `${at} is required` };
}

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
    return { faults: given === null || given === "" ? [] : [{ at: "body", rule: "body.known", message: `${operationId} takes no body` }] };
  const types = Object.keys(requestBody.content);
  if (contentType !== undefined && !types.includes(contentType) && !types.some((type) => type.includes("*")))
    return { faults: [{ at: "contentType", rule: "body.mediaType", message: `contentType must be ${types.join(" or ")}` }] };
  const type = contentType ?? types.find((each) => /[/+]json$/.test(each)) ?? types[0] ?? "";
  const isJson = /json|form|\*|^$/.test(type);
  const schema = /json|form/.test(type) ? requestBody.content[type] : undefined;
  const check = (value: unknown): SchemaFault | undefined => (schema === undefined ? undefined : faultOf(schemas, schema, value));
  const typed = isJson && typeof bodyText === "object" ? new TextDecoder().decode(bodyText) : bodyText;
  const reason = typeof typed === "string" && isJson && /^\s*([[{"\x27\ufffd]|$)/.test(typed) ? notJson(typed) : undefined;
  if (reason !== undefined)
    return {
      faults: [
        { at: "body", rule: "body.json", message: `body is not JSON: ${reason}. If a shell removes its quotes, pass a file or its fields` },
      ],
    };
  const text = typed ?? given;
  const said = typeof text === "string" && isJson ? parsed(text) : [];
  const candidates = text === given ? [text, ...said] : [...said, text];
  const likely = candidates.find((each) => check(each) === undefined) ?? said[0] ?? text;
  const isForm = typeof text === "string" && said.length === 0 && type.endsWith("urlencoded");
  const fields = isForm ? fieldsOf(new URLSearchParams(text)) : bodyFields;
  const body =
    fields === undefined ? likely : fitted(gathered(fields, schema === undefined ? [] : propertiesAt(document, schema, [])), check);
  if (isJson && isRounded(body, typeof text === "string" ? text : JSON.stringify(bodyFields ?? "")))
    return { faults: [{ at: "body", rule: "body.digits", message: "body has an integer beyond 2^53, whose last digits would be lost" }] };
  const fault = check(body);
  const sent = bodyFields !== undefined && type.startsWith("multipart/") ? withFiles(body as object) : body;
  return { body: sent, faults: fault === undefined ? [] : [placed(document, schema ?? "", fault)] };
}

/** Finds an integer that is not the one that was written. */
function isRounded(value: unknown, written: string): boolean {
  if (typeof value === "number") return Math.abs(value) >= 2 ** 53 && Math.abs(value) < 1e21 && !written.includes(String(value));
  return (
    typeof value === "object" &&
    value !== null &&
    !ArrayBuffer.isView(value) &&
    Object.values(value).some((each) => isRounded(each, written))
  );
}

function notJson(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

export type Typed = string | readonly string[] | Readonly<Record<string, string | readonly string[]>>;

/** Returns the values that typed texts may mean, the most likely first. One may be a list of one. */
export function meanings(text: Typed): unknown[] {
  const meant = (each: unknown): unknown => (typeof each === "string" ? (parsed(each)[0] ?? each) : each);
  if (Array.isArray(text)) return [text.map(meant), text];
  if (typeof text !== "string") return [Object.fromEntries(Object.entries(text).map(([name, each]) => [name, meant(each)])), text];
  const values = [...parsed(text), text];
  const parts = text.split(",");
  return [...values, ...values.map((value) => [value]), parts.map(meant), parts];
}

/** Gathers `a.b` and `a[b]` in the object `a`, where that is a name and they are none. */
export function gathered<Value>(given: Readonly<Record<string, Value>>, names: readonly string[]) {
  const all: Record<string, Value | Record<string, Value>> = {};
  for (const [name, value] of Object.entries(given)) {
    const [, whole = "", part = ""] = /^([^.[]+)[.[]([^\]]+)\]?$/.exec(name) ?? [];
    if (names.includes(name) || !names.includes(whole)) all[name] = value;
    else all[whole] = { ...(all[whole] as Record<string, Value> | undefined), [part]: value };
  }
  return all;
}

/** Gives each field the first meaning that the schema accepts there, or its first one. */
function fitted(fields: Readonly<Record<string, Typed>>, check: (body: object) => SchemaFault | undefined): object {
  const left = new Map(Object.entries(fields).map(([name, text]) => [name, meanings(text)]));
  const usual = Object.fromEntries([...left].map(([name, [value]]) => [name, value]));
  const body = { ...usual };
  for (;;) {
    const name = check(body)?.at.split("/")[1] ?? "";
    const values = left.get(name);
    if (values === undefined) return body;
    values.shift();
    if (values.length === 0) return { ...body, [name]: usual[name] };
    [body[name]] = values;
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
  const [, schema] = Object.entries(requestBody?.content ?? {}).find(([type]) => /json|form/.test(type)) ?? [];
  return schema === undefined ? [] : propertiesAt(document, schema, []);
}

function placed(document: OpenApiDocument, schema: string, fault: SchemaFault): RequestFault {
  const place = `body${fault.at.replaceAll("/", ".")}`;
  const names = fault.at.split("/").slice(1);
  const near =
    fault.rule === "additionalProperties" ? nearestOf(names.at(-1) ?? "", propertiesAt(document, schema, names.slice(0, -1))) : undefined;
  return { at: place, rule: fault.rule, message: `${place} ${fault.advice}${near === undefined ? "" : `. Did you mean ${near}?`}` };
}

/** Returns the names of the properties that an object at a place of a value may have. */
export function propertiesAt(document: OpenApiDocument, pointer: string, names: readonly string[]): string[] {
  const schema = resolve(document, { pointer, value: at(document, pointer) as object });
  const value = schema.value as Record<string, unknown>;
  const [name, ...rest] = names;
  const below = (...keys: string[]): string =>
    [schema.pointer, ...keys.map((key) => key.replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");
  const parts = ["allOf", "anyOf", "oneOf"].flatMap((key) =>
    Array.isArray(value[key]) ? value[key].map((_, index) => below(key, String(index))) : [],
  );
  const others = parts.flatMap((part) => propertiesAt(document, part, names));
  const properties = Object.keys(value["properties"] ?? {});
  if (name === undefined) return [...properties, ...others];
  const next = properties.includes(name) ? below("properties", name) : /^\d+$/.test(name) && "items" in value ? below("items") : undefined;
  return [...(next === undefined ? [] : propertiesAt(document, next, rest)), ...others];
}
