import { serializeParameters } from "../../../packages/client/src/runtime/parameters.js";
import { defaultContentType } from "../../emit/body-types.js";
import { bodyKind, isBinary } from "../../model/body-kinds.js";
import { isJsonType, isMultipart, isRange, streamFormat } from "../../model/media-types.js";
import { acceptedTypes, successResponses } from "../../model/operation-facts.js";
import { fieldOf, headerDefault, parameterStyle } from "../../model/parameters.js";
import { sampleOf } from "../../model/sample-value.js";
import { propertySchema, resolveSchema } from "../../model/schemas.js";
import { listOperations } from "../../model/operations.js";
import type { OperationModel } from "../../model/operation.js";
import { requirementsOf, sentSchemes } from "../../model/security.js";
import { isInsecure } from "../../model/servers.js";
import type { MediaType, OpenApiDocument, Parameter, Schema } from "../../read/openapi.js";
import { bodyText, isWritten } from "../model/body-text.js";
import { LONGEST_SAMPLE, shownSample } from "../model/shown-sample.js";
import { securityOf, sentCredentials } from "../model/security.js";
import { serverUrls } from "../model/servers.js";
import type { Json, Sample } from "../model/types.js";
import { FILE, serverOfSamples } from "./base.js";
import { bodyVariants } from "./body-variants.js";
import { type GeneratedClient, type SampleCall, textsOf } from "./call.js";
import { credentialCurl } from "./credential-curl.js";
import type { ExampleBody } from "./example-body.js";
import { examplesIn } from "./examples-in.js";
import { functionSample } from "./function-sample.js";
import { goSample } from "./go-sample.js";
import { Expression, type Literal } from "./literal.js";
import { pythonSample } from "./python-sample.js";
import { resultView } from "./result-view.js";
import { type SampleCredential, sampleVariables, userVariables } from "./sample-variables.js";
import { wireRequest } from "./wire-request.js";

/** Returns the samples of another API's operations, by operationId: with the generated client, with curl, in Python and in Go. */
export function foreignSamples(document: OpenApiDocument): ReadonlyMap<string, readonly Sample[]> {
  const variables = sampleVariables(document);
  return new Map(listOperations(document).map((operation) => [operation.operationId, samplesOf(document, operation, variables)]));
}

function samplesOf(document: OpenApiDocument, operation: OperationModel, variables: ReadonlyMap<string, string>): Sample[] {
  const baseUrl = serverOfSamples(serverUrls(document, operation));
  const call = {
    operation,
    path: {},
    query: {},
    ...valuesOf(document, operation),
    result: resultOf(document, operation),
    client: clientOf(document, operation, baseUrl, variables),
  };
  const credentials = sentCredentials(securityOf(document, operation)).flatMap(({ name, sent }): SampleCredential[] =>
    sent === undefined ? [] : [{ ...sent, variable: variables.get(name) ?? "" }],
  );
  return bodiesOf(document, operation).flatMap(({ variant: title, body }, at): Sample[] => {
    const variant = title === undefined ? {} : { variant: title };
    const header = { ...defaultHeaders(document, operation), ...call.header };
    const wire = wireRequest(document, { ...call, header, body }, baseUrl, credentials);
    const code = functionSample({ ...call, body });
    return [
      ...(at === 0 ? ownSamples(operation).map((sample) => ({ ...sample, ...variant })) : []),
      { kind: "function", ...variant, label: "TypeScript", language: "ts", code, pathValues: textsOf(call.path) },
      { kind: "curl", ...variant, label: "curl", language: "sh", code: credentialCurl(wire) },
      { kind: "python", ...variant, label: "Python", language: "python", code: pythonSample(wire) },
      { kind: "go", ...variant, label: "Go", language: "go", code: goSample(wire) },
    ];
  });
}

/** Returns the samples of the document itself, as Redoc and Scalar read them. */
function ownSamples({ operation }: OperationModel): Sample[] {
  const given = [operation["x-codeSamples"] ?? operation["x-code-samples"]].flat() as Partial<Record<string, unknown> | null>[];
  return given.flatMap((each) => {
    const { lang, label, source } = each ?? {};
    if (typeof source !== "string" || typeof lang !== "string") return [];
    return [{ kind: "own", label: typeof label === "string" ? label : lang, language: lang.toLowerCase(), code: source }];
  });
}

/** Prints the fields of a result only if every response has them. */
function resultOf(document: OpenApiDocument, operation: OperationModel): SampleCall["result"] {
  const result = resultView(document, operation);
  const [type, ...types] = acceptedTypes(operation);
  const isCertain = successResponses(operation).length === 1 && types.length === 0 && isJsonType(type ?? "");
  if (result.kind === "page" || result.kind === "none" || isCertain) return result;
  const isStream = (each: string | undefined): boolean => streamFormat(each ?? "") !== undefined;
  if (isStream(type) && types.every(isStream)) return { kind: "stream", item: operation.name === "item" ? "each" : "item" };
  if (types.some(isStream) || isStream(type)) return { kind: "unknown", isJson: false };
  return result.kind === "unknown" ? result : { kind: "value", name: result.name, fields: [] };
}

/** Required parameters only. */
function valuesOf(
  document: OpenApiDocument,
  { parameters }: OperationModel,
): Partial<Pick<SampleCall, "path" | "query" | "header" | "cookie">> {
  const values: Partial<Record<"path" | "query" | "header" | "cookie", Record<string, Literal>>> = {};
  for (const parameter of parameters) {
    const { in: place, name, required } = parameter;
    if (place === "querystring" || (place !== "path" && required !== true) || headerDefault(document, parameter) !== undefined) continue;
    const value = valueOf(document, parameter);
    if (value !== undefined) (values[place] ??= {})[name] = value;
  }
  return values;
}

/** Returns the required headers that the generated client sends by itself. */
function defaultHeaders(document: OpenApiDocument, { parameters }: OperationModel): Record<string, string> {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = headerDefault(document, parameter);
      return value === undefined ? [] : [[parameter.name, value]];
    }),
  );
}

/** Returns an example, otherwise a value of the schema, otherwise the name: the first that can be sent. */
function valueOf(document: OpenApiDocument, parameter: Parameter): Json | undefined {
  const { name, schema, content } = parameter;
  const [media] = Object.values(content ?? {});
  const [example] = [...examplesIn(document, parameter), ...examplesIn(document, media)].map(([, value]) => value);
  const own = resolveSchema(document, schema ?? media?.schema);
  const value = sampleOf(document, schema ?? media?.schema, [], { as: "request" }) as Json;
  const isPlainText = own?.type === "string" && own["format"] === undefined && value === "text";
  const isOwn = !isPlainText && isSegment(value);
  const values = [...(parameter.in === "path" && !isSegment(example) ? [] : [example]), ...(isOwn ? [value] : []), name];
  return values.find((each) => each !== undefined && isSent(document, parameter, each));
}

/** Checks that the client sends a value: it refuses, for example, an item with a comma in a header. */
function isSent(document: OpenApiDocument, parameter: Parameter, value: Json): boolean {
  try {
    const styled = { path: "", parameters: [parameterStyle(document, parameter)] };
    serializeParameters(styled, { [fieldOf(parameter)]: { [parameter.name]: value } }, Error);
    return true;
  } catch {
    return false;
  }
}

/** Checks for a value that can be sent as a segment of a path. */
function isSegment(value: Json | undefined): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).some(isSegment);
  return value !== undefined && value !== null && !/^\.{0,2}$/.test(String(value));
}

/** Returns the body of each variant in its default media type, otherwise an example, or a value of its schema. */
function bodiesOf(document: OpenApiDocument, operation: OperationModel): { variant?: string; body: ExampleBody | undefined }[] {
  const mediaType = defaultContentType(operation);
  const media = operation.requestBody?.content?.[mediaType ?? ""];
  if (mediaType === undefined || media === undefined) return [{ body: undefined }];
  const examples = [...examplesIn(document, media).values()].filter(isShort);
  const schema = media.schema ?? media.itemSchema;
  const variants = bodyVariants(document, schema, examples, true);
  if (variants.length > 0) return variants.map(({ title, value }) => ({ variant: title, body: bodyOf(document, mediaType, media, value) }));
  const value = examples[0] ?? shownSample(document, schema, "request") ?? null;
  return [{ body: bodyOf(document, mediaType, media, value) }];
}

/** Checks for a body that a sample may have: each page has several samples. */
function isShort(value: Json): boolean {
  return JSON.stringify(value).length < LONGEST_SAMPLE;
}

function bodyOf(document: OpenApiDocument, mediaType: string, media: MediaType, value: Json): ExampleBody {
  const given = media.schema ?? media.itemSchema;
  const isFile = value === null || isBinary(resolveSchema(document, given) ?? {}) || streamFormat(mediaType) === "sequence";
  if (isWritten(mediaType) && !isFile) return { mediaType, value: bodyText(document, mediaType, given, value) };
  switch (bodyKind(document, mediaType, media)) {
    case "value":
      return { mediaType, value };
    case "fields":
      return { mediaType, ...(isMultipart(mediaType) ? withFiles(document, media.schema, value) : { value }) };
    case "text":
      return { mediaType, value: typeof value === "string" ? value : JSON.stringify(value) };
    default:
      return { mediaType: isRange(mediaType) ? "application/octet-stream" : mediaType, value: FILE, literal: BLOB };
  }
}

const BLOB = new Expression(`new Blob(["…"])`);

/** Replaces the values of binary fields by files. */
function withFiles(document: OpenApiDocument, schema: Schema | undefined, value: Json): Pick<ExampleBody, "value" | "literal"> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { value };
  const fileIn = (name: string): "one" | "list" | undefined => {
    const own = resolveSchema(document, propertySchema(document, schema, name));
    const item = resolveSchema(document, own?.items);
    return own !== undefined && isBinary(own) ? "one" : item !== undefined && isBinary(item) ? "list" : undefined;
  };
  const fields = Object.entries(value as Record<string, Json>).map(([name, field]) => ({ name, field, file: fileIn(name) }));
  const literals = { one: BLOB, list: [BLOB] };
  return {
    value: Object.fromEntries(fields.map(({ name, field, file }) => [name, file === undefined ? field : FILE])),
    literal: Object.fromEntries(
      fields.map(({ name, field, file }): [string, Literal] => [name, file === undefined ? field : literals[file]]),
    ),
  };
}

function clientOf(
  document: OpenApiDocument,
  { operation, authenticated }: OperationModel,
  baseUrl: string,
  variables: ReadonlyMap<string, string>,
): GeneratedClient {
  const [names] = authenticated ? requirementsOf(document, operation.security ?? document.security) : [];
  const types = new Map(sentSchemes(document).map(({ name, type }) => [name, type]));
  const valueOf = (name: string): Literal => {
    const variable = variables.get(name) ?? "";
    const { username, password } = userVariables(variable);
    if (types.get(name) === "basic") return { username: environment(username), password: environment(password) };
    return environment(variable);
  };
  return {
    options: { baseUrl, ...(isInsecure(baseUrl) && { allowInsecure: true }) },
    credentials: names && Object.fromEntries(names.map((name): [string, Literal] => [name, valueOf(name)])),
  };
}

const environment = (name: string): Expression => new Expression(`process.env["${name}"] ?? ""`);
