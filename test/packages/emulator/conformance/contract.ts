// The contract that responses must match.
import { readFileSync } from "node:fs";
import { type AnySchemaObject, Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

const FILE = new URL("../../../../generated/openapi.json", import.meta.url);
const METHODS = ["get", "put", "post", "delete", "patch", "head"] as const;

/** An operation of the contract, as far as a check has to know it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  success: number;
  hasBody: boolean;
  isAuthenticated: boolean;
}

interface OperationObject {
  operationId: string;
  "x-detail"?: string;
  security?: unknown[];
  responses: Record<string, { content?: Record<string, { schema?: AnySchemaObject }> }>;
}

interface Document {
  paths: Record<string, Partial<Record<string, OperationObject>>>;
  components: { schemas: Record<string, AnySchemaObject>; parameters: Record<string, { schema: AnySchemaObject }> };
}

/** No character begins here and for a while after: halves of characters do. */
const FIRST_SURROGATE = 0xd800;

const document = JSON.parse(readFileSync(FILE, "utf8")) as Document;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ ...document, $id: "contract" });
const operations = new Map<string, Operation>();
const indexed = new Map<string, Operation>();
const validators = new Map<string, ValidateFunction>();

for (const [path, item] of Object.entries(document.paths)) {
  for (const method of METHODS) {
    const operation = item[method];
    if (operation === undefined) continue;
    const isIndexed = operation["x-detail"] === "index";
    const success = Object.keys(operation.responses).find((status) => status.startsWith("2")) ?? "200";
    const schema = operation.responses[success]?.content?.["application/json"]?.schema;
    (isIndexed ? indexed : operations).set(operation.operationId, {
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      success: Number(success),
      hasBody: schema !== undefined,
      isAuthenticated: operation.security?.length !== 0,
    });
    if (isIndexed || schema === undefined) continue;
    const place = ["paths", path, method, "responses", success, "content", "application/json", "schema"];
    validators.set(operation.operationId, ajv.compile({ $ref: `contract#${place.map(pointerPart).join("")}` }));
  }
}

/** The operations that the contract describes, those that it describes in part included. */
export const OPERATIONS: readonly Operation[] = [...operations.values()];

export const INDEXED: readonly Operation[] = [...indexed.values()];

export function operationOf(id: string): Operation {
  const operation = operations.get(id) ?? indexed.get(id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

export function bodyFault(id: string, body: unknown): string | undefined {
  const validate = validators.get(id);
  if (validate === undefined || validate(body)) return undefined;
  const errors = (validate.errors ?? []).map(({ instancePath, message = "" }) => `${instancePath || "the body"} ${message}`);
  return [...new Set(errors)].join("; ");
}

export function schemaOf(name: string): AnySchemaObject {
  return present(document.components.schemas[name], name);
}

export function parameterSchema(name: string): AnySchemaObject {
  return present(document.components.parameters[name]?.schema, name);
}

export function limitOf(schema: AnySchemaObject, keyword: "maxLength" | "minimum" | "maximum"): number {
  return present((schema as Record<string, number | undefined>)[keyword], keyword);
}

/** The characters that the pattern of a schema admits where they stand alone. */
export function charactersOf(schema: AnySchemaObject): readonly string[] {
  const pattern = new RegExp(present((schema as { pattern?: string }).pattern, "pattern"), "u");
  return Array.from({ length: FIRST_SURROGATE }, (_, code) => String.fromCharCode(code)).filter((character) => pattern.test(character));
}

export function enumerationOf(name: string): readonly string[] {
  return present((schemaOf(name) as { enum?: readonly string[] }).enum, name);
}

/** The first of the roles that a request may give. */
export const [ROLE = ""] = enumerationOf("AssignableProjectRole");

function present<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The contract has no ${name}.`);
  return value;
}

function pointerPart(part: string): string {
  return `/${encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
}
