// Rewrites the parameters of a Swagger 2.0 document: the body and its fields are among them there.
import { isObject } from "../spec-node.js";

export type Fields = Record<string, unknown>;

/** Some tools write a `schema` for the field of a form, or none for the body. The library would leave their types open. */
export function settleParameter(document: Fields, parameter: Fields): void {
  const { in: place, name: _name, description: _text, required: _required, schema, ...others } = parameter;
  if (place === "body" && schema === undefined && ("type" in others || "properties" in others)) {
    for (const key of Object.keys(others)) Reflect.deleteProperty(parameter, key);
    parameter["schema"] = others;
  }
  if (place !== "formData" || !isObject(schema)) return;
  const definition = /^#\/definitions\/([^/]+)$/.exec(String(schema["$ref"]))?.[1];
  const own = definition === undefined ? schema : fieldsOf(fieldsOf(document["definitions"])[definition]);
  delete parameter["schema"];
  Object.assign(parameter, { ...structuredClone(own), required: false, ...parameter });
}

/** Returns a parameter, through a `$ref` to a shared one. */
export function parameterAt(document: Fields, parameter: unknown): Fields | undefined {
  if (!isObject(parameter)) return undefined;
  const name = /^#\/parameters\/([^/]+)$/.exec(String(parameter["$ref"]))?.[1];
  if (name === undefined) return parameter;
  const shared = fieldsOf(document["parameters"])[name.replaceAll("~1", "/").replaceAll("~0", "~")];
  return isObject(shared) ? shared : undefined;
}

/** Checks for a parameter that is the body or a field of it. */
export function isBody(document: Fields, parameter: unknown): boolean {
  return ["body", "formData"].includes(String(parameterAt(document, parameter)?.["in"]));
}

/**
 * The library keeps a `$ref` to a shared body as a parameter, and gives the body of a path only to the operations below it in the file. An
 * operation's own body, or field of the same name, takes precedence.
 */
export function ownParameters(document: Fields, item: Fields, operation: Fields): unknown[] {
  // The library fails at an item without a value.
  const own = listOf(operation["parameters"]).filter(isObject);
  const bodies = own
    .filter((parameter) => isBody(document, parameter))
    .flatMap<Fields>((parameter) => parameterAt(document, parameter) ?? []);
  const inherited = listOf(item["parameters"]).filter((parameter) => {
    const shared = parameterAt(document, parameter);
    const isField = shared?.["in"] === "formData" && bodies.every(({ in: place, name }) => place === "formData" && name !== shared["name"]);
    return isField || (shared?.["in"] === "body" && bodies.length === 0);
  });
  return [...own, ...inherited].map((parameter) =>
    isBody(document, parameter) ? structuredClone(parameterAt(document, parameter)) : parameter,
  );
}

/** Each operation has its own copies by now. */
export function removeBodies(document: Fields): void {
  const shared = fieldsOf(document["parameters"]);
  for (const [name, parameter] of Object.entries(shared)) if (isBody(document, parameter)) Reflect.deleteProperty(shared, name);
}

export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

/** Returns a list; one parameter in place of it is its item. */
export function listOf(value: unknown): unknown[] {
  if (isObject(value) && "in" in value) return [value];
  return Array.isArray(value) ? value : [];
}
