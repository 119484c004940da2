// Parameters as they stand in a request, read by their OpenAPI styles and not by anything that the client writes them with.
import { isDeepStrictEqual } from "node:util";
import type { WireRequest } from "./wire-request.js";
import type { Json, JsonObject, Parameter } from "./document.js";

export interface SentParameter {
  parameter: Parameter;
  value: Json;
}

type Pair = [name: string, value: string];

const DEFAULT_STYLES = { path: "simple", query: "form", header: "simple", cookie: "form" } as const;

export function styleOf(parameter: Parameter): { style: string; explode: boolean } {
  const style = parameter.style ?? DEFAULT_STYLES[parameter.in];
  return { style, explode: parameter.explode ?? style === "form" };
}

/** What of a request is not as it was meant. */
export function parameterFaults(template: string, prefix: string, sent: readonly SentParameter[], request: WireRequest): string[] {
  const segments = pathValues(prefix + template, request.path);
  if (segments === undefined) return [`${request.path} is not of ${prefix}${template}`];
  const query = pairsOf(request.rawQuery, "&");
  const cookies = pairsOf(header(request, "cookie") ?? "", /; |&/);
  const taken = new Set<string>();
  const faults = sent.flatMap(({ parameter, value }) => {
    const came = (): unknown => {
      if (parameter.in === "path") return pathValue(segments.get(parameter.name), parameter, value);
      if (parameter.in === "header") return listed(header(request, parameter.name.toLowerCase()), parameter, value, (text) => text);
      return formValue(parameter.in === "query" ? query : cookies, parameter, value, taken);
    };
    return same(`${parameter.in}.${parameter.name}`, came, value);
  });
  const unknown = query.filter(([name]) => !taken.has(name)).map(([name]) => `nobody asked for ${name} in the query`);
  return [...faults, ...unknown];
}

/** Whether the value that came is the one that was sent. */
export function same(place: string, came: () => unknown, sent: unknown): string[] {
  try {
    const value = came();
    return isDeepStrictEqual(value, sent) ? [] : [`${place} came as ${show(value)}, not as ${show(sent)}`];
  } catch (error) {
    return [`${place} cannot be read: ${(error as Error).message}`];
  }
}

function show(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}

function header({ headers }: WireRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}

/** The text between the literals of a template, not decoded. */
function pathValues(template: string, path: string): Map<string, string> | undefined {
  const names: string[] = [];
  // A fragment is not sent.
  const pattern = template.replace(/#.*/, "").replace(/\{([^{}]+)\}|[^{}]+|[{}]/g, (part, name: string | undefined) => {
    if (name === undefined) return encodeURI(part).replace(/[.*+?^$()|[\]\\]/g, "\\$&");
    names.push(name);
    return "(.*?)";
  });
  const found = new RegExp(`^${pattern}$`).exec(path)?.slice(1);
  return found && new Map(names.map((name, index) => [name, found[index] ?? ""]));
}

function pathValue(text: string | undefined, parameter: Parameter, sent: Json): unknown {
  const { style, explode } = styleOf(parameter);
  if (text === undefined || style === "simple") return listed(text, parameter, sent, decodeURIComponent);
  if (style === "label") {
    if (!text.startsWith(".")) throw new Error("it has no dot before it");
    return listed(text.slice(1), parameter, sent, decodeURIComponent, explode ? "." : ",");
  }
  if (!text.startsWith(";")) throw new Error("it has no semicolon before it");
  const pairs = pairsOf(text.slice(1), ";");
  return formValue(pairs, { ...parameter, style: "form", explode }, sent, new Set());
}

/** The styles in which the values stand one after the other: `simple` and `label`. */
function listed(text: string | undefined, parameter: Parameter, sent: Json, decode: (text: string) => string, delimiter = ","): unknown {
  if (text === undefined) return undefined;
  if (parameter.content !== undefined) return contentValue(decode(text), parameter);
  if (Array.isArray(sent)) return text.split(delimiter).map((item, index) => like(decode(item), sent[index]));
  if (sent === null || typeof sent !== "object") return like(decode(text), sent);
  const { explode } = styleOf(parameter);
  const parts = text.split(delimiter);
  return objectFrom(explode ? parts.map(split) : inPairs(parts), sent, decode);
}

/** Styles in which each value has a name: `form`, `spaceDelimited`, `pipeDelimited`, `deepObject`. */
export function formValue(pairs: readonly Pair[], parameter: Parameter, sent: Json, taken: Set<string>): unknown {
  const { name } = parameter;
  const { style, explode } = styleOf(parameter);
  const own = pairs.filter(([key]) => key === name);
  const [first] = own;
  if (style === "deepObject") return deepObject(pairs, name, sent, taken);
  if (isRecord(sent) && parameter.content === undefined && explode) {
    const fields = pairs.filter(([key]) => Object.hasOwn(sent, key));
    for (const [key] of fields) taken.add(key);
    return objectFrom(fields, sent, decodeForm);
  }
  taken.add(name);
  if (first === undefined) return undefined;
  if (parameter.content !== undefined) return contentValue(decodeForm(first[1]), parameter);
  if (Array.isArray(sent) && explode) return own.map(([, item], index) => like(decodeForm(item), sent[index]));
  const delimiter = style === "spaceDelimited" ? /%20| |\+/ : style === "pipeDelimited" ? /\||%7C/i : ",";
  if (Array.isArray(sent)) return first[1].split(delimiter).map((item, index) => like(decodeForm(item), sent[index]));
  return isRecord(sent) ? objectFrom(inPairs(first[1].split(delimiter)), sent, decodeForm) : like(decodeForm(first[1]), sent);
}

function deepObject(pairs: readonly Pair[], name: string, sent: Json, taken: Set<string>): unknown {
  const result: JsonObject = {};
  for (const [key, text] of pairs) {
    if (!key.startsWith(`${name}[`)) continue;
    taken.add(key);
    const steps = [...key.slice(name.length).matchAll(/\[([^\]]*)\]/g)].map(([, step = ""]) => step);
    let [target, shape]: [JsonObject, Json | undefined] = [result, sent];
    for (const step of steps.slice(0, -1)) {
      target = (target[step] ??= {}) as JsonObject;
      shape = isRecord(shape) ? shape[step] : undefined;
    }
    const last = steps.at(-1) ?? "";
    const wanted = isRecord(shape) ? shape[last] : undefined;
    if (Array.isArray(wanted)) target[last] = [...((target[last] as Json[] | undefined) ?? []), like(decodeForm(text), wanted[0])];
    else target[last] = like(decodeForm(text), wanted);
  }
  return result;
}

function contentValue(text: string, { content = {} }: Parameter): unknown {
  return /[/+]json/i.test(Object.keys(content)[0] ?? "") ? JSON.parse(text) : text;
}

/** The names are decoded, the values are not. */
export function pairsOf(text: string, delimiter: string | RegExp): Pair[] {
  const parts = text.split(delimiter).filter((part) => part !== "");
  return parts.map(split).map(([name, value]): Pair => [decodeForm(name), value]);
}

function split(part: string): Pair {
  const index = part.indexOf("=");
  return index < 0 ? [part, ""] : [part.slice(0, index), part.slice(index + 1)];
}

function inPairs(parts: readonly string[]): Pair[] {
  if (parts.length % 2 === 1) throw new Error("a name has no value");
  return parts.flatMap((part, index): Pair[] => (index % 2 === 0 ? [[part, parts[index + 1] ?? ""]] : []));
}

function objectFrom(pairs: readonly Pair[], sent: JsonObject, decode: (text: string) => string): JsonObject {
  const fields = pairs.map(([name, text]): [string, Json] => {
    const shape = sent[decode(name)];
    return [decode(name), Array.isArray(shape) ? [like(decode(text), shape[0])] : like(decode(text), shape)];
  });
  return Object.fromEntries(fields);
}

export function decodeForm(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}

/** Text has no types: it is read as what was sent. */
export function like(text: string, sent: Json | undefined): Json {
  if (typeof sent === "number" && text.trim() !== "") return Number(text);
  if (typeof sent === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  return text;
}

export function isRecord(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
