import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { pointerTo } from "../json-pointer.js";
import type { Finding } from "./json.js";
import type { Schema } from "./schema-parts.js";

/** Makes the function that holds values against a schema. It is compiled at its first use: most emulators need none. */
export function schemaCheck(schema: Schema): (value: unknown) => Finding[] {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= new Ajv2020({ allErrors: true, verbose: true }).compile(schema);
    return validate(value) ? [] : (validate.errors ?? []).filter(isOwn).map(toFinding);
  };
}

/** The branches of an `anyOf` are told with the `anyOf` itself, what is wrong with a name with `propertyNames`. */
function isOwn({ schemaPath, keyword }: ErrorObject): boolean {
  return keyword === "anyOf" || keyword === "propertyNames" || !/\/(?:anyOf|propertyNames)\//.test(schemaPath);
}

function toFinding(error: ErrorObject): Finding {
  const { instancePath, keyword, params } = error;
  const at =
    keyword === "propertyNames" ? pointerTo(instancePath, String((params as Record<string, unknown>)["propertyName"])) : instancePath;
  return { at, message: `${keyword}: ${advice(error)}` };
}

function advice({ keyword, params, parentSchema, message = "" }: ErrorObject): string {
  const given = params as Record<string, unknown>;
  const schema = (parentSchema ?? {}) as { properties?: object; anyOf?: { type?: string }[]; description?: string };
  switch (keyword) {
    case "required":
      return `add "${String(given["missingProperty"])}"`;
    case "additionalProperties":
      return `remove "${String(given["additionalProperty"])}"; here may be ${Object.keys(schema.properties ?? {}).join(", ")}`;
    case "enum":
      return `use one of ${(given["allowedValues"] as string[]).join(", ")}`;
    case "type":
      return `give a value of the type ${String(given["type"])}`;
    case "anyOf":
      return `give ${schema.description ?? `a value of the type ${(schema.anyOf ?? []).map(({ type }) => type).join(" or ")}`}`;
    case "pattern":
      return `give ${schema.description ?? `a text that matches ${String(given["pattern"])}`}`;
    case "propertyNames":
      return "give another name";
    case "minLength":
      return "give a text that is not empty";
    case "uniqueItems":
      return `remove the item ${String(given["i"])}, which is there twice`;
    default:
      return `give a value that ${message}`;
  }
}
