import type { Ajv2020, ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { createAjv } from "../ajv.js";
import { isObject, pointerTo } from "../state/json.js";
import { at, namesIn, type OpenApiDocument, resolve } from "./document.js";
import { describeFault, type SchemaFault } from "./schema-fault.js";
import { timedPattern } from "./timed-pattern.js";

export interface Schemas {
  /** Returns the first fault of a value. */
  check(pointer: string, value: unknown): SchemaFault | undefined;
  /** Returns all faults of a value; of alternatives, those of the likeliest. */
  faults(pointer: string, value: unknown): SchemaFault[];
}

/** Creates the validator. Schemas are compiled on first use, since compiling all of them would delay the start. */
export function createSchemas(document: OpenApiDocument): Schemas {
  const firstError = compiler(document, false);
  let allErrors: Compile | undefined;

  function faults(pointer: string, value: unknown): SchemaFault[] {
    const validate = firstError(pointer);
    if (validate(value)) return [];
    const [first] = validate.errors ?? [];
    allErrors ??= compiler(document, true);
    const errors = errorsIn(document, allErrors, pointer, value);
    const all = errors.length === 0 ? [describeFault(first)] : errors.map(describeFault);
    return all.filter(({ at: place, rule }, index) => index === all.findIndex((each) => each.at === place && each.rule === rule));
  }

  return { faults, check: (pointer, value) => faults(pointer, value)[0] };
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

/** Returns the alternatives of each choice that a place of a value has by a schema. */
function choicesAt(document: OpenApiDocument, pointer: string, names: readonly string[]): string[][] {
  const schema = resolve(document, { pointer, value: at(document, pointer) as object });
  const value = schema.value as Record<string, unknown>;
  const listed = (keyword: string): string[] => [value[keyword] ?? []].flat().map((_, index) => pointerTo(schema.pointer, keyword, index));
  const parts = listed("allOf").flatMap((part) => choicesAt(document, part, names));
  const [name, ...rest] = names;
  if (name === undefined) return [...[listed("anyOf"), listed("oneOf")].filter((choice) => choice.length > 0), ...parts];
  const isOwn = Object.hasOwn(Object(value["properties"]) as object, name);
  const keys = isOwn ? ["properties", name] : [/^\d+$/.test(name) && value["items"] !== undefined ? "items" : "additionalProperties"];
  const isSchema = isObject(at(document, pointerTo(schema.pointer, ...keys)));
  return [...(isSchema ? choicesAt(document, pointerTo(schema.pointer, ...keys), rest) : []), ...parts];
}

/** The pointer of an alternative, and its errors. */
interface Alternative {
  own: string;
  errors: readonly ErrorObject[];
}

/** A list may have a fault in each item. */
const MOST = 100;

const isChoice = ({ keyword }: ErrorObject): boolean => keyword === "anyOf" || keyword === "oneOf";
const keyOf = ({ instancePath, keyword, params }: ErrorObject): string => JSON.stringify([instancePath, keyword, params]);

/** Returns the errors of a value. Those of the alternatives of a choice are replaced by those of the likeliest one. */
function errorsIn(document: OpenApiDocument, compile: Compile, pointer: string, value: unknown, depth = 0): ErrorObject[] {
  // The error of `if` says that there is one of `then`.
  let errors = errorsOf(compile, pointer, value).filter(({ keyword }) => keyword !== "if");
  const places = [...new Set(errors.filter(isChoice).map(({ instancePath }) => instancePath))];
  for (const place of places.filter((each) => !places.some((other) => each.startsWith(`${other}/`)))) {
    const part = at(value, place);
    const choices = choicesAt(document, pointer, namesIn(place)).map((choice) =>
      choice.map((own) => ({ own, errors: errorsOf(compile, own, part).map((error) => placed(error, place)) })),
    );
    const failed = choices.filter((choice) => choice.every((each) => each.errors.length > 0));
    const covered = new Set(choices.flat().flatMap((each) => each.errors.map(keyOf)));
    const isCovered = (error: ErrorObject): boolean =>
      covered.has(keyOf(error)) || (isChoice(error) && error.instancePath === place && failed.length > 0);
    const found = failed.flatMap((choice) => {
      const { own, only } = likeliest(choice, place);
      if (only !== undefined || depth > 9) return only ?? [];
      return errorsIn(document, compile, own, part, depth + 1).map((error) => placed(error, place));
    });
    errors = [...errors.filter((error) => !isCovered(error)), ...found];
  }
  return errors;
}

const placed = (error: ErrorObject, place: string): ErrorObject => ({ ...error, instancePath: place + error.instancePath });

function errorsOf(compile: Compile, pointer: string, value: unknown): ErrorObject[] {
  const validate = compile(pointer);
  return validate(value) ? [] : (validate.errors ?? []).slice(0, MOST);
}

/** Returns the only value that was allowed; OpenAPI 3.0 has it as an `enum` of one. */
function onlyValue({ keyword, params }: ErrorObject): unknown[] {
  const { allowedValue, allowedValues = [allowedValue] } = params as { allowedValue?: unknown; allowedValues?: unknown[] };
  return (keyword === "const" || keyword === "enum") && allowedValues.length === 1 ? allowedValues : [];
}

/**
 * Returns the alternative that was most likely intended: one without an error that shows that another one was, then one with the fewest
 * errors; and the only error that matters, if there is one. If every alternative fails on its only value, it lists all allowed values.
 */
function likeliest(alternatives: readonly Alternative[], place: string): { own: string; only?: ErrorObject } {
  const telling = (errors: readonly ErrorObject[]): ErrorObject | undefined =>
    errors.find((error) => error.keyword === "false schema" || onlyValue(error).length > 0);
  const isOther = ({ keyword, instancePath }: ErrorObject): boolean => keyword === "type" && instancePath === place;
  const ranked = alternatives.map(({ own, errors: all }) => {
    // Those within a choice of its own are of alternatives that were not intended.
    const inner = all.filter(isChoice).map(({ instancePath }) => instancePath);
    const errors = all.filter((error) => isChoice(error) || !inner.some((each) => `${error.instancePath}/`.startsWith(`${each}/`)));
    return { own, errors, rank: Number(telling(errors) !== undefined || errors.some(isOther)) };
  });
  const [best = { own: "", errors: [] }] = ranked.toSorted((a, b) => a.rank - b.rank || a.errors.length - b.errors.length);
  const error = telling(best.errors);
  if (error === undefined) return { own: best.own };
  const same = alternatives.flatMap(({ errors }) => errors).filter(({ instancePath }) => instancePath === error.instancePath);
  return { own: best.own, only: onlyValue(error).length === 0 ? error : { ...error, params: { allowedValues: same.flatMap(onlyValue) } } };
}
