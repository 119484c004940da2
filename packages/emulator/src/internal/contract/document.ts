/** An OpenAPI 3.1 document, limited to the fields the emulator reads. */
export interface OpenApiDocument {
  security?: readonly object[];
  paths: Record<string, PathItemObject>;
}

export interface PathItemObject {
  parameters?: readonly (ParameterObject | Reference)[];
  [method: string]: unknown;
}

export interface OperationObject {
  operationId: string;
  "x-detail"?: "partial" | "index";
  security?: readonly object[];
  parameters?: readonly (ParameterObject | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, object> } | Reference;
  responses?: Record<string, ResponseObject | Reference>;
}

export interface ParameterObject {
  name: string;
  in: string;
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema?: object | boolean;
  content?: Record<string, { schema?: object | boolean }>;
}

export interface ResponseObject {
  content?: Record<string, { examples?: Record<string, { value?: unknown } | Reference> }>;
}

export interface Reference {
  $ref: string;
}

export interface Located<Part> {
  pointer: string;
  value: Part;
}

/** Resolves a local `$ref`, such as `#/components/parameters/limit`. */
export function resolve<Part extends object>(document: OpenApiDocument, located: Located<Part | Reference>): Located<Part> {
  const { pointer, value } = located;
  if (!("$ref" in value)) return { pointer, value };
  const target = value.$ref.slice(1);
  return resolve(document, { pointer: target, value: at(document, target) as Part | Reference });
}

export function at(document: unknown, pointer: string): unknown {
  return namesIn(pointer).reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);
}

/** Returns the names of a JSON pointer. */
export function namesIn(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
