// What a call of each operation sends and is answered with.
import { Bytes, type Sendable, sourceOf } from "./bytes.js";
import type { DocumentOperation, Json, MediaType, Parameter, Schema, SpecDocument } from "./document.js";
import { flatten } from "./flatten.js";
import { concrete, isForm, isJson, isMultipart, isText } from "./media-types.js";
import { NoSample } from "./no-sample.js";
import { sample } from "./sample.js";
import { type Check, checkerOf } from "./schemas.js";
import { isRecord, type SentParameter, styleOf } from "./wire-parameters.js";

export interface PlannedAnswer {
  status: number;
  type?: string;
  body?: Buffer<ArrayBuffer>;
  /** What the call is to resolve to; text and JSON as they are. */
  result: unknown;
}

export interface PlannedCall {
  /** `GET /pets`, and whether all is sent or only what has to be. */
  name: string;
  operation: DocumentOperation;
  parameters: SentParameter[];
  body?: { type: string; media: MediaType; value: Sendable };
  answer: PlannedAnswer;
  /** The second argument of the function, as source code. */
  request: string;
}

export interface Plan {
  calls: PlannedCall[];
  /** Operations and parameters that are not tried, with the reason. */
  untried: string[];
}

/** Makes the plan of a document. `defaultTypes` gives the media type that the function of an operation sends by itself. */
export function planCalls(
  document: SpecDocument,
  operations: readonly DocumentOperation[],
  defaultTypes: ReadonlyMap<string, string | undefined>,
): Plan {
  const [requests, responses] = [checkerOf(document, "request"), checkerOf(document, "response")];
  const untried = new Set<string>();
  const calls: PlannedCall[] = [];
  for (const operation of operations) {
    if (operation.method === "TRACE") {
      untried.add(`${operation.key}: fetch sends no TRACE`);
      continue;
    }
    for (const minimal of [false, true]) {
      try {
        const parameters = plannedParameters(document, operation, requests, minimal, untried);
        const bodiless = operation.body !== undefined && (operation.method === "GET" || operation.method === "HEAD");
        if (bodiless) untried.add(`${operation.key} body: fetch sends none with ${operation.method}`);
        const body = bodiless ? undefined : plannedBody(document, operation, requests, minimal, defaultTypes.get(operation.key));
        const answer = plannedAnswer(document, operation, responses, minimal);
        const request = requestSource(parameters, body?.value);
        const name = `${operation.key} ${minimal ? "with as little as may be" : "with all that may be"}`;
        calls.push({ name, operation, parameters, ...(body && { body }), answer, request });
      } catch (error) {
        if (!(error instanceof NoSample)) throw error;
        untried.add(`${operation.key}: ${error.message}`);
      }
    }
  }
  return { calls, untried: [...untried] };
}

function plannedParameters(
  document: SpecDocument,
  operation: DocumentOperation,
  check: Check,
  minimal: boolean,
  untried: Set<string>,
): SentParameter[] {
  return operation.parameters.flatMap((parameter) => {
    const required = parameter.required === true || parameter.in === "path";
    if (minimal && !required) return [];
    try {
      return [{ parameter, value: parameterValue(document, parameter, check) }];
    } catch (error) {
      if (!(error instanceof NoSample) || required) throw error;
      untried.add(`${operation.key} ${parameter.in}.${parameter.name}: ${error.message}`);
      return [];
    }
  });
}

function parameterValue(document: SpecDocument, parameter: Parameter, check: Check): Json {
  const [media] = Object.values(parameter.content ?? {});
  const { style, explode } = styleOf(parameter);
  const free = (parameter.in === "query" && style === "form") || (parameter.in === "path" && style === "simple");
  const text = !free ? "text" : parameter.allowReserved === true ? "a/b:c" : "a b/c&d=e,f";
  const value = sample(document, media ?? described(parameter), check, {
    direction: "request",
    minimal: false,
    text: explode || free ? text : "text",
  });
  if (media === undefined && style !== "deepObject" && Object.values(value ?? {}).some((item: unknown) => typeof item === "object"))
    throw new NoSample("a value in a value has no form in a parameter");
  if (typeof value === "object" && Object.keys(value ?? {}).length === 0) throw new NoSample("what is empty has no form in a parameter");
  return value;
}

function described({ schema, example, examples }: Parameter): MediaType {
  return { ...(schema !== undefined && { schema }), ...(example !== undefined && { example }), ...(examples && { examples }) };
}

function plannedBody(
  document: SpecDocument,
  { body }: DocumentOperation,
  check: Check,
  minimal: boolean,
  defaultType: string | undefined,
): PlannedCall["body"] {
  const entries = Object.entries(body?.content ?? {});
  if (body === undefined || entries.length === 0 || (minimal && body.required !== true)) return undefined;
  const [type, media] = entries.find(([each]) => each === defaultType) ?? entries[0] ?? ["", {}];
  const options = { direction: "request", minimal } as const;
  if (isMultipart(type)) {
    const value = sample(document, media, check, options);
    if (!isRecord(value)) throw new NoSample("a multipart body is no object");
    return { type, media, value: withBytes(document, media, value) };
  }
  if (isJson(type) || isForm(type)) return { type, media, value: sample(document, media, check, options) };
  return { type, media, value: isText(type) ? "<text>é</text>" : new Bytes(Buffer.from([0, 1, 254, 255])) };
}

/** The fields that are files as bytes. */
function withBytes(document: SpecDocument, { schema = true, encoding = {} }: MediaType, value: Record<string, Json>): Sendable {
  const { properties = {} } = flatten(document, schema, { alternative: 0 });
  const fields = Object.entries(value).map(([name, item]): [string, Sendable] => {
    const property = properties[name] ?? true;
    const flat = flatten(document, property, { alternative: 0 });
    if (isBinary(flat) || isFile(encoding[name]?.contentType, flat)) return [name, new Bytes(Buffer.from([0, 1, 254, 255]))];
    const items = flat.items === undefined ? {} : flatten(document, flat.items, { alternative: 0 });
    return [name, Array.isArray(item) && isBinary(items) ? item.map(() => new Bytes(Buffer.from([2, 253]))) : item];
  });
  return Object.fromEntries(fields);
}

function isBinary(schema: Schema): boolean {
  return schema["format"] === "binary" || (schema["contentMediaType"] !== undefined && schema["contentEncoding"] === undefined);
}

function isFile(type: string | undefined, { type: kind }: Schema): boolean {
  return type !== undefined && kind === undefined && !isJson(type) && !isText(type);
}

function plannedAnswer(document: SpecDocument, { method, responses }: DocumentOperation, check: Check, minimal: boolean): PlannedAnswer {
  const successes = Object.keys(responses).filter((status) => /^2(\d\d|XX)$/i.test(status));
  const chosen = [...successes].sort()[0] ?? (Object.hasOwn(responses, "default") ? "default" : undefined);
  const status = chosen !== undefined && /^\d+$/.test(chosen) ? Number(chosen) : 200;
  const contents = Object.entries(responses[chosen ?? ""]?.content ?? {});
  // So that both the first and the last media type come.
  const [type, media] = contents.at(minimal ? -1 : 0) ?? [];
  if (type === undefined || media === undefined || method === "HEAD" || status === 204 || status === 205)
    return { status, result: undefined };
  const answer = { status, type: concrete(type) };
  if (isJson(type)) {
    const result = sample(document, media, check, { direction: "response", minimal });
    return { ...answer, body: Buffer.from(JSON.stringify(result)), result };
  }
  if (isText(type)) return { ...answer, body: Buffer.from("<text>é</text>"), result: "<text>é</text>" };
  const bytes = Buffer.from([0, 1, 254, 255]);
  return { ...answer, body: bytes, result: bytes };
}

function requestSource(parameters: readonly SentParameter[], body: Sendable | undefined): string {
  const members = (["path", "query", "header", "cookie"] as const).flatMap((place) => {
    const own = parameters.filter(({ parameter }) => parameter.in === place);
    if (own.length === 0) return [];
    return [`${place}: ${sourceOf(Object.fromEntries(own.map(({ parameter, value }): [string, Sendable] => [parameter.name, value])))}`];
  });
  if (body !== undefined) members.push(`body: ${sourceOf(body)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
