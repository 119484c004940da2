import type { StubResponse } from "../../../harness/server.js";
import type { DocumentOperation, Parameter, SpecDocument } from "./document.js";
import { BYTES, flatten, NoSample, sample } from "./sample.js";

export interface Described {
  contentTypes?: readonly string[];
  /** The media types that a call accepts unless it picks another one. */
  accept?: readonly string[];
  result?: "object" | "array";
}

export interface PlannedCall {
  operation: DocumentOperation;
  request: string;
  body: { type: string; value: unknown } | undefined;
  response: StubResponse;
  result: unknown;
}

const isJson = (type: string): boolean => /[/+]json\s*(;|$)/i.test(type) || type === "*/*";
const isText = (type: string): boolean => /^text\/|[/+-](?:xml|ya?ml)\b/i.test(type);
const isMultipart = (type: string): boolean => /^multipart\//i.test(type);
const isForm = (type: string): boolean => /^application\/x-www-form-urlencoded\b/i.test(type);

/** Plans a call with all that may be sent, or with as little as may be; throws where there is none. */
export function planCall(
  document: SpecDocument,
  operation: DocumentOperation,
  { contentTypes = [], accept = [], result }: Described,
  minimal: boolean,
): PlannedCall {
  const types = contentTypes.filter((type) => !type.includes("*"));
  if (operation.method === "TRACE") throw new NoSample("fetch sends no TRACE");
  const parameters = operation.parameters.flatMap((parameter): [Parameter, unknown][] => {
    const isRequired = parameter.required === true || parameter.in === "path";
    if (minimal && !isRequired) return [];
    const value = parameterValue(document, parameter);
    if (value !== undefined) return [[parameter, value]];
    if (isRequired) throw new NoSample(`${parameter.in}.${parameter.name} has no form`);
    return [];
  });
  // So that both the first and the last media type are sent.
  const body = plannedBody(document, operation, minimal ? types[0] : types.at(-1), minimal);
  const places = (["path", "query", "header", "cookie"] as const).flatMap((place) => {
    const own = parameters.filter(([parameter]) => parameter.in === place);
    return own.length === 0 ? [] : [`${place}: ${sourceOf(Object.fromEntries(own.map(([{ name }, value]) => [name, value])))}`];
  });
  const { range, ...response } = plannedResponse(operation, minimal, result);
  const parts = [
    ...places,
    ...(body === undefined ? [] : [`body: ${sourceOf(body.value)}`]),
    ...(body === undefined || body.type === (types[0] ?? body.type) ? [] : [`contentType: ${JSON.stringify(body.type)}`]),
    ...(range === undefined || accept.includes(range) ? [] : [`accept: ${JSON.stringify(range)}`]),
  ];
  return { operation, request: `{ ${parts.join(", ")} }`, body, ...response };
}

/** Returns undefined for what is empty, or is a value in a value, which no style but `deepObject` writes. */
function parameterValue(document: SpecDocument, { schema, content, style }: Parameter): unknown {
  const [media] = Object.values(content ?? {});
  const value = sample(media?.schema ?? schema, { document, minimal: false });
  if (typeof value !== "object" || value === null || media !== undefined) return value;
  const items: unknown[] = Object.values(value);
  return items.length === 0 || (style !== "deepObject" && items.some((item) => typeof item === "object")) ? undefined : value;
}

function plannedBody(
  document: SpecDocument,
  { method, body }: DocumentOperation,
  chosen: string | undefined,
  minimal: boolean,
): PlannedCall["body"] {
  const entries = Object.entries(body?.content ?? {});
  const [type, { schema, encoding = {} }] = entries.find(([each]) => each === chosen) ?? entries[0] ?? ["", {}];
  if (type === "" || (minimal && body?.required !== true)) return undefined;
  if (method === "GET" || method === "HEAD") return undefined;
  if (isText(type) && !isJson(type)) return { type, value: "<text>é</text>" };
  if (!isJson(type) && !isForm(type) && !isMultipart(type)) return { type, value: BYTES };
  const value = sample(schema, { document, minimal, files: isMultipart(type) });
  if (!isMultipart(type)) return { type, value };
  const { properties = {} } = flatten(document, schema ?? true);
  const isFile = (name: string): boolean => {
    const own = encoding[name]?.contentType;
    return own !== undefined && !isJson(own) && !isText(own) && flatten(document, properties[name] ?? true).type === undefined;
  };
  const fields = Object.entries(value as object).map(([name, field]: [string, unknown]) => [name, isFile(name) ? BYTES : field]);
  return { type, value: Object.fromEntries(fields) };
}

const STREAM = /^(text\/event-stream|application\/(jsonl|(x-)?ndjson|stream\+json|json-seq))\s*(;|$)/i;

function plannedResponse(
  { method, responses }: DocumentOperation,
  minimal: boolean,
  kind: Described["result"],
): Pick<PlannedCall, "response" | "result"> & { range?: string } {
  const [chosen] = responses.filter(([status]) => /^(2(\d\d|XX)|default)$/i.test(status)).sort(([a], [b]) => (a < b ? -1 : 1));
  const status = /^\d+$/.test(chosen?.[0] ?? "") ? Number(chosen?.[0]) : 200;
  // So that both the first and the last media type come.
  const range = Object.keys(chosen?.[1] ?? {}).at(minimal ? -1 : 0);
  if (range === undefined || method === "HEAD" || status === 204 || status === 205) return { response: { status }, result: undefined };
  const type = isJson(range) && range.includes("*") ? "application/json" : range.replace("text/*", "text/plain").replace("/*", "/png");
  // The items have tests of their own.
  if (STREAM.test(range)) return { range, response: { status, headers: { "content-type": type }, body: "" }, result: [] };
  const [body, result] = isJson(range)
    ? kind === "array"
      ? ['["é"]', ["é"]]
      : ['{"é":[1]}', { é: [1] }]
    : isText(range)
      ? ["<text>é</text>", "<text>é</text>"]
      : [Uint8Array.of(0, 1, 254), Uint8Array.of(0, 1, 254).buffer];
  return { range, response: { status, headers: { "content-type": type }, body }, result };
}

function sourceOf(value: unknown): string {
  if (value === BYTES) return "new Blob([Uint8Array.of(0, 1, 254)])";
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  // In brackets, `__proto__` is a key like any other.
  return `{ ${Object.entries(value)
    .map(([name, item]) => `[${JSON.stringify(name)}]: ${sourceOf(item)}`)
    .join(", ")} }`;
}
