import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { UsageError } from "../../../../scripts/core/cli/spec-command.js";
import { nearestOf } from "../../../../scripts/core/cli/nearest.js";
import { isBinary } from "../../../../scripts/model/body-kinds.js";
import { isTextType, streamFormat, usualFirst } from "../../../../scripts/model/media-types.js";
import type { Schema } from "../../../../scripts/read/openapi.js";
import { at, namesIn, type OpenApiDocument, resolve } from "../../../emulator/src/internal/contract/document.js";
import type { Operation } from "../../../emulator/src/internal/contract/operation.js";
import type { SchemaFault } from "../../../emulator/src/internal/contract/schema-fault.js";
import type { Contract } from "../../../emulator/src/internal/contract/load-contract.js";
import { isObject, pointerTo } from "../../../emulator/src/internal/state/json.js";
import { fieldsOf } from "../../../emulator/src/internal/requests/observed-body.js";
import type { CallRequest } from "./api.js";
import { fitted, gathered, parsed } from "./typed-values.js";

/** A fault of a request: the place, the rule of JSON Schema or of OpenAPI that it violates, and the remedy. */
export interface RequestFault {
  at: string;
  rule: string;
  message: string;
}

/** A request whose body may be text, as it is typed at a terminal: the whole, or each field. */
export interface TypedRequest extends CallRequest {
  /** Headers that the contract does not have, as `NAME: VALUE`. */
  headerLines?: readonly string[];
  bodyText?: string | Uint8Array<ArrayBuffer> | undefined;
  bodyFields?: Readonly<Record<string, string | readonly string[]>> | undefined;
}

/** JSON, which any type may be, or a form, but not lines of JSON. */
const IS_JSON = /[/+]json(?![\w-])|^multipart\/|form-urlencoded|^\*\/\*$/;

export function missing(at: string): RequestFault {
  return { at, rule: "required", message: `${at} is required` };
}

/** A body with the faults of it, and its media type if it is not the usual one of the operation. */
interface CheckedBody {
  body?: unknown;
  contentType?: string;
  faults: RequestFault[];
}

const refused = (rule: string, message: string, at = "body"): CheckedBody => ({ faults: [{ at, rule, message }] });

/** A schema that is none, as other documents have them, checks nothing. */
export function faultsOf({ schemas }: Pick<Contract, "schemas">, schema: string | undefined, value: unknown): SchemaFault[] {
  try {
    return schema === undefined ? [] : schemas.faults(schema, value);
  } catch {
    return [];
  }
}

/** Returns the body of a request, as the first JSON that takes it unless the request names its media type. */
export function checkBody(contract: Contract, { operationId, requestBody }: Operation, request: TypedRequest): CheckedBody {
  const { body: given, bodyText, bodyFields, contentType } = request;
  if ([given, bodyText, bodyFields].every((each) => each === undefined))
    return {
      faults: [
        ...(requestBody?.isRequired === true ? [missing("body")] : []),
        ...(contentType === undefined
          ? []
          : refused("body.mediaType", "contentType is that of a body, and there is none", "contentType").faults),
      ],
    };
  if (requestBody === undefined)
    return given === null || given === "" ? { faults: [] } : refused("body.known", `${operationId} takes no body`);
  const types = usualFirst(Object.keys(requestBody.content));
  if (contentType !== undefined && !types.includes(contentType) && !types.some((type) => type.includes("*")))
    return refused("body.mediaType", `contentType must be ${types.join(" or ")}`, "contentType");
  const isLikely = (type: string): boolean => (contentType === undefined ? /[/+]json$/.test(type) : type === contentType);
  const [usual = contentType ?? types[0] ?? "", ...others] = types.filter(isLikely);
  let first: CheckedBody | undefined;
  for (const type of [usual, ...others]) {
    const checked = checkAs(contract, type, requestBody.content[type], request);
    if (checked.faults.length === 0) return type === (types[0] ?? "") ? checked : { contentType: type, ...checked };
    first ??= checked;
  }
  return first ?? { faults: [] };
}

function checkAs(
  { document, schemas }: Contract,
  type: string,
  pointer: string | undefined,
  { body: given, bodyText, bodyFields }: TypedRequest,
): CheckedBody {
  const isJson = IS_JSON.test(type) || /\*|^$/.test(type);
  const schema = IS_JSON.test(type) ? pointer : undefined;
  const check = (value: unknown): SchemaFault | undefined => faultsOf({ schemas }, schema, value)[0];
  const typed = isJson && typeof bodyText === "object" ? new TextDecoder().decode(bodyText) : bodyText;
  const text = typed ?? given;
  let reason = "";
  const said = typeof text === "string" && isJson ? parsed(text, (why) => (reason = why)) : [];
  if (reason !== "" && typeof typed === "string" && /^\s*([[{"\x27\ufffd]|$)/.test(typed))
    return refused("body.json", `body is not JSON: ${reason}. If a shell removes its quotes, pass a file or its fields`);
  const candidates = text === given ? [text, ...said] : [...said, text];
  const [likely = said.length > 0 ? said[0] : text] = candidates.filter((each) => check(each) === undefined);
  const isForm = typeof text === "string" && said.length === 0 && type.endsWith("urlencoded");
  const fields = isForm ? fieldsOf(new URLSearchParams(text)) : bodyFields;
  const namesAt = (path: readonly string[]): string[] => propertiesAt(document, schema, path);
  const body = fields === undefined ? likely : fitted(gathered(fields, namesAt), check);
  if (!isJson && typeof body === "object" && body !== null && !ArrayBuffer.isView(body))
    return refused("body.mediaType", `body must be text of ${type}, or a file with it: only JSON and forms are made of fields`);
  if (isJson && isRounded(body, typeof text === "string" ? text : JSON.stringify(bodyFields ?? "")))
    return refused("body.digits", "body has an integer beyond 2^53, whose last digits would be lost");
  const found = faultsOf({ schemas }, schema, body);
  const told = found.map(({ at: place }) => place);
  // An open object takes any name, but one almost of a field means that, unless the body is given as text.
  const isJsonText = typeof text === "string";
  const misspelt = isJsonText && found.length === 0 ? [] : misspeltIn(namesAt, body, { least: found.length > 0 ? 2 : 4, isJsonText });
  const faults = [...found, ...misspelt.filter(({ at: place }) => !told.includes(place))].map((fault) => placed(namesAt, fault, body));
  const isBytes = typeof given === "string" && !isJson && !isTextType(type) && streamFormat(type) === undefined;
  if (schema === undefined || !type.startsWith("multipart/") || !isObject(body))
    return { body: fileOf("body", body, isBytes, false, faults), faults };
  const { properties = {} } = resolve<Schema>(document, { pointer: schema, value: at(document, schema) as Schema }).value;
  const sent = Object.entries(body).map(([name, value]) => {
    const { [name]: own = {} } = properties;
    return [name, fileOf(`body.${name}`, value, [own, own.items ?? {}].some(isBinary), bodyFields !== undefined, faults)];
  });
  return { body: Object.fromEntries(sent) as unknown, faults };
}

/** Finds an integer that is not the one that was written. */
function isRounded(value: unknown, written: string): boolean {
  if (typeof value === "number") return Math.abs(value) >= 2 ** 53 && Math.abs(value) < 1e21 && !written.includes(String(value));
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return false;
  return Object.values(value).some((each) => isRounded(each, written));
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

const DATA_URL = /^data:([^;,]*)(?:;name=([^;,]*)|;(?!base64,|name=)[^;,]*)*;base64,([\w+/=-]*)$/;

/** Reads a file: `@FILE`, which a person writes, or a data: URL, which an agent can. Services refuse or keep a text in its place. */
function fileOf(place: string, given: unknown, isBytes: boolean, isTyped: boolean, faults: RequestFault[]): unknown {
  if (Array.isArray(given)) return given.map((each) => fileOf(place, each, isBytes, isTyped, faults));
  if (typeof given !== "string") return given;
  if (isTyped && given.startsWith("@")) return new File([readGiven(given)], basename(given.slice(1)));
  const [, type = "", name = "file", data] = (isBytes ? DATA_URL.exec(given) : undefined) ?? [];
  if (data !== undefined) return new File([Buffer.from(data, "base64")], name, { type });
  const remedy = isTyped ? "write @FILE" : "pass a data: URL, such as data:image/png;name=a.png;base64,…";
  if (isBytes) faults.push({ at: place, rule: "body.bytes", message: `${place} is a file: ${remedy}` });
  return given;
}

/** Returns the schema of a body that is made of fields: JSON, or a form. */
export function schemaOfBody(operation: Operation | undefined): string | undefined {
  return Object.entries(operation?.requestBody?.content ?? {}).find(([type]) => IS_JSON.test(type))?.[1];
}

type NamesAt = (path: readonly string[]) => readonly string[];

function placed(namesAt: NamesAt, fault: SchemaFault, body: unknown): RequestFault {
  const names = namesIn(fault.at);
  const place = ["body", ...names].join(".");
  const [name = "", ...path] = names.toReversed();
  const known = /^(?:(?:additional|unevaluated)Properties|body\.known)$/.test(fault.rule) ? namesAt(path.toReversed()) : [];
  const left = known.filter((each) => !Object.hasOwn(Object(at(body, pointerTo("", ...path.toReversed()))) as object, each));
  const near = nearestOf(name, left) ?? nearestOf(name, known);
  return { at: place, rule: fault.rule, message: `${place} ${fault.advice}${near === undefined ? "" : `. Did you mean ${near}?`}` };
}

/** Finds names that no schema has, and that are almost a field which is not sent, in an object and below it. */
function misspeltIn(
  namesAt: NamesAt,
  value: unknown,
  given: { least: number; isJsonText: boolean },
  path: readonly string[] = [],
): SchemaFault[] {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return [];
  const known = namesAt(path);
  const sent = Object.keys(value);
  const others = known.filter((name) => !sent.includes(name));
  const wrong = sent.filter((name) => name.length >= given.least && !known.includes(name) && nearestOf(name, others) !== undefined);
  const advice = `is no field of the contract${given.isJsonText ? "" : "; to send it, pass the body as JSON text"}`;
  return [
    ...wrong.map((name) => ({ rule: "body.known", at: pointerTo("", ...path, name), advice })),
    ...Object.entries(value).flatMap(([name, part]) => misspeltIn(namesAt, part, given, [...path, name])),
  ];
}

/** Returns the names of the properties that an object at a place of a value may have. */
export function propertiesAt(document: OpenApiDocument, pointer: string | undefined, names: readonly string[]): string[] {
  return schemasAt(document, pointer, names).flatMap(({ properties }) => Object.keys(properties ?? {}));
}

/** Returns the values that a place has by its schema, or an item of its list: of an enumeration, or of a boolean. */
export function valuesAt(document: OpenApiDocument, pointer: string | undefined, names: readonly string[]): string[] {
  const schemas = [names, [...names, "0"]].flatMap((place) => schemasAt(document, pointer, place));
  return schemas.flatMap((each) => each.enum ?? each.const ?? ([each.type].flat().includes("boolean") ? [true, false] : [])).map(String);
}

/** Returns the schemas that a place of a value has, with their parts. A kind and its kinds may be parts of each other. */
function schemasAt(document: OpenApiDocument, pointer: string | undefined, names: readonly string[], seen = new Set<string>()): Schema[] {
  if (pointer === undefined) return [];
  const schema = resolve(document, { pointer, value: at(document, pointer) as Schema });
  const visit = `${names.length} ${schema.pointer}`;
  if (seen.has(visit)) return [];
  seen.add(visit);
  const { value } = schema;
  const [name, ...rest] = names;
  const parts = (["allOf", "anyOf", "oneOf"] as const).flatMap((key) =>
    Array.isArray(value[key]) ? value[key].map((_, index) => pointerTo(schema.pointer, key, index)) : [],
  );
  const others = parts.flatMap((part) => schemasAt(document, part, names, seen));
  if (name === undefined) return [value, ...others];
  const isOwn = Object.hasOwn(value.properties ?? {}, name);
  const keys = isOwn ? ["properties", name] : /^\d+$/.test(name) && value.items !== undefined ? ["items"] : undefined;
  return [...(keys === undefined ? [] : schemasAt(document, pointerTo(schema.pointer, ...keys), rest, seen)), ...others];
}
