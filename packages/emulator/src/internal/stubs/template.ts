import type { Fixture, HeaderValues } from "../fixture.js";
import { fieldsOf } from "../requests/observed-body.js";
import type { ObservedRequest } from "../requests/observed-request.js";
import { type Finding, isObject, pointerTo } from "../state/json.js";

const PLACEHOLDER = /\{\{\s*(path|query|header|body)(?:\.([^{}\s]+))?\s*\}\}/g;
const PLACEHOLDER_ALONE = new RegExp(`^${PLACEHOLDER.source}$`);

/** Finds placeholders that name no part of a request. */
export function findWrongPlaceholders({ template, ...parts }: Fixture, at: string, parameters?: readonly string[]): Finding[] {
  if (template !== true) return [];
  const { body, examples, headers } = parts;
  return textsOf({ body, examples, headers }, at).flatMap(({ text, place }) => {
    const placeholders = [...text.matchAll(/\{\{[^{}]*\}\}/g)].map(([placeholder]) => placeholder);
    return placeholders.flatMap((placeholder) => {
      const advice = adviceFor(placeholder, parameters);
      return advice === undefined ? [] : [{ at: place, message: `template: ${placeholder} is no value of a request; ${advice}` }];
    });
  });
}

function adviceFor(placeholder: string, parameters: readonly string[] | undefined): string | undefined {
  const [, source, name] = PLACEHOLDER_ALONE.exec(placeholder) ?? [];
  if (source === undefined || (name === undefined && source !== "body"))
    return "use {{path.NAME}}, {{query.NAME}}, {{header.NAME}}, {{body}} or {{body.FIELD}}";
  if (source !== "path" || parameters?.includes(name ?? "") !== false) return undefined;
  return `the path has ${parameters.length === 0 ? "no parameters" : parameters.map((each) => `{{path.${each}}}`).join(", ")}`;
}

function textsOf(value: unknown, place: string): { text: string; place: string }[] {
  if (typeof value === "string") return [{ text: value, place }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, pointerTo(place, name)));
}

interface Parts {
  body: unknown;
  headers: HeaderValues;
}

/** Returns a response's parts with the values of a request in place of the placeholders: null or no text for what the request lacks. */
export async function filled({ body, headers }: Parts, request: ObservedRequest, path: Readonly<Record<string, string>>): Promise<Parts> {
  const sent = (await request.body()).value;
  const sources: Readonly<Record<string, unknown>> = {
    ...{ path, query: fieldsOf(request.query), header: Object.fromEntries(request.headers), body: sent },
  };
  const find = (source: string, name: string | undefined): unknown => {
    if (name === undefined) return sources[source];
    const keys = source === "body" ? name.split(".") : [source === "header" ? name.toLowerCase() : name];
    return keys.reduce((value, key) => (isIndexed(value) && Object.hasOwn(value, key) ? value[key] : undefined), sources[source]);
  };
  const fillText = (text: string): string =>
    text.replaceAll(PLACEHOLDER, (_, source: string, name: string | undefined) => textOf(find(source, name)));
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]));
    if (typeof value !== "string") return value;
    const [, source, name] = PLACEHOLDER_ALONE.exec(value) ?? [];
    // The value itself, so that a number stays one.
    return source === undefined ? fillText(value) : (find(source, name) ?? null);
  };
  // A line break would end the header. Half of a character, which has no encoding, becomes the replacement character.
  const fillHeader = (text: string): string =>
    fillText(text).replaceAll(/[^\t -~]+/g, (part) => encodeURIComponent(Buffer.from(part).toString()));
  const filledHeaders = Object.entries(headers).map(([name, values]) => [name, [values].flat().map(fillHeader)] as const);
  return { body: fill(body), headers: Object.fromEntries(filledHeaders) };
}

function isIndexed(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) || Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : value === undefined || value === null ? "" : JSON.stringify(value);
}
