// A document as it is written, read without the pipeline, so that what the pipeline loses can be seen.
import { readFile } from "node:fs/promises";
import { bundle, createConfig } from "@redocly/openapi-core";
import { parse } from "yaml";

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export interface Reference {
  $ref: string;
}

export interface Schema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  enum?: Json[];
  properties?: Record<string, Schema | boolean>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema | boolean;
  prefixItems?: (Schema | boolean)[];
  allOf?: (Schema | boolean)[];
  oneOf?: (Schema | boolean)[];
  anyOf?: (Schema | boolean)[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
}

export interface MediaType {
  schema?: Schema | boolean;
  example?: Json;
  examples?: Record<string, { value?: Json } | Reference>;
  encoding?: Record<string, { contentType?: string; style?: string; explode?: boolean }>;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  schema?: Schema | boolean;
  content?: Record<string, MediaType>;
  example?: Json;
  examples?: MediaType["examples"];
}

export interface RequestBody {
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface Answer {
  content?: Record<string, MediaType>;
}

interface OperationObject {
  operationId?: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses?: Record<string, Answer | Reference>;
}

type PathItem = { parameters?: (Parameter | Reference)[]; $ref?: string } & Partial<Record<(typeof METHODS)[number], OperationObject>>;

export interface SpecDocument {
  [key: string]: unknown;
  openapi: string;
  paths?: Record<string, PathItem>;
}

/** An operation with all that it refers to outside its schemas. */
export interface DocumentOperation {
  /** `GET /pets`, as the document writes it. */
  key: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body?: RequestBody;
  responses: Record<string, Answer>;
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

/** Header fields that OpenAPI does not let a parameter describe. */
const IGNORED_HEADERS = new Set(["accept", "content-type", "authorization"]);

/** Reads a document; where it stands in several files, Redocly joins them with none of our rules. */
export async function readDocument(file: string): Promise<SpecDocument> {
  const text = await readFile(file, "utf8");
  if (!/["']?\$ref["']?\s*:\s*["']?[^"'#\s]/.test(text)) return parse(text, { maxAliasCount: -1 }) as SpecDocument;
  const { bundle: joined } = await bundle({ ref: file, config: await createConfig({}) });
  return joined.parsed as SpecDocument;
}

/** Follows references until there is none. */
export function resolve<T extends object>(document: SpecDocument, value: T | Reference): T {
  let current: unknown = value;
  for (let step = 0; step < 50; step++) {
    const ref = (current as { $ref?: unknown } | null | undefined)?.$ref;
    if (typeof ref !== "string") return current as T;
    current = at(document, ref);
  }
  throw new Error("a reference leads to itself");
}

export function at(document: SpecDocument, ref: string): unknown {
  if (!ref.startsWith("#")) throw new Error(`${ref} leads out of the document`);
  const steps = ref.slice(1).split("/").slice(1);
  let current: unknown = document;
  for (const step of steps) {
    const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
    if (current === null || typeof current !== "object" || !Object.hasOwn(current, key)) throw new Error(`${ref} leads nowhere`);
    current = (current as Record<string, unknown>)[key];
  }
  return current;
}

/** The operations of the paths; those of webhooks and callbacks are for the other side to call. */
export function operationsOf(document: SpecDocument): DocumentOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, written]) => {
    if (!path.startsWith("/")) return [];
    const { $ref, ...own } = written;
    const item: PathItem = $ref === undefined ? own : { ...resolve<PathItem>(document, { $ref }), ...own };
    return METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [operationOf(document, method.toUpperCase(), path, item, operation)];
    });
  });
}

function operationOf(document: SpecDocument, method: string, path: string, item: PathItem, operation: OperationObject): DocumentOperation {
  const parameters = new Map<string, Parameter>();
  for (const each of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = resolve<Parameter>(document, each);
    if (parameter.in === "header" && IGNORED_HEADERS.has(parameter.name.toLowerCase())) continue;
    parameters.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  const responses = Object.entries(operation.responses ?? {})
    .filter(([status]) => !status.startsWith("x-"))
    .map(([status, response]): [string, Answer] => [status, resolve<Answer>(document, response)]);
  return {
    key: `${method} ${path}`,
    method,
    path,
    parameters: [...parameters.values()],
    ...(operation.requestBody !== undefined && { body: resolve<RequestBody>(document, operation.requestBody) }),
    responses: Object.fromEntries(responses),
  };
}
