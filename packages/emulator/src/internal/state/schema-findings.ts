import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { createAjv } from "../ajv.js";
import { describeFault } from "../contract/schema-fault.js";
import { nearestOf } from "../nearest.js";
import { type Finding, pointerTo } from "./json.js";
import type { Schema } from "./schema-parts.js";

export interface SchemaFinding extends Finding {
  /** The keyword of the schema that refuses the value. */
  keyword: string;
}

/** Creates a validation function for a schema. The schema is compiled on first use, since most emulators need none. */
export function schemaCheck(schema: Schema): (value: unknown) => SchemaFinding[] {
  let validate: ValidateFunction | undefined;
  return (value) => {
    // Its own schemas are valid; compiling the schema of schemas would take half of a start.
    validate ??= createAjv({ allErrors: true, verbose: true, validateSchema: false }).compile(schema);
    return validate(value) ? [] : (validate.errors ?? []).filter(isOwn).map(toFinding);
  };
}

/** Drops the nested errors of `anyOf` and `propertyNames`, which the outer error covers, and that of `if`, which covers none. */
function isOwn({ schemaPath, keyword }: ErrorObject): boolean {
  return keyword !== "if" && (keyword === "anyOf" || keyword === "propertyNames" || !/\/(?:anyOf|propertyNames)\//.test(schemaPath));
}

function toFinding(error: ErrorObject): SchemaFinding {
  const { instancePath, keyword, params } = error;
  const at =
    keyword === "propertyNames" ? pointerTo(instancePath, String((params as Record<string, unknown>)["propertyName"])) : instancePath;
  return { at, keyword, message: `${keyword}: ${advice(error)}` };
}

function advice(error: ErrorObject): string {
  const { keyword, params, parentSchema } = error;
  const given = params as Record<string, unknown>;
  const schema = (parentSchema ?? {}) as { properties?: object; anyOf?: { type?: string }[]; description?: string };
  switch (keyword) {
    case "required":
      return `add "${String(given["missingProperty"])}"`;
    case "additionalProperties":
      return unknownProperty(String(given["additionalProperty"]), Object.keys(schema.properties ?? {}));
    case "anyOf":
      return `must be ${schema.description ?? `of type ${(schema.anyOf ?? []).map(({ type }) => type).join(" or ")}`}`;
    case "pattern":
      return `must ${schema.description === undefined ? `match ${String(given["pattern"])}` : `be ${schema.description}`}`;
    case "propertyNames":
      return "invalid name";
    case "minLength":
      return "must not be empty";
    case "uniqueItems":
      return `remove item ${String(given["i"])}, which is a duplicate`;
    default:
      return describeFault(error).advice;
  }
}

function unknownProperty(name: string, known: readonly string[]): string {
  const nearest = nearestOf(name, known);
  return `remove "${name}"${nearest === undefined ? "" : `, or write "${nearest}"`}; known properties: ${known.join(", ")}`;
}
