/** The parts of an OpenAPI 3.x document (https://spec.openapis.org/oas/v3.1.1) that the generators use. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers?: Server[];
  security?: SecurityRequirement[];
  tags?: Tag[];
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: Components;
}

export interface Server {
  url: string;
  /** Since OpenAPI 3.2. */
  name?: string;
  description?: string;
  variables?: Record<string, ServerVariable>;
}

export interface ServerVariable {
  default: string;
  enum?: string[];
  description?: string;
}

export interface Components {
  schemas?: Record<string, Schema>;
  parameters?: Record<string, Parameter>;
  responses?: Record<string, Response>;
  requestBodies?: Record<string, RequestBody>;
  examples?: Record<string, unknown>;
  securitySchemes?: Record<string, unknown>;
}

export type SecurityRequirement = Record<string, string[]>;

export interface Tag {
  name: string;
  description?: string;
}

export const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

export type Method = (typeof METHODS)[number];

export interface PathItem extends Partial<Record<Method, Operation>> {
  $ref?: string;
  servers?: Server[];
  parameters?: (Parameter | Reference)[];
}

export interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  security?: SecurityRequirement[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses?: Record<string, Response | Reference>;
  servers?: Server[];
  "x-detail"?: string;
  "x-pagination"?: PaginationExtension;
}

/** Pointers to a list operation's items and cursor, defined in `spec/EXTENSIONS.md`. */
export interface PaginationExtension {
  items: string;
  next: string;
  cursor: string;
  limit?: string;
}

export interface Reference {
  $ref: string;
  description?: string;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  schema?: Schema;
  /** The parameter's only media type, in place of `schema`. */
  content?: Record<string, MediaType>;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content?: Record<string, MediaType>;
}

export interface Response {
  description?: string;
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema?: Schema;
  /** The schema of the items of a stream. Since OpenAPI 3.2. */
  itemSchema?: Schema;
  /** By form field. */
  encoding?: Record<string, Encoding>;
}

export interface Encoding {
  contentType?: string;
  style?: string;
  explode?: boolean;
}

/** A JSON Schema, which may be a `$ref`. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
  maxProperties?: number;
  [keyword: string]: unknown;
}

export function isReference(value: object): value is Reference {
  return "$ref" in value && typeof value.$ref === "string";
}
