// The types of an operation's request and result, and what a client has to know to send it.
import { integerBounds } from "./integer-bounds.js";
import { group, HARD_LINE, indented, type Layout, LINE, linesOf, listOf, render, SOFT_LINE, unionOf } from "./layout.js";
import { acceptedTypes, bodyType, contentTypes, hasOpenResult, hasResultName, isRequired, resultType } from "./operation-types.js";
import type { OpenApiDocument } from "./openapi.js";
import type { OperationModel } from "./operations.js";
import { docComment, pascalCase, quote } from "./text.js";

const ANY_BODY = "Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else.";
const PARSE_AS = "How to read the answer; `auto` by default, which goes by its content type.";

/** The request type. */
export function requestInterface(operation: OperationModel, own: string): string {
  const members = requestMembers(operation, own);
  const generic = typeParameters(operation);
  const body = members.length === 0 ? "{}" : ["{", indented(members.map((member) => [HARD_LINE, member])), HARD_LINE, "}"];
  const doc = `/** The request of {@link ${operation.name}}. */\n`;
  return `${doc}${render(["export interface ", requestName(operation), generic, " extends ", baseOf(operation), " ", body])}\n`;
}

/** What a call says of a result that is not shown: how to read it, and what it is checked to be. */
export function typeParameters(operation: OperationModel): Layout {
  return hasOpenResult(operation) ? listOf("<", ['As extends ParseAs = "auto"', "Output = ParsedBody[As]"], ">") : "";
}

/** The type of a call's further options. A result that is shown keeps its type: that of each call would be in all that the compiler says. */
function baseOf(operation: OperationModel): string {
  if (hasOpenResult(operation)) return "ResultOptions<Output>";
  return hasResultName(operation) ? `ResultOptions<${resultName(operation)}>` : "RequestOptions";
}

function requestMembers(operation: OperationModel, own: string): Layout[] {
  const { parameters, requestBody, detail } = operation;
  const members: Layout[] = [];
  for (const place of ["path", "query"] as const) {
    if (!parameters.some((parameter) => parameter.in === place)) continue;
    members.push(member(place, isRequired(parameters, place), [`${own}["parameters"]["${place}"]`]));
  }
  if (requestBody !== undefined) {
    if (detail !== "documented") members.push(member("body", false, ["unknown"], ANY_BODY));
    else members.push(member("body", requestBody.required === true, bodyType(operation, own), requestBody.description));
    const types = contentTypes(operation);
    if (types.length > 1) {
      const doc = `The media type of the body; \`${types[0] ?? ""}\` by default.`;
      members.push(member("contentType", false, [...types.map(quote), "undefined"], doc));
    } else if (detail !== "documented") members.push(member("contentType", false, ["string", "undefined"], "The media type of the body."));
  }
  if (hasOpenResult(operation)) members.push(member("parseAs", false, ["As", "undefined"], PARSE_AS));
  return members;
}

function member(name: string, required: boolean, types: readonly Layout[], doc = ""): Layout {
  const comment = docComment([doc]);
  const type = types.length === 1 ? types : group(indented([SOFT_LINE, unionOf(types)]));
  return [comment === "" ? "" : [linesOf(comment), HARD_LINE], name, required ? "" : "?", ": ", type, ";"];
}

/** The type of what a call resolves to. */
export function resultAlias(operation: OperationModel, own: string): string {
  const type = group(indented([LINE, unionOf(resultType(operation, own))]));
  const alias = render(["export type ", resultName(operation), " =", type, ";"]);
  return `/** What {@link ${operation.name}} resolves to. */\n${alias}\n`;
}

/** What describes the operation to a client. */
export function descriptor(document: OpenApiDocument, operation: OperationModel): Layout {
  const lines: Layout[] = [
    group(["operationId:", indented([LINE, quote(operation.operationId)])]),
    `method: ${quote(operation.method.toUpperCase())}`,
    `path: ${quote(operation.path)}`,
  ];
  if (!operation.authenticated) lines.push("authenticated: false");
  const integers = integerBounds(document, operation);
  if (integers !== undefined) lines.push(["integers: ", integers]);
  const [sent, accepted] = [contentTypes(operation), acceptedTypes(operation)];
  if (sent.length > 0) lines.push(["contentTypes: ", listOf("[", sent.map(quote), "]")], "encode: encodeBody");
  if (accepted.length > 0) lines.push(["accept: ", listOf("[", accepted.map(quote), "]")]);
  if (hasOpenResult(operation)) lines.push("decode: decodeBody", "stream: streamBody");
  return ["{", indented(lines.map((line) => [HARD_LINE, line, ","])), HARD_LINE, "}"];
}

export function requestName(operation: OperationModel): string {
  return `${pascalCase(operation.name)}Request`;
}

export function resultName(operation: OperationModel): string {
  return `${pascalCase(operation.name)}Result`;
}
