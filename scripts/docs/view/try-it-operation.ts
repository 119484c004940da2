import type { Content, Field, Json, OperationPage } from "../model/types.js";

/** The input of the "Try it" form. */
export interface TryItOperation {
  operationId: string;
  /** In upper case. */
  method: string;
  template: string;
  takesCredential: boolean;
  takesFurtherQuery: boolean;
  parameters: readonly TryItParameter[];
  body?: { required: boolean; mediaTypes: readonly { mediaType: string; example?: Json }[] };
}

export interface TryItParameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  /** `string`, `array of string`. */
  type: string;
  values: readonly Json[];
  /** The value in the samples. */
  sample?: string;
  /** The items of a list are joined by commas in one parameter. */
  isCommaSeparated?: true;
}

export function tryItOperation(page: OperationPage): TryItOperation {
  const { operationId, method, template, takesCredential, takesFurtherQuery, parameters, requestBody, samples } = page;
  const sampleValues = samples.find(({ pathValues }) => pathValues !== undefined)?.pathValues ?? {};
  return {
    operationId,
    method,
    template,
    takesCredential,
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

function tryItParameter(place: TryItParameter["in"], { name, isRequired, isCommaSeparated, shape }: Field): TryItParameter {
  const type = shape.type.map(({ text }) => text).join("");
  return { name, in: place, required: isRequired, type, values: shape.values, ...(isCommaSeparated && { isCommaSeparated }) };
}

/** Uses the shortest example. */
function mediaTypeOf({ mediaType, examples }: Content): { mediaType: string; example?: Json } {
  const [example] = examples.map(({ value }) => value).sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  return example === undefined ? { mediaType } : { mediaType, example };
}
