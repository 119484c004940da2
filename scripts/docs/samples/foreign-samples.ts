import { contentTypes } from "../../model/operation-facts.js";
import { headerDefault } from "../../model/parameters.js";
import { sampleOf } from "../../model/sample-value.js";
import { propertySchema, resolveSchema } from "../../model/schemas.js";
import { listOperations } from "../../model/operations.js";
import type { OperationModel } from "../../model/operation.js";
import { requirementsOf, sentSchemes } from "../../model/security.js";
import type { OpenApiDocument, Parameter, Schema } from "../../read/openapi.js";
import { credentialsOf } from "../model/security.js";
import { serverUrls } from "../model/servers.js";
import type { Json, Sample } from "../model/types.js";
import { BASE_URL } from "./base.js";
import { type GeneratedClient, type SampleCall, textsOf } from "./call.js";
import type { ExampleBody } from "./example-body.js";
import { examplesIn } from "./examples-in.js";
import { functionSample } from "./function-sample.js";
import { goSample } from "./go-sample.js";
import { Expression, type Literal } from "./literal.js";
import { pathSample } from "./path-sample.js";
import { pythonSample } from "./python-sample.js";
import { resultView } from "./result-view.js";
import { wireCurl } from "./wire-curl.js";
import { FILE, VARIABLES, wireRequest } from "./wire-request.js";

/** Returns the samples of another API's operations, by operationId: with the generated client, with curl, in Python and in Go. */
export function foreignSamples(document: OpenApiDocument): ReadonlyMap<string, readonly Sample[]> {
  return new Map(listOperations(document).map((operation) => [operation.operationId, samplesOf(document, operation)]));
}

function samplesOf(document: OpenApiDocument, operation: OperationModel): Sample[] {
  const baseUrl = baseUrlOf(document, operation);
  const call: SampleCall = {
    operation,
    path: {},
    query: {},
    ...valuesOf(document, operation),
    body: bodyOf(document, operation),
    result: resultView(document, operation),
    client: clientOf(document, operation, baseUrl),
  };
  const wire = wireRequest(document, call, baseUrl, credentialsOf(document, operation));
  return [
    { kind: "function", label: "TypeScript", language: "ts", code: functionSample(call), pathValues: textsOf(call.path) },
    { kind: "path", label: "By path", language: "ts", code: pathSample(call) },
    { kind: "curl", label: "curl", language: "sh", code: wireCurl(wire) },
    { kind: "python", label: "Python", language: "python", code: pythonSample(wire) },
    { kind: "go", label: "Go", language: "go", code: goSample(wire) },
  ];
}

/** The host is made up if the document names none. */
function baseUrlOf(document: OpenApiDocument, operation: OperationModel): string {
  const [url = "/"] = serverUrls(document, operation);
  return URL.canParse(url, BASE_URL) ? new URL(url, BASE_URL).href.replace(/\/$/, "") : BASE_URL;
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
    (values[place] ??= {})[name] = valueOf(document, parameter);
  }
  return values;
}

function valueOf(document: OpenApiDocument, parameter: Parameter): Json {
  const { name, schema, content } = parameter;
  const [media] = Object.values(content ?? {});
  const [example] = [...examplesIn(document, parameter), ...examplesIn(document, media)];
  if (example !== undefined) return example[1];
  const own = resolveSchema(document, schema ?? media?.schema);
  const value = sampleOf(document, schema ?? media?.schema, [], "request") as Json;
  const isPlainText = own?.type === "string" && own["format"] === undefined && value === "text";
  // A null or an empty text cannot be sent in a path.
  return isPlainText || value === null || value === "" ? name : value;
}

/** Returns an example of the body in its first media type, or a value of its schema; undefined if the body is optional and has none. */
function bodyOf(document: OpenApiDocument, operation: OperationModel): ExampleBody | undefined {
  const [mediaType] = contentTypes(operation);
  const media = operation.requestBody?.content?.[mediaType ?? ""];
  if (mediaType === undefined || media === undefined) return undefined;
  const [example] = examplesIn(document, media).values();
  const isFile = example === undefined && !/[/+]json|^text\/|form|xml|yaml/i.test(mediaType);
  if (isFile) return { mediaType: mediaType.includes("*") ? "application/octet-stream" : mediaType, value: FILE, literal: BLOB };
  const value = example ?? (sampleOf(document, media.schema, [], "request") as Json);
  return mediaType === "multipart/form-data" ? { mediaType, ...withFiles(document, media.schema, value) } : { mediaType, value };
}

const BLOB = new Expression(`new Blob(["…"])`);

/** Replaces the values of binary fields by a file. */
function withFiles(document: OpenApiDocument, schema: Schema | undefined, value: Json): Pick<ExampleBody, "value" | "literal"> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { value };
  const isFile = (name: string): boolean => {
    const own = resolveSchema(document, propertySchema(document, schema, name));
    return own?.["format"] === "binary" || typeof own?.["contentMediaType"] === "string";
  };
  const entries = Object.entries(value as Record<string, Json>);
  return {
    value: Object.fromEntries(entries.map(([name, field]) => [name, isFile(name) ? FILE : field])),
    literal: Object.fromEntries(entries.map(([name, field]): [string, Literal] => [name, isFile(name) ? BLOB : field])),
  };
}

function clientOf(document: OpenApiDocument, { operation, authenticated }: OperationModel, baseUrl: string): GeneratedClient {
  const [names] = authenticated ? requirementsOf(document, operation.security ?? document.security) : [];
  const types = new Map(sentSchemes(document).map(({ name, type }) => [name, type]));
  return {
    options: { baseUrl, ...(baseUrl.startsWith("http:") && { allowInsecure: true }) },
    credentials: names && Object.fromEntries(names.map((name): [string, Literal] => [name, VALUES[types.get(name) ?? "bearer"]])),
  };
}

const variable = (name: string): Expression => new Expression(`process.env["${name}"] ?? ""`);

const VALUES: Readonly<Record<"bearer" | "apiKey" | "basic", Literal>> = {
  bearer: variable(VARIABLES.token),
  apiKey: variable(VARIABLES.key),
  basic: { username: variable(VARIABLES.username), password: variable(VARIABLES.password) },
};
