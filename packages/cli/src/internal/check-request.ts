import { nearestOf } from "../../../../scripts/core/cli/nearest.js";
import { at, type OpenApiDocument, resolve } from "../../../emulator/src/internal/contract/document.js";
import type { Operation, Parameter } from "../../../emulator/src/internal/contract/operation.js";
import type { SchemaFault } from "../../../emulator/src/internal/contract/schema-fault.js";
import type { Schemas } from "../../../emulator/src/internal/contract/schemas.js";
import type { CallRequest } from "./api.js";

/** A fault of a request: the place, the rule of JSON Schema or of OpenAPI that it violates, and the remedy. */
export interface RequestFault {
  at: string;
  rule: string;
  message: string;
}

const PLACES = ["path", "query", "header"] as const;

/** Returns all faults of a request. Values that are text become what their schema asks for, as in a URL. */
export function checkRequest(
  document: OpenApiDocument,
  schemas: Schemas,
  operation: Operation,
  request: CallRequest,
): { request: CallRequest; faults: RequestFault[] } {
  const checked: CallRequest = { ...request };
  const faults: RequestFault[] = [];
  for (const place of PLACES) {
    const given = request[place] ?? {};
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    const values: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(given)) {
      const parameter = find(parameters, name, place);
      const at = `${place}.${name}`;
      if (parameter === undefined) {
        if (!parameters.some(({ isFreeForm }) => isFreeForm)) faults.push(unknown(operation, parameters, place, name));
        else values[name] = value;
        continue;
      }
      const found = fitting(schemas, parameter, value);
      values[parameter.name] = found.value;
      if (found.fault !== undefined) faults.push({ at, rule: found.fault.rule, message: `${at} ${found.fault.advice}` });
    }
    for (const { name, isRequired, isFreeForm } of parameters) {
      if (isRequired && !isFreeForm && !Object.hasOwn(values, name)) faults.push(missing(`${place}.${name}`));
    }
    if (Object.keys(values).length > 0) checked[place] = values;
  }
  return { request: checked, faults: [...faults, ...bodyFaults(document, schemas, operation, request)] };
}

function find(parameters: readonly Parameter[], name: string, place: string): Parameter | undefined {
  const written = (text: string): string => (place === "header" ? text.toLowerCase() : text);
  return parameters.find((parameter) => written(parameter.name) === written(name));
}

/** A schema that is none, as other documents have them, checks nothing. */
function check(schemas: Schemas, schema: string, value: unknown): SchemaFault | undefined {
  try {
    return schemas.check(schema, value);
  } catch {
    return undefined;
  }
}

/** Tries a text as it is, then as JSON: `10` is a number where the schema has one. A single value may be a list of one. */
function fitting(schemas: Schemas, { schema }: Parameter, value: unknown): { value: unknown; fault?: SchemaFault } {
  const candidates = [value, ...(typeof value === "string" ? parsed(value) : []), ...(Array.isArray(value) ? [] : [[value]])];
  const tried = candidates.map((each) => ({ value: each, fault: check(schemas, schema, each) }));
  const [first] = tried;
  const fault = tried.find((each) => each.fault?.rule !== "type")?.fault ?? first?.fault;
  const fits = tried.find((each) => each.fault === undefined);
  return fits !== undefined || fault === undefined ? { value: fits?.value } : { value, fault };
}

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text) as unknown];
  } catch {
    return [];
  }
}

function bodyFaults(
  document: OpenApiDocument,
  schemas: Schemas,
  { operationId, requestBody }: Operation,
  { body, contentType }: CallRequest,
): RequestFault[] {
  if (requestBody === undefined) {
    return body === undefined ? [] : [{ at: "body", rule: "body.known", message: `${operationId} takes no body` }];
  }
  if (body === undefined) return requestBody.isRequired ? [missing("body")] : [];
  const types = Object.keys(requestBody.content);
  if (contentType !== undefined && !types.includes(contentType) && !types.some((type) => type.includes("*"))) {
    return [{ at: "contentType", rule: "body.mediaType", message: `contentType must be ${types.join(" or ")}` }];
  }
  const type = contentType ?? types.find((each) => /[/+]json$/.test(each)) ?? types[0] ?? "";
  const schema = /json|urlencoded/.test(type) ? requestBody.content[type] : undefined;
  const fault = schema === undefined ? undefined : check(schemas, schema, body);
  if (fault === undefined) return [];
  const place = `body${fault.at.replaceAll("/", ".")}`;
  const names = fault.at.split("/").slice(1);
  const near =
    fault.rule === "additionalProperties"
      ? nearestOf(names.at(-1) ?? "", propertiesAt(document, schema ?? "", names.slice(0, -1)))
      : undefined;
  return [{ at: place, rule: fault.rule, message: `${place} ${fault.advice}${near === undefined ? "" : `. Did you mean ${near}?`}` }];
}

/** Returns the names of the properties that an object at a place of a value may have. */
function propertiesAt(document: OpenApiDocument, pointer: string, names: readonly string[]): string[] {
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

function missing(at: string): RequestFault {
  return { at, rule: "required", message: `${at} is required` };
}

function unknown({ operationId }: Operation, parameters: readonly Parameter[], place: string, name: string): RequestFault {
  const names = parameters.map((parameter) => parameter.name);
  const near = nearestOf(name, names);
  const others = names.length === 0 ? "" : ` It has ${names.join(", ")}.`;
  const advice = near === undefined ? others : ` Did you mean ${near}?`;
  return { at: `${place}.${name}`, rule: `${place}.known`, message: `${operationId} has no ${place} parameter ${name}.${advice}` };
}
