import { isObject as isRecord } from "../../read/spec-node.js";
import { shownCode } from "../model/example-code.js";
import { sentCredentials } from "../model/security.js";
import { textOf } from "../model/xml-text.js";
import type { Content, CredentialView, Field, Json, OperationPage, Shape } from "../model/types.js";

/** The input of the "Try it" form. */
export interface TryItOperation {
  operationId: string;
  /** In upper case. */
  method: string;
  template: string;
  takesCredential: boolean;
  /** The addresses of another API; the first is the default. */
  servers?: readonly string[];
  /** How the credentials of another API are sent; default: a bearer token. */
  credentials?: readonly TryItCredential[];
  takesFurtherQuery: boolean;
  parameters: readonly TryItParameter[];
  body?: { required: boolean; mediaTypes: readonly TryItBody[] };
}

export interface TryItCredential {
  label: string;
  in: "header" | "query";
  name: string;
  /** `basic` takes a user name and a password, separated by a colon; `digest` the whole header. */
  form: NonNullable<CredentialView["sent"]>["form"];
}

export interface TryItBody {
  mediaType: string;
  /** The text of an example. */
  example?: string;
  /** The form fields that are files. */
  files?: readonly string[];
  /** The media types of form fields, where the document has them. */
  types?: readonly (readonly [field: string, type: string])[];
}

export interface TryItParameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  /** `string`, `array of string`, `object as name=value`. */
  type: string;
  values: readonly Json[];
  /** The value in the samples, or an example. */
  sample?: string;
  separator?: NonNullable<Field["separator"]>;
  properties?: NonNullable<Field["properties"]>;
}

export function tryItOperation(page: OperationPage): TryItOperation {
  const { operationId, method, template, takesCredential, takesFurtherQuery, parameters, requestBody, samples, servers, security, module } =
    page;
  const sampleValues = samples.find(({ pathValues }) => pathValues !== undefined)?.pathValues ?? {};
  return {
    operationId,
    method,
    template,
    takesCredential,
    ...(module === undefined && {
      servers,
      credentials: sentCredentials(security).flatMap(({ title, sent }) => {
        const { in: place, ...rest } = sent ?? { in: "cookie" as const, name: "", form: "plain" as const };
        return place === "cookie" || place === "connection" ? [] : [{ label: title, in: place, ...rest }];
      }),
    }),
    takesFurtherQuery,
    parameters: [
      ...parameters.path.map((field) => ({ ...tryItParameter("path", field), ...sampleOf(field, sampleValues) })),
      ...parameters.query.map((field) => tryItParameter("query", field)),
      ...parameters.header.map((field) => tryItParameter("header", field)),
    ],
    ...(requestBody === undefined ? {} : { body: { required: requestBody.isRequired, mediaTypes: requestBody.content.map(mediaTypeOf) } }),
  };
}

function sampleOf({ name }: Field, values: Readonly<Record<string, string>>): Pick<TryItParameter, "sample"> {
  const sample = Object.hasOwn(values, name) ? values[name] : undefined;
  return sample === undefined ? {} : { sample };
}

function tryItParameter(place: TryItParameter["in"], field: Field): TryItParameter {
  const { name, isRequired, separator, properties, shape } = field;
  const isJson = shape.limits.some((limit) => limit.startsWith("written as "));
  const type = (isJson ? "JSON, " : "") + shape.type.map(({ text }) => text).join("") + (properties === undefined ? "" : " as name=value");
  return {
    name,
    in: place,
    required: isRequired,
    type,
    values: shape.values,
    ...(isRequired && exampleOf(shape, isJson, properties !== undefined)),
    ...(separator && { separator }),
    ...(properties && { properties }),
  };
}

/** Fills in an example, with a line for each item or property as the form takes them. */
function exampleOf(
  { named = [], examples = [], default: usual }: Shape,
  isJson: boolean,
  isObject: boolean,
): Pick<TryItParameter, "sample"> {
  const value = [...named.map((example) => example.value), ...examples, usual].find((each) => each !== undefined && each !== null);
  if (value === undefined) return {};
  if (isJson) return { sample: JSON.stringify(value) };
  const lines =
    isObject && isRecord(value) ? Object.entries(value).map(([name, each]) => `${name}=${textOf(each)}`) : [value].flat().map(textOf);
  return { sample: lines.join("\n") };
}

/** Uses the shortest example, or a value made from the schema. */
function mediaTypeOf({ mediaType, examples, sample, shape }: Content): TryItBody {
  const fields = mediaType === "multipart/form-data" ? (shape?.fields ?? []) : [];
  const files = fields.filter(isFile).map(({ name }) => name);
  const values = examples.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const shown = (values.length > 0 || sample === undefined ? values : [withoutFiles(sample, files)]).map((value) =>
    shownCode(value, mediaType),
  );
  const texts = shown.flatMap(({ code, isCut }) => (isCut ? [] : [code]));
  const [example] = texts.toSorted((a, b) => a.length - b.length);
  const types = fields.filter((field) => !isFile(field)).flatMap((field) => typeOfPart(field).map((type) => [field.name, type] as const));
  return { mediaType, ...(example !== undefined && { example }), ...(files.length > 0 && { files }), ...(types.length > 0 && { types }) };
}

function withoutFiles(sample: Json, files: readonly string[]): Json {
  return isRecord(sample) ? Object.fromEntries(Object.entries(sample).filter(([name]) => !files.includes(name))) : sample;
}

/** Returns the only media type that the document has for a form field. */
function typeOfPart({ shape: { limits } }: Field): string[] {
  return limits.flatMap((limit) => /^sent as ([^\s,*]+)$/.exec(limit)?.[1] ?? []);
}

function isFile({ shape: { limits } }: Field): boolean {
  return limits.some((limit) => /^(?:each item: )?(?:format binary|contains (?!application\/json))/.test(limit));
}
