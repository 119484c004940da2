import { isDeepStrictEqual } from "node:util";
import { canonicalPath } from "../contract/percent-encoding.js";
import { timedPattern } from "../contract/timed-pattern.js";
import { type Finding, isObject, pointerTo } from "../state/json.js";
import { isSecret, maskBody } from "../secrets.js";
import { fieldsOf } from "./observed-body.js";
import type { NearMiss, ObservedRequest } from "./observed-request.js";

/** A pattern of a text: `*` in `like` is any characters; `matches` is a regular expression, which is found anywhere in the text. */
export type TextPattern = { readonly like: string } | { readonly contains: string } | { readonly matches: string };

/** Conditions that select requests; all given ones must hold. */
export interface RequestMatch {
  /** In upper case. */
  method?: string;
  /** Path of the URL, such as `/v1/access-groups/web`. `*` matches any characters but a slash. */
  path?: string;
  /** Values of query parameters: one, an array of all, a pattern such as `{ like: "2030-*" }`, or null for none. There may be others. */
  query?: Readonly<Record<string, string | readonly string[] | TextPattern | null>>;
  /** Request headers, as `query`; for `cookie`, one of the cookies. */
  header?: Readonly<Record<string, string | TextPattern | null>>;
  /** The body, or some fields of a JSON body or form. Objects may have other fields, arrays must be equal; `{ like: "a*" }` is a pattern of a text, `contains` also a part of an array. */
  body?: unknown;
  /** ID of the team that the request acts for. */
  teamId?: string;
}

/** Selects requests: all given conditions must hold. */
export interface RequestFilter extends RequestMatch {
  operationId?: string;
  status?: number;
}

/** Returns the first condition that a request does not meet, except that of the body. */
export function failedCondition(match: RequestMatch, request: ObservedRequest): Omit<NearMiss, "id"> | undefined {
  const { method, path, query = {}, header = {}, teamId } = match;
  if (method !== undefined && method !== request.method) return { because: "method" };
  if (path !== undefined && !matchesPath(path, request.path)) return { because: "path" };
  for (const [name, wanted] of Object.entries(query))
    if (!hasValue(request.query.getAll(name), wanted))
      return { because: "query", ...differing(name, wanted, fieldsOf(request.query)[name]) };
  for (const [name, wanted] of Object.entries(header)) {
    const sent = request.header(name.toLowerCase());
    // A client sends cookies of others, too.
    const values = sent === undefined ? [] : /^cookie$/i.test(name) ? [sent, ...sent.split(/;\s*/)] : [sent];
    if (!hasValue(values, wanted)) return { because: "header", ...differing(name, wanted, sent) };
  }
  return teamId === undefined || request.teamId === teamId ? undefined : { because: "teamId" };
}

/** Tells the value that a request lacks, its beginning if it is long, unless its name is that of a credential. */
export function differing(name: string, wanted: unknown, sent: unknown = null): Pick<NearMiss, "differs"> {
  const text = (value: unknown): string => JSON.stringify(maskBody(value)).slice(0, 200);
  return name.split(".").some(isSecret) ? {} : { differs: `${name}: ${text(wanted)}, not ${text(sent)}` };
}

/** An object that has only one of these is a pattern of a text. Compared with an object, it is the object itself. */
function isPattern(part: unknown): part is TextPattern {
  const [[name, value] = [], ...others] = isObject(part) ? Object.entries(part) : [];
  return others.length === 0 && typeof value === "string" && /^(?:like|contains|matches)$/.test(String(name));
}

/** Compiled patterns, by the objects that have them, which stubs keep. */
const compiled = new WeakMap<object, (text: string) => boolean>();

function testOf(pattern: TextPattern): (text: string) => boolean {
  if ("contains" in pattern) return (text) => text.includes(pattern.contains);
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const expression = "like" in pattern ? patternOf(pattern.like.split("*"), "[^]*") : timedPattern(pattern.matches, "", false);
  const test = (text: string): boolean => expression.test(text);
  compiled.set(pattern, test);
  return test;
}

/** Finds regular expressions that are invalid, at any depth of conditions. */
export function findWrongPatterns(part: unknown, at: string): Finding[] {
  if (typeof part !== "object" || part === null) return [];
  if (isPattern(part) && "matches" in part)
    try {
      RegExp(part.matches);
    } catch (error) {
      return [{ at, message: `matches: ${(error as Error).message}` }];
    }
  return Object.entries(part).flatMap(([name, inner]) => findWrongPatterns(inner, pointerTo(at, name)));
}

function hasValue(values: readonly string[], wanted: NonNullable<RequestMatch["query"]>[string]): boolean {
  if (isPattern(wanted)) return values.some(testOf(wanted));
  return typeof wanted === "string" ? values.includes(wanted) : isDeepStrictEqual(values, wanted ?? []);
}

/** Returns true if a path is one of a pattern, in which `*` is any characters but a slash. Their percent-encoding may differ. */
export function matchesPath(pattern: string, path: string): boolean {
  const parts = pattern.split("*").map((part) => canonicalPath(part) ?? part);
  return patternOf(parts, "[^/]*").test(canonicalPath(path) ?? path);
}

function patternOf(parts: readonly string[], any: string): RegExp {
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[^\w/-]/g, String.raw`\$&`)).join(any)}$`);
}

/** Returns the first field, at any depth, that a value lacks or has otherwise than a part of it: its path, and both. */
export function difference(value: unknown, part: unknown, path = ""): [path: string, wanted: unknown, value: unknown] | undefined {
  // A pattern in place of a whole body is one of its text.
  const isOfText = path === "" && isPattern(part) && isObject(value) && !((Object.keys(part)[0] as string) in value);
  const text = isOfText ? JSON.stringify(value) : value;
  if (typeof text === "string" && isPattern(part)) return hasValue([text], part) ? undefined : [path || "body", part, value];
  if (Array.isArray(value) && isObject(part) && Object.keys(part).join() === "contains")
    return value.some((item) => difference(item, part["contains"]) === undefined) ? undefined : [path || "body", part, value];
  if (!isObject(part) || !isObject(value))
    return part === undefined || isDeepStrictEqual(value, part) ? undefined : [path || "body", part, value];
  for (const [name, inner] of Object.entries(part)) {
    const found = difference(Object.hasOwn(value, name) ? value[name] : undefined, inner, path === "" ? name : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
