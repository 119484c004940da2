import { contentTypes } from "../../model/operation-facts.js";
import type { OpenApiDocument } from "../../read/openapi.js";
import { isObject } from "../../read/spec-node.js";
import type { OperationModel } from "../../model/operation.js";
import type { Json } from "../model/types.js";
import { examplesIn } from "./examples-in.js";
import { bodyVariants } from "./body-variants.js";
import { Expression, type Literal } from "./literal.js";
import { handPlaceholder } from "./placeholders.js";

export interface ExampleBody {
  mediaType: string;
  value: Json;
  /** The value as an expression, if it has parts that are no JSON, such as files. */
  literal?: Literal;
}

/** The place of a body that is not documented, for readers to fill in. */
const UNDOCUMENTED: ExampleBody = {
  mediaType: "application/json",
  value: {},
  literal: new Expression("{\n  // The body is not documented.\n}"),
};

/** Returns the bodies of an operation's samples: that of each variant, otherwise the smallest non-empty example, or none without examples. */
export function exampleBodies(document: OpenApiDocument, operation: OperationModel): { variant?: string; body: ExampleBody | undefined }[] {
  if (operation.detail === "index") return [{ body: /^(?:post|put|patch)$/.test(operation.method) ? UNDOCUMENTED : undefined }];
  const [mediaType = ""] = contentTypes(operation);
  const media = operation.requestBody?.content?.[mediaType];
  const examples = examplesIn(document, media);
  const bodyOf = (value: Json): ExampleBody => ({ mediaType, value: operation.authenticated ? value : withoutCredentials(value) });
  const variants = bodyVariants(document, media?.schema, [...examples.values()], false);
  if (variants.length > 0) return variants.map(({ title, value }) => ({ variant: title, body: bodyOf(value) }));
  const [minimal, full] = ["request-minimal", "request-full"].map((name) => examples.get(name));
  const [first] = examples.values();
  // An empty update is valid but shows nothing.
  const value = minimal === undefined || isEmpty(minimal) ? (full ?? minimal ?? first) : minimal;
  return [{ body: value === undefined ? undefined : bodyOf(value) }];
}

/** An operation without a bearer token has credentials in its body; the reader inserts them. */
function withoutCredentials(value: Json): Json {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, handPlaceholder(name) ?? member]));
}

function isEmpty(value: Json): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
