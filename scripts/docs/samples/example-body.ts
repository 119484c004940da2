import { contentTypes } from "../../model/operation-facts.js";
import type { OpenApiDocument } from "../../read/openapi.js";
import type { OperationModel } from "../../model/operation.js";
import type { Json } from "../model/types.js";
import { examplesIn } from "./examples-in.js";
import type { Literal } from "./literal.js";
import { handPlaceholder } from "./placeholders.js";

export interface ExampleBody {
  mediaType: string;
  value: Json;
  /** The value as an expression, if it has parts that are no JSON, such as files. */
  literal?: Literal;
}

/** Returns the smallest non-empty example of a request body; undefined without examples. */
export function exampleBody(document: OpenApiDocument, operation: OperationModel): ExampleBody | undefined {
  const [mediaType = ""] = contentTypes(operation);
  const examples = examplesIn(document, operation.requestBody?.content?.[mediaType]);
  const [minimal, full] = ["request-minimal", "request-full"].map((name) => examples.get(name));
  const [first] = examples.values();
  // An empty update is valid but shows nothing.
  const value = minimal === undefined || isEmpty(minimal) ? (full ?? minimal ?? first) : minimal;
  return value === undefined ? undefined : { mediaType, value: operation.authenticated ? value : withoutCredentials(value) };
}

/** An operation without a bearer token has credentials in its body; the reader inserts them. */
function withoutCredentials(value: Json): Json {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, handPlaceholder(name) ?? member]));
}

function isEmpty(value: Json): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
