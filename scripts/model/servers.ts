import type { OpenApiDocument, PathItem, Server, ServerVariable } from "../read/openapi.js";
import type { OperationModel } from "./operation.js";
import { isObject } from "./normalize/walk.js";
import { resolveReference } from "./schemas.js";

/** Returns the valid servers in a list. */
export function serversOf(list: unknown): Server[] {
  if (!Array.isArray(list)) return [];
  return list.filter((server: unknown): server is Server => isObject(server) && typeof server["url"] === "string");
}

/** Checks for an http URL of another machine, which the client refuses without `allowInsecure`. */
export function isInsecure(url: unknown): url is string {
  return typeof url === "string" && /^http:\/\/(?!(?:localhost|[^/:]*\.localhost|127\.[\d.]+|\[::1\])(?:[:/]|$))/i.test(url);
}

/** Returns the servers of an operation or its path, which replace those of the document. */
export function serversOfOperation(document: OpenApiDocument, { operation, path }: OperationModel): Server[] {
  const item = resolveReference<PathItem>(document, document.paths?.[path]);
  return serversOf(operation.servers ?? item?.servers);
}

/** Returns the URL of a server with the defaults of its variables. */
export function filledUrl({ url, variables }: Server): string {
  const defaults = new Map(serverVariables(variables).map(([name, variable]) => [name, defaultOf(variable)]));
  return url.replace(/\{([^{}]+)\}/g, (whole, name: string) => defaults.get(name) ?? whole);
}

export function serverVariables(variables: unknown): [string, ServerVariable][] {
  return isObject(variables) ? Object.entries(variables).filter((entry): entry is [string, ServerVariable] => isObject(entry[1])) : [];
}

/** A variable as parsed: YAML may parse its values as numbers, such as `1.0`. */
type GivenVariable = { [Field in keyof ServerVariable]?: unknown };

export function defaultOf(variable: GivenVariable): string {
  const [first]: unknown[] = variableValues(variable) ?? [];
  const value = variable.default ?? first ?? "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

export function variableValues({ enum: values }: GivenVariable): string[] | undefined {
  return Array.isArray(values) && values.length > 0 ? [...new Set(values.map(String))] : undefined;
}
