// Finds the parts of a Swagger 2.0 document that the parts of the converted document were made from.
import { isObject } from "../spec-node.js";
import { isBody, parameterAt } from "./parameters.js";

/** The places of the parts that are not at the same place. */
const MOVED: Readonly<Record<string, string>> = {
  schemas: "definitions",
  parameters: "parameters",
  responses: "responses",
  securitySchemes: "securityDefinitions",
};

/** Returns the JSON Pointer in a Swagger document of a part of the converted one, or of the nearest part that exists. */
export function swaggerPointer(document: Record<string, unknown>, pointer: string): string {
  const keys = pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  const found = walk(document, startOf(document, keys));
  return `#/${found.map((key) => key.replaceAll("~", "~0").replaceAll("/", "~1")).join("/")}`;
}

function startOf(document: Record<string, unknown>, keys: readonly string[]): string[] {
  const [top = "", section = "", ...rest] = keys;
  if (top === "components") return [MOVED[section] ?? "", ...rest];
  if (top === "servers") return [["host", "basePath", "schemes"].find((key) => key in document) ?? ""];
  return top === "openapi" ? ["swagger"] : [...keys];
}

/** Follows keys as far as they exist, without the levels that OpenAPI 3 added: request bodies, media types, schemas of parameters. */
function walk(document: Record<string, unknown>, keys: readonly string[]): string[] {
  const found: string[] = [];
  let node: unknown = document;
  let fields: unknown[] = [];
  const rest = [...keys];
  for (let key = rest.shift(); key !== undefined; key = rest.shift()) {
    if (Array.isArray(node) && found.at(-1) === "parameters") {
      const [place, parameter] = positionOf(document, node, Number(key));
      if (place === undefined) break;
      found.push(place);
      node = parameter;
    } else if (hasKey(node, key)) {
      found.push(key);
      node = node[key];
    } else if (key === "requestBody" && isObject(node)) {
      fields = Array.isArray(node["parameters"]) ? node["parameters"] : [];
      const place = fields.findIndex((parameter) => isBody(document, parameter));
      if (place === -1) break;
      found.push("parameters", String(place));
      node = fields[place];
    } else if (key === "properties") {
      const name = rest.shift();
      const place = fields.findIndex((parameter) => parameterAt(document, parameter)?.["name"] === name);
      if (place === -1) break;
      found.splice(-1, 1, String(place));
      node = fields[place];
    } else if (key === "content") rest.shift();
    else if (key !== "schema") break;
  }
  return found;
}

function hasKey(node: unknown, key: string): node is Record<string, unknown> {
  return Array.isArray(node) ? key in node : isObject(node) && Object.hasOwn(node, key);
}

/** Returns the position of a parameter in the Swagger document, where the parts of a body are parameters, too. */
function positionOf(
  document: Record<string, unknown>,
  parameters: readonly unknown[],
  position: number,
): [place?: string, parameter?: unknown] {
  const [entry] = [...parameters.entries()].filter(([, parameter]) => !isBody(document, parameter)).slice(position);
  return entry === undefined ? [] : [String(entry[0]), entry[1]];
}
