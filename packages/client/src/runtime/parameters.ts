import type { ParameterStyle, RequestHeaders, SerializeParameters } from "./operation.js";
import { isScalar } from "./scalar.js";
import { EXPANSIONS, expandStyle, isNested, isObject, jsonOf, NO_JSON } from "./style.js";
import type { StyleWriter } from "./style.js";

type WriteText = StyleWriter["write"];
type Refuse = StyleWriter["refuse"];

/**
 * Serializes parameters as the [Parameter Object](https://spec.openapis.org/oas/v3.1.1#parameter-object) of OpenAPI specifies. Omits
 * parameters that are `undefined`, `null` or empty lists; refuses them in a path. A header that holds nested objects or lists is JSON.
 */
export const serializeParameters: SerializeParameters = ({ path, parameters = [] }, request, Refusal) => {
  const segments = new Map<string, string>();
  const pairs: string[] = [];
  const cookies: string[] = [];
  const fields: RequestHeaders = {};
  for (const parameter of parameters) {
    const { in: place, name, style } = parameter;
    const refuse = (problem: string): never => {
      throw new Refusal(`${place}.${name} ${problem}`);
    };
    const value = parameter.isWhole ? undefined : valueIn(request[place], name, refuse);
    const write: WriteText = place === "header" ? headerText(refuse) : urlText(parameter, refuse);
    if (parameter.isWhole) pairs.push(...wholeQuery(parameter, request.query, write, refuse));
    const parts = style === "json" ? jsonParts(parameter, value, write, refuse) : styledParts(parameter, value, write, refuse);
    const { first, separator } = EXPANSIONS[style];
    if (place === "path") segments.set(name, segmentOf(parts, first, separator, refuse));
    else if (place === "query") pairs.push(...parts);
    else if (place === "cookie") cookies.push(...parts);
    else if (parts.length > 0) fields[name] = parts.join(separator);
  }
  if (cookies.length > 0) fields["cookie"] = cookies.join("; ");
  const complete = (headers: Record<string, string>): void => {
    for (const { in: place, name, required, default: value } of parameters) {
      const key = name.toLowerCase();
      if (place !== "header" || !required || headers[key] !== undefined) continue;
      if (value === undefined) throw new Refusal(`header.${name} is missing: pass it to the call, or in the client's headers`);
      headers[key] = value;
    }
  };
  return { path: filled(path, segments), query: remaining(request.query, parameters), pairs, fields, complete };
};

function valueIn(values: object | null | undefined, name: string, refuse: Refuse): unknown {
  if (values && Symbol.iterator in values) refuse("stands in no plain object");
  return values && Object.hasOwn(values, name) ? (values as Record<string, unknown>)[name] : undefined;
}

/** Returns the serialized parts of a value. */
function styledParts(parameter: ParameterStyle, value: unknown, write: WriteText, refuse: Refuse): string[] {
  if (parameter.in === "header" && Object.values(Object(value) as object).some(isNested)) return jsonParts(parameter, value, write, refuse);
  if (parameter.in !== "header") return expandStyle(parameter, value, { write, refuse });
  return expandStyle(parameter, value, { write, writeItem: (item) => undivided(write(item), parameter.explode, refuse), refuse });
}

/** Refuses an item that contains a delimiter: headers have no encoding, so the server would read two items. */
function undivided(text: string, explode: boolean, refuse: Refuse): string {
  return (explode ? /[,=]/ : /,/).test(text) ? refuse("has an item with a delimiter in it") : text;
}

/** Serializes a parameter with `content` as JSON. `null` is a value there. */
function jsonParts({ name, in: place }: ParameterStyle, value: unknown, write: WriteText, refuse: Refuse): string[] {
  if (value === undefined) return [];
  const json = jsonOf(value) ?? refuse(NO_JSON);
  // Headers are limited to ASCII; JSON can escape every other character.
  const text = json.replace(/[\x7f-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
  if (place === "header") return [text];
  return [place === "path" ? write(json) : `${write(name)}=${write(json)}`];
}

/** Serializes the value that is the whole query: as JSON, or as a form, in which lists are repeated fields and objects are JSON. */
function wholeQuery({ style }: ParameterStyle, value: object | null | undefined, write: WriteText, refuse: Refuse): string[] {
  if (!value) return [];
  if (style === "json") return [write(jsonOf(value) ?? refuse(NO_JSON))];
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    const text = isObject(field) ? (jsonOf(field) ?? refuse(NO_JSON)) : field;
    return expandStyle({ name, style: "form", explode: true }, text, { write, refuse });
  });
}

function segmentOf(parts: readonly string[], first: string, separator: string, refuse: Refuse): string {
  if (parts.length === 0) refuse("is missing");
  return (first + parts.join(separator)).replace(/^\.{1,2}$/, "") || refuse("is empty or dots");
}

/** Fills the serialized parameters into a path template. */
function filled(template: string, segments: ReadonlyMap<string, string>): string {
  return template.replace(/\{([^{}]*)\}/g, (place, name: string) => segments.get(name) ?? place);
}

/** Returns the query parameters that the client serializes. */
function remaining(query: object | null | undefined, parameters: readonly ParameterStyle[]): object | null | undefined {
  // The client refuses a query that is not a plain object.
  if (parameters.some(({ isWhole }) => isWhole)) return {};
  if (!query || Symbol.iterator in query) return query;
  const written = new Set(parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name));
  return Object.fromEntries(Object.entries(query).filter(([name]) => !written.has(name)));
}

/** Percent-encodes text for a URL or a cookie. */
function urlText({ allowReserved, in: place }: ParameterStyle, refuse: Refuse): WriteText {
  return (value) => {
    const encoded = encodedText(scalarText(value, refuse)) ?? refuse("is not text");
    if (!allowReserved) return encoded;
    // The reserved characters of RFC 3986 that neither end the value nor stand for another character.
    const text = encoded.replace(/%(?:3A|2F|40|24|2C|3B|3D)/g, decodeURIComponent);
    return place === "path" ? text : text.replaceAll("%3F", "?");
  };
}

function encodedText(text: string): string | undefined {
  try {
    return encodeURIComponent(text);
  } catch {
    // Half of a surrogate pair.
    return undefined;
  }
}

/** Returns text for a header, unencoded. The client refuses invalid characters. */
function headerText(refuse: Refuse): WriteText {
  return (value) => scalarText(value, refuse);
}

function scalarText(value: unknown, refuse: Refuse): string {
  if (isScalar(value)) return String(value);
  return refuse("is, or holds, something else than text, a finite number or a boolean");
}
