/** The parts of an OpenAPI 3.x document (https://spec.openapis.org/oas/v3.1.1) that the generators use. */
export interface OpenApiDocument {
  openapi: string;
  /** Since OpenAPI 3.2: the URI of the document. */
  $self?: string;
  info: Info;
  servers?: Server[];
  security?: SecurityRequirement[];
  tags?: Tag[];
  /** Headings of tags, as Redoc reads them; not checked. */
  "x-tagGroups"?: unknown;
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
  /** Since OpenAPI 3.2. */
  mediaTypes?: Record<string, MediaType>;
}

export type SecurityRequirement = Record<string, string[]>;

export interface Info {
  title: string;
  version: string;
  summary?: string;
  description?: string;
  contact?: { name?: string; url?: string; email?: string };
  license?: { name: string; url?: string; identifier?: string };
  termsOfService?: string;
}

export interface Tag {
  name: string;
  /** Since OpenAPI 3.2: its title. */
  summary?: string;
  /** Its title, as Redoc and Scalar read it; not checked. */
  "x-displayName"?: unknown;
  /** Since OpenAPI 3.2: the name of the tag that this one is part of. */
  parent?: unknown;
  description?: string;
}

export const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

export type Method = (typeof METHODS)[number];

export interface PathItem extends Partial<Record<Method, Operation>> {
  $ref?: string;
  summary?: string;
  description?: string;
  servers?: Server[];
  parameters?: (Parameter | Reference)[];
  /** Since OpenAPI 3.2. */
  query?: Operation;
  /** Since OpenAPI 3.2: operations with other methods, by method. */
  additionalOperations?: Record<string, Operation>;
}

/** The methods with a field of their own in Path Items of OpenAPI 3.2. */
const FIELDS: readonly string[] = [...METHODS, "query"];

/** Returns the operations of a path by method: in lower case if it has a field, otherwise as written in `additionalOperations`. */
export function operationsIn(item: PathItem | null | undefined): [method: string, operation: Operation][] {
  const others: unknown = item?.additionalOperations;
  const known = FIELDS.map((method): [string, unknown] => [method, item?.[method as Method]]);
  const found = [...known, ...(others !== null && typeof others === "object" ? Object.entries(others) : [])];
  // In YAML, a method may have no value.
  return found.filter((entry): entry is [string, Operation] => entry[1] !== null && typeof entry[1] === "object");
}

/** Returns the operation of a method. */
export function operationAt(item: PathItem | null | undefined, method: string): Operation | undefined {
  return operationsIn(item).find(([each]) => each === method)?.[1];
}

/** Returns the keys that lead from a Path Item to the operation of a method. */
export function operationKeys(method: string): string[] {
  return FIELDS.includes(method) ? [method] : ["additionalOperations", method];
}

/** Returns a method as it is sent: those of `additionalOperations` as they are written. */
export function sentMethod(method: string): string {
  return FIELDS.includes(method) ? method.toUpperCase() : method;
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
  /** By name; each is a map of path items by URL, or a reference to one. */
  callbacks?: Record<string, Record<string, PathItem>>;
  "x-detail"?: string;
  "x-pagination"?: PaginationExtension;
  /** Samples, as Redoc and Scalar read them; not checked. */
  "x-codeSamples"?: unknown;
  "x-code-samples"?: unknown;
}

/** Pointers to a list operation's items and cursor, defined in `spec/EXTENSIONS.md`. The README of the generator has the other forms. */
export interface PaginationExtension {
  items: string;
  next?: string;
  cursor?: string;
  limit?: string;
  last?: string;
  nextUrl?: string;
  link?: boolean;
  page?: string;
  first?: number;
  pages?: string;
  offset?: string;
  total?: string;
  more?: string;
}

/** A rule for operations without a mark. */
export interface PaginationRule extends PaginationExtension {
  /** The operations that the rule is for, in place of others. Default: all that it fits. */
  operationIds?: readonly string[];
}

export interface Reference {
  $ref: string;
  description?: string;
}

export interface Parameter {
  name: string;
  /** `querystring`, since OpenAPI 3.2, is the whole query. Its `name` is not sent. */
  in: "path" | "query" | "header" | "cookie" | "querystring";
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
  headers?: Record<string, Partial<Parameter> | Reference>;
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema?: Schema;
  /** Since OpenAPI 3.2: the schema of each item of a sequence. */
  itemSchema?: Schema;
  /** By form field. */
  encoding?: Record<string, Encoding>;
}

export interface Encoding {
  contentType?: string;
  headers?: Record<string, unknown>;
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
