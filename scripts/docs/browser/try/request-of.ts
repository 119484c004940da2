import type { TryItOperation, TryItParameter } from "../../view/try-it-operation.js";
import { baseUrlOf } from "./base-url.js";
import { type BodyValues, bodyOf, type FormPart, takesBody } from "./body-of.js";

/** The values of the form. */
export interface FormValues extends BodyValues {
  baseUrl: string;
  token: string;
  /** The credentials of another API, in the order of the operation. */
  credentials?: readonly string[];
  /** By {@link parameterKey}. */
  parameters: ReadonlyMap<string, string>;
  /** `name=value`, one per line. */
  furtherQuery: string;
}

export interface TryItRequest {
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: string | File | readonly FormPart[];
}

/** An invalid value and its control. */
export interface Problem {
  control: string;
  message: string;
}

export type Prepared = { request: TryItRequest } | { problems: readonly Problem[] };

export function parameterKey(parameter: Pick<TryItParameter, "in" | "name">): string {
  return `${parameter.in}.${parameter.name}`;
}

/** Builds the request from the form's values, or returns all problems. Empty values are not sent. */
export function requestOf(operation: TryItOperation, values: FormValues): Prepared {
  const baseUrl = baseUrlOf(values.baseUrl.trim());
  const path = pathOf(operation, values);
  const body = bodyOf(takesBody(operation) ? operation.body : undefined, values);
  const problems = [
    ...(baseUrl === undefined
      ? [problem("baseUrl", "Enter an https URL, or an http URL for 127.0.0.1 or localhost, without user, query or #.")]
      : []),
    ...missing(operation.parameters, values),
    ...(path === undefined ? [problem(firstPathKey(operation), "Path parameters must not be `.` or `..`.")] : []),
    ...("message" in body ? [problem("body", body.message)] : []),
    ...(isHeaderText(values.token) ? [] : [problem("token", NOT_SENDABLE)]),
    ...(operation.credentials ?? []).flatMap(({ in: place, form }, at) => {
      const value = values.credentials?.[at] ?? "";
      // A key may be written with a scheme of its own, such as `Token abc`.
      const isSendable = place === "query" || form === "basic" || isHeaderText(form === "plain" ? value.replaceAll(" ", "") : value);
      return isSendable ? [] : [problem(`credential.${at}`, NOT_SENDABLE)];
    }),
  ];
  if (problems.length > 0 || baseUrl === undefined || path === undefined || "message" in body) return { problems };
  const query = [
    ...queryOf(operation, values),
    ...credentialsIn("query", operation, values).map(([name, value]) => encoded(name, [value])),
  ];
  return {
    request: {
      method: operation.method,
      url: `${baseUrl}${path}${query.length === 0 ? "" : `?${query.join("&")}`}`,
      headers: [...headersOf(operation, values), ...body.headers],
      ...(body.content === undefined ? {} : { body: body.content }),
    },
  };
}

const SCHEME = /^bearer /i;
const NOT_SENDABLE = "A header cannot have all characters of the token.";

function missing(parameters: readonly TryItParameter[], values: FormValues): Problem[] {
  return parameters
    .filter((parameter) => isNeeded(parameter) && valueOf(parameter, values) === "")
    .map((parameter) => problem(parameterKey(parameter), `${parameter.name} is required.`));
}

/** Checks that a request cannot be sent without the parameter. */
export function isNeeded(parameter: TryItParameter): boolean {
  return parameter.required || parameter.in === "path";
}

/** Encodes each value as one segment; undefined if a segment is `.` or `..`. */
function pathOf(operation: TryItOperation, values: FormValues): string | undefined {
  const path = operation.template.replace(/\{[^{}]*\}/g, (part) => {
    const own = operation.parameters.filter((parameter) => parameter.in === "path" && part === `{${parameter.name}}`);
    return own.flatMap((parameter) => valuesOf(parameter, values).map(encodeURIComponent)).join(",");
  });
  return /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path) ? undefined : path;
}

function firstPathKey({ parameters }: TryItOperation): string {
  const first = parameters.find((parameter) => parameter.in === "path");
  return first === undefined ? "baseUrl" : parameterKey(first);
}

function queryOf(operation: TryItOperation, values: FormValues): string[] {
  const listed = operation.parameters
    .filter((parameter) => parameter.in === "query")
    .flatMap((parameter) => pairsOf(parameter, valuesOf(parameter, values)));
  const further = operation.takesFurtherQuery ? values.furtherQuery.split("\n").filter((line) => line.trim() !== "") : [];
  return [...listed, ...pairsOf({ name: "", properties: "form" }, further)];
}

/** Writes a list as one parameter or as one per item, and an object as one per property. */
function pairsOf(
  { name, separator, properties }: Pick<TryItParameter, "name" | "separator" | "properties">,
  values: readonly string[],
): string[] {
  if (separator !== undefined) return values.length > 0 ? [encoded(name, values, separator)] : [];
  return values.map((value) => {
    if (properties === undefined) return encoded(name, [value]);
    const [property = "", ...rest] = value.split("=");
    return encoded(properties === "form" ? property.trim() : `${name}[${property.trim()}]`, [rest.join("=").trim()]);
  });
}

/** Encodes separators within a value. */
function encoded(name: string, values: readonly string[], separator = ""): string {
  return `${encodeURIComponent(name)}=${values.map(encodeURIComponent).join(separator)}`;
}

function headersOf(operation: TryItOperation, values: FormValues): [string, string][] {
  const listed = operation.parameters
    .filter((parameter) => parameter.in === "header")
    .map((parameter): [string, string] => [parameter.name, valuesOf(parameter, values).join(",")])
    .filter(([, value]) => value !== "");
  if (operation.credentials !== undefined) return [...listed, ...credentialsIn("header", operation, values)];
  return operation.takesCredential && values.token !== ""
    ? [...listed, ["authorization", `Bearer ${values.token.replace(SCHEME, "")}`]]
    : listed;
}

/** Returns the credentials of another API that are sent in one place, except for empty ones. */
function credentialsIn(place: "header" | "query", { credentials = [] }: TryItOperation, values: FormValues): [string, string][] {
  return credentials.flatMap(({ in: at, name, form }, index): [string, string][] => {
    const value = values.credentials?.[index] ?? "";
    if (at !== place || value === "") return [];
    const bytes = String.fromCharCode(...new TextEncoder().encode(value));
    return [[name, form === "bearer" ? `Bearer ${value.replace(SCHEME, "")}` : form === "basic" ? `Basic ${btoa(bytes)}` : value]];
  });
}

function valueOf(parameter: TryItParameter, values: FormValues): string {
  return values.parameters.get(parameterKey(parameter)) ?? "";
}

/** Splits a list at line breaks. */
function valuesOf(parameter: TryItParameter, values: FormValues): string[] {
  const value = valueOf(parameter, values);
  return (isList(parameter) ? value.split("\n") : [value]).filter((part) => part !== "");
}

/** Checks for a value in lines: a list, or the properties of an object. */
export function isList({ type }: Pick<TryItParameter, "type">): boolean {
  return /^array|=value$/.test(type);
}

/** Checks for a token that a header can have; a copied one may have its scheme. */
export function isHeaderText(text: string): boolean {
  return /^(?:bearer )?[!-~]*$/i.test(text);
}

function problem(control: string, message: string): Problem {
  return { control, message };
}
