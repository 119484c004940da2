import type { OpenApiDocument, Parameter } from "../../read/openapi.js";
import { isFreeForm } from "../../model/parameters.js";
import type { OperationModel } from "../../model/operation.js";
import type { Json } from "../model/types.js";
import { type ExampleBody, exampleBodies } from "./example-body.js";
import type { Literal } from "./literal.js";
import { exampleText } from "./example-text.js";
import { placeholderOf } from "./placeholders.js";
import { type ResultView, resultView, type StreamResult } from "./result-view.js";

/** The request that the samples of an operation send, and the result that they print. */
export interface SampleCall {
  operation: OperationModel;
  /** Path parameters. */
  path: Readonly<Record<string, Literal>>;
  /** Required query parameters. */
  query: Readonly<Record<string, Literal>>;
  /** Required headers and cookies that the call has to set. */
  header?: Readonly<Record<string, Literal>>;
  cookie?: Readonly<Record<string, Literal>>;
  /** Undefined for a request without a body. */
  body: ExampleBody | undefined;
  /** The variant of the body, if there are samples of several. */
  variant?: string;
  result: ResultView | StreamResult;
  /** The client generated from the document; default: that of our packages. */
  client?: GeneratedClient;
}

/** How a program creates the client that is generated from a document. */
export interface GeneratedClient {
  /** The options of `createClient`. */
  options: Readonly<Record<string, Literal>>;
  /** By the name of the security scheme; undefined if the operation needs none. */
  credentials: Readonly<Record<string, Literal>> | undefined;
}

/** Writes the value of a path parameter. */
export function pathText(value: Literal): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Returns the values of parameters as text, for a form. */
export function textsOf(values: SampleCall["path"]): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, pathText(value)]));
}

/** Returns the calls of a document's operations, in their order: one for each variant of the body. */
export function callsOf(document: OpenApiDocument, operations: readonly OperationModel[]): SampleCall[] {
  return operations.flatMap((operation) => {
    const call = {
      operation,
      path: valuesOf(operation, "path", (name) => textFor(document, operations, operation, name)),
      query: valuesOf(operation, "query", (name, parameter) => scalarOf(parameter) ?? textFor(document, operations, operation, name)),
      result: resultView(document, operation),
    };
    return exampleBodies(document, operation).map(({ variant, body }) => ({ ...call, body, ...(variant !== undefined && { variant }) }));
  });
}

function valuesOf<Value>(
  { parameters }: OperationModel,
  place: Parameter["in"],
  value: (name: string, parameter: Parameter) => Value,
): Record<string, Value> {
  const wanted = parameters.filter((parameter) => parameter.in === place && parameter.required === true && !isFreeForm(parameter));
  return Object.fromEntries(wanted.map((parameter) => [parameter.name, value(parameter.name, parameter)]));
}

/** Returns the value of this name in the examples of the tag's operations; a placeholder for indexed operations. */
function textFor(document: OpenApiDocument, operations: readonly OperationModel[], operation: OperationModel, name: string): string {
  if (operation.detail === "index") return placeholderOf(name);
  const related = operations.filter(({ tag }) => tag === operation.tag);
  return exampleText(document, related, name) ?? placeholderOf(name);
}

/** Returns a value from a parameter's schema. */
function scalarOf({ schema = {} }: Parameter): Json | undefined {
  const stated = [schema["default"], schema.const, schema.enum?.[0], schema["minimum"]].find((value) => value !== undefined);
  if (stated !== undefined) return stated as Json;
  return schema.type === "boolean" ? true : schema.type === "integer" || schema.type === "number" ? 1 : undefined;
}
