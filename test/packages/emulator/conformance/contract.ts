import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type AnySchemaObject, Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { REPOSITORY } from "../../../../scripts/core/files/repository.js";
import { listOperations } from "../../../../scripts/model/operations.js";
import type { OpenApiDocument } from "../../../../scripts/read/openapi.js";

/** An operation of the contract, as far as a check has to know it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  success: number;
  /** Validates a success body; undefined if there is none, or if the operation is only indexed. */
  validate: ValidateFunction | undefined;
  isIndexed: boolean;
  isAuthenticated: boolean;
}

type Document = OpenApiDocument & {
  components: { schemas: Record<string, AnySchemaObject>; parameters: Record<string, { schema: AnySchemaObject }> };
};

/** No character begins here and for a while after: halves of characters do. */
const FIRST_SURROGATE = 0xd800;

const document = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as Document;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

export const OPERATIONS = listOperations(document).map(({ operationId: id, method, path, detail, responses, authenticated }): Operation => {
  const success = [...responses.keys()].find((status) => status.startsWith("2")) ?? "200";
  const isIndexed = detail === "index";
  const schema = isIndexed ? undefined : responses.get(success)?.content?.["application/json"]?.schema;
  const validate = schema && ajv.compile({ components: document.components, ...Object(schema) });
  return { id, method: method.toUpperCase(), path, success: Number(success), validate, isIndexed, isAuthenticated: authenticated };
});

export const operationOf = (id: string): Operation =>
  present(
    OPERATIONS.find((operation) => operation.id === id),
    `operation ${id}`,
  );

export function bodyFault(validate: ValidateFunction, body: unknown): string | undefined {
  if (validate(body)) return undefined;
  const errors = (validate.errors ?? []).map(({ instancePath, message = "" }) => `${instancePath || "the body"} ${message}`);
  return [...new Set(errors)].join("; ");
}

export const schemaOf = (name: string): AnySchemaObject => present(document.components.schemas[name], name);

export const parameterSchema = (name: string): AnySchemaObject => present(document.components.parameters[name]?.schema, name);

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
