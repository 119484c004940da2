import type { Fixture, HeaderValues } from "../fixture.js";
import { digest } from "../digest.js";
import { fieldsOf } from "../requests/observed-body.js";
import type { ObservedRequest } from "../requests/observed-request.js";
import { type Finding, isObject, pointerTo } from "../state/json.js";

const PLACEHOLDER = /\{\{\s*(path|query|header|body|now|uuid)(?:\.([^{}\s]+))?\s*\}\}/g;
const PLACEHOLDER_ALONE = new RegExp(`^${PLACEHOLDER.source}$`);

/** Returns a UUID that is always the same for a text (RFC 9562, section 5.8). */
function uuidOf(text: string): string {
  return digest(text).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

/** Finds placeholders that name no part of a request. */
export function findWrongPlaceholders({ template, ...parts }: Fixture, at: string, path?: string): Finding[] {
  const findings: Finding[] = [];
  const { body, examples, headers } = parts;
  const look = (text: string, place: string): void => {
    for (const [placeholder] of text.matchAll(/\{\{[^{}]*\}\}/g)) {
      const advice = adviceFor(placeholder, path);
      if (advice !== undefined) findings.push({ at: place, message: `template: ${placeholder} is no value; ${advice}` });
    }
  };
  if (template === true) mapTexts({ body, examples, headers }, look, at);
  return findings;
}

function adviceFor(placeholder: string, path: string | undefined): string | undefined {
  const [, source, name] = PLACEHOLDER_ALONE.exec(placeholder) ?? [];
  const isKnown = source === "body" || (source === "now" && name === "iso") || isAlone(source) === (name === undefined);
  if (source === undefined || !isKnown)
    return "use {{path.NAME}}, {{query.NAME}}, {{header.NAME}}, {{body}}, {{body.FIELD}}, {{now}}, {{now.iso}} or {{uuid}}";
  if (source !== "path" || path?.includes(`{${name}}`) !== false) return undefined;
  const names = path.match(/(?<=\{)[^{}]+/g) ?? [];
  return `the path has ${names.map((each) => `{{path.${each}}}`).join(", ") || "no parameters"}`;
}

function isAlone(source: string | undefined): boolean {
  return source === "now" || source === "uuid";
}

/** Returns a value with the results of a function in place of its texts. */
function mapTexts(value: unknown, map: (text: string, place: string) => unknown, place = ""): unknown {
  if (typeof value === "string") return map(value, place);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, map, pointerTo(place, index)));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, map, pointerTo(place, name))]));
}

type Parts = Required<Pick<Fixture, "body" | "headers">>;

/** Returns a response's parts with the values of a request in place of the placeholders: null or no text for what the request lacks. */
export async function filled(
  { body, headers }: Parts,
  request: ObservedRequest,
  { path, requestId = "" }: { path: Readonly<Record<string, string>>; requestId: string | undefined },
): Promise<Parts> {
  const header = Object.fromEntries(request.headers);
  const sources: Readonly<Record<string, unknown>> = {
    ...{ path, query: fieldsOf(request.query), header, body: (await request.body()).value },
    ...{ now: request.time, uuid: uuidOf(requestId) },
  };
  const find = (source: string, name: string | undefined): unknown => {
    if (source === "now" && name !== undefined) return new Date(request.time).toISOString();
    if (name === undefined) return sources[source];
    const keys = source === "body" ? name.split(".") : [source === "header" ? name.toLowerCase() : name];
    const own = (value: unknown, key: string): unknown =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
    return keys.reduce(own, sources[source]);
  };
  const textOf = (value: unknown): string => (typeof value === "string" ? value : value == null ? "" : JSON.stringify(value));
  const fill = (text: string): string =>
    text.replaceAll(PLACEHOLDER, (_, source: string, name: string | undefined) => textOf(find(source, name)));
  const fillBody = (text: string): unknown => {
    const [, source, name] = PLACEHOLDER_ALONE.exec(text) ?? [];
    // The value itself, so that a number stays one.
    return source === undefined ? fill(text) : (find(source, name) ?? null);
  };
  // A line break would end the header. Half of a character, which has no encoding, becomes the replacement character.
  const fillHeader = (text: string): string =>
    fill(text).replaceAll(/[^\t -~]+/g, (part) => encodeURIComponent(Buffer.from(part).toString()));
  return { body: mapTexts(body, fillBody), headers: mapTexts(headers, fillHeader) as HeaderValues };
}
