import type { Ajv2020, ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { createAjv } from "../ajv.js";
import { pointerTo } from "../state/json.js";
import { at, type OpenApiDocument, resolve } from "./document.js";
import { describeFault, type SchemaFault } from "./schema-fault.js";
import { timedPattern } from "./timed-pattern.js";

export interface Schemas {
  check(pointer: string, value: unknown): SchemaFault | undefined;
}

/** Creates the validator. Schemas are compiled on first use, since compiling all of them would delay the start. */
export function createSchemas(document: OpenApiDocument): Schemas {
  const firstError = compiler(document, false);
  let allErrors: Compile | undefined;

  function check(pointer: string, value: unknown): SchemaFault | undefined {
    const validate = firstError(pointer);
    if (validate(value)) return undefined;
    const errors = validate.errors ?? [];
    const alternatives = alternativesOf(document, pointer);
    if (alternatives.length === 0) return describeFault(errors[0]);
    allErrors ??= compiler(document, true);
    return describeFault(likeliest(alternatives.map((alternative) => errorsOf(allErrors, alternative, value))) ?? errors[0]);
  }

  return { check };
}

type Compile = (pointer: string) => ValidateFunction;

function compiler(document: OpenApiDocument, allErrors: boolean): Compile {
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<string, ValidateFunction>();
  return (pointer) => {
    const known = compiled.get(pointer);
    if (known !== undefined) return known;
    if (ajv === undefined) {
      // The bundle is already linted, and most of the document is not a schema.
      ajv = createAjv({ strict: false, validateSchema: false, allErrors, logger: false, code: { regExp: timedPattern } });
      ajv.addSchema(document, "contract");
    }
    const validate = ajv.compile({ $ref: `contract#${pointer.split("/").map(encodeURIComponent).join("/")}` });
    compiled.set(pointer, validate);
    return validate;
  };
}

function alternativesOf(document: OpenApiDocument, pointer: string): string[] {
  const schema = resolve(document, { pointer, value: at(document, pointer) as object });
  const { anyOf = [], oneOf = [] }: { anyOf?: object[]; oneOf?: object[] } = schema.value;
  const pointers = (keyword: string, choice: object[]): string[] => choice.map((_, index) => pointerTo(schema.pointer, keyword, index));
  return [...pointers("anyOf", anyOf), ...pointers("oneOf", oneOf)];
}

function errorsOf(compile: Compile | undefined, pointer: string, value: unknown): ErrorObject[] {
  const validate = compile?.(pointer);
  return validate === undefined || validate(value) ? [] : (validate.errors ?? []);
}

/** Returns the only value that was allowed; OpenAPI 3.0 has it as an `enum` of one. */
function onlyValue({ keyword, params }: ErrorObject): unknown[] {
  const { allowedValue, allowedValues = [allowedValue] } = params as { allowedValue?: unknown; allowedValues?: unknown[] };
  return (keyword === "const" || keyword === "enum") && allowedValues.length === 1 ? allowedValues : [];
}

/**
 * Returns the first error of the alternative that was most likely intended: one without an error that shows that another one was, then
 * one with the fewest errors. If every alternative fails on its only value, the error lists all allowed values.
 */
function likeliest(alternatives: readonly ErrorObject[][]): ErrorObject | undefined {
  const telling = (errors: readonly ErrorObject[]): ErrorObject | undefined =>
    errors.find((error) => error.keyword === "false schema" || onlyValue(error).length > 0);
  const rank = (errors: readonly ErrorObject[]): number => Number(telling(errors) !== undefined);
  const [best = []] = alternatives.toSorted((a, b) => rank(a) - rank(b) || a.length - b.length);
  const error = telling(best) ?? best[0];
  if (error === undefined || onlyValue(error).length === 0) return error;
  const same = alternatives.flat().filter(({ instancePath }) => instancePath === error.instancePath);
  return { ...error, params: { allowedValues: same.flatMap(onlyValue) } };
}
