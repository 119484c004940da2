// Generates the request and result types of operations, and their descriptors.
import { type BodyChoice, bodyChoices, defaultContentType, mediaTypeUnion } from "./body-types.js";
import { integerBounds } from "./integer-bounds.js";
import { decoderOf, encoderOf, fieldEncodings, itemReaders, needsSplitPath, streamsOf } from "./codecs.js";
import {
  assigned,
  group,
  HARD_LINE,
  indented,
  type Layout,
  LINE,
  linesOf,
  listOf,
  render,
  rowsOf,
  SOFT_LINE,
  typeWith,
  unionOf,
} from "./layout.js";
import { resultKind } from "../model/json-kind.js";
import { isJsonType, isRange, streamFormat } from "../model/media-types.js";
import {
  acceptedTypes,
  contentTypes,
  hasOpenResult,
  hasResultName,
  isPaginated,
  isRequired,
  offeredTypes,
  successResponses,
} from "../model/operation-facts.js";
import { hasReadings, resultType } from "./operation-types.js";
import { fieldOf } from "../model/parameters.js";
import { ownRequirements } from "../model/security.js";
import { requirementsLayout } from "./security.js";
import { ownServer } from "./servers.js";
import { styledParameters } from "./styled-parameters.js";
import { type OpenApiDocument, sentMethod } from "../read/openapi.js";
import type { OperationModel } from "../model/operation.js";
import { docComment, quote } from "./text.js";
import { typeCase } from "../model/case.js";

const PLACES = ["path", "query", "header", "cookie"] as const;

const ANY_BODY = "Text, bytes, a `Blob`, a form or a stream are sent unchanged; anything else is sent as JSON.";
const CONTENT_TYPE = "The media type of the body.";
const PARSE_AS = "The format to read the response as. Default: `auto`, by its content type.";

const RECONNECT =
  "Requests the further events, from the last one on, when the connection ends. The stream ends with a 204 or a last event such as `[DONE]`.";

/** Generates the request type: an interface, or a union if the type of the body depends on its media type. */
export function requestType(document: OpenApiDocument, operation: OperationModel, own: string): string {
  const choices = operation.requestBody === undefined ? [] : bodyChoices(document, operation, own);
  const [head, base] = [[requestName(operation), typeParameters(document, operation)], baseOf(document, operation)];
  const bodyOf = (choice?: BodyChoice): Layout => membersLayout(requestMembers(document, operation, own, choice));
  const members = choices.map((choice): Layout => [HARD_LINE, "| (", indented([base, " & ", bodyOf(choice)]), ")"]);
  const type =
    choices.length > 1
      ? ["export type ", head, " =", indented(members), ";"]
      : ["export interface ", head, " extends ", base, " ", bodyOf(choices[0])];
  return `/** The request of {@link ${operation.name}}. */\n${render(type)}\n`;
}

function membersLayout(members: readonly Layout[]): Layout {
  return members.length === 0 ? "{}" : ["{", indented(members.map((member) => [HARD_LINE, member])), HARD_LINE, "}"];
}

/** Returns the type parameters of a call that chooses how to read the response and the type of the result. */
export function typeParameters(document: OpenApiDocument, operation: OperationModel): Layout {
  const output = outputOf(document, operation);
  if (output === undefined) return "";
  const accept = mediaChoice(operation);
  return listOf("<", [...(accept === undefined ? [] : [accept]), 'As extends ParseAs = "auto"', ["Output = ", output]], ">");
}

/** Returns the request type with the type parameters of the function as its arguments. */
export function requestArgument(document: OpenApiDocument, operation: OperationModel): Layout {
  const name = requestName(operation);
  if (!isRead(document, operation)) return name;
  return typeWith(name, [...(hasMediaChoice(operation) ? ["Accept"] : []), "As", "Output"]);
}

/** Returns the type parameter of the media type that a call picks; undefined if there is nothing to pick. */
function mediaChoice(operation: OperationModel): Layout | undefined {
  if (!hasMediaChoice(operation)) return undefined;
  const union = (types: readonly string[]): string => types.map(quote).join(" | ");
  return `Accept extends ${union(offeredTypes(operation))} = ${union(acceptedTypes(operation))}`;
}

/** Checks if a response offers several media types. */
function hasMediaChoice(operation: OperationModel): boolean {
  const isChoice = successResponses(operation).some(([, { content = {} }]) => Object.keys(content).length > 1);
  return isChoice && hasResultName(operation) && !isPaginated(operation);
}

/** Checks if callers may choose how to read the response. */
export function isRead(document: OpenApiDocument, operation: OperationModel): boolean {
  return outputOf(document, operation) !== undefined;
}

function outputOf(document: OpenApiDocument, operation: OperationModel): Layout | undefined {
  if (hasOpenResult(operation)) return "ParsedBody[As]";
  const [isChosen, result] = [hasMediaChoice(operation), chosenResult(operation)];
  const item = streamsOf(document, operation).length > 0 ? `ItemOf<${result}>` : result;
  return !isPaginated(operation) && (isChosen || hasReadings(document, operation))
    ? group(['As extends "auto"', indented([LINE, "? ", item, LINE, ": ParsedBody[As]"])])
    : undefined;
}

/** Returns the type that a call of an operation with streams resolves to; undefined if it has none. */
export function streamedResult(document: OpenApiDocument, operation: OperationModel): Layout | undefined {
  if (streamsOf(document, operation).length === 0) return undefined;
  return group([indented([SOFT_LINE, typeWith("Streamed", ["As", chosenResult(operation), "NoInfer<Output>"])]), SOFT_LINE]);
}

function chosenResult(operation: OperationModel): string {
  return `${resultName(operation)}${hasMediaChoice(operation) ? "<Accept>" : ""}`;
}

/** Returns the type of further options. Uses the result's name, to keep it in compiler messages. */
function baseOf(document: OpenApiDocument, operation: OperationModel): string {
  if (isRead(document, operation)) return "ResultOptions<Output>";
  return hasResultName(operation) ? `ResultOptions<${resultName(operation)}>` : "RequestOptions";
}

function requestMembers(document: OpenApiDocument, operation: OperationModel, own: string, body: BodyChoice | undefined): Layout[] {
  const { parameters } = operation;
  const members: Layout[] = [];
  for (const place of PLACES) {
    if (!parameters.some((parameter) => fieldOf(parameter) === place)) continue;
    members.push(member(place, isRequired(parameters, place), [`${own}["parameters"]["${place}"]`]));
  }
  if (body !== undefined) members.push(...bodyMembers(operation, body));
  if (hasMediaChoice(operation)) members.push(member("accept", false, ["Accept", "undefined"], acceptDoc(operation)));
  if (isRead(document, operation)) members.push(member("parseAs", false, ["As", "undefined"], PARSE_AS));
  const hasEvents = streamsOf(document, operation).some(([, { format }]) => format === "events");
  if (hasEvents && operation.method === "get") members.push(member("reconnect", false, ["boolean", "undefined"], RECONNECT));
  return members;
}

function bodyMembers(operation: OperationModel, { body, mediaTypes, isImplied }: BodyChoice): Layout[] {
  const { requestBody, detail } = operation;
  const isDocumented = detail === "documented";
  const required = isDocumented && requestBody?.required === true;
  const own = member("body", required, body, isDocumented ? textOf(requestBody?.description) : ANY_BODY);
  const types = contentTypes(operation);
  // A vendor's JSON may be stated, as with other clients.
  const [only = "", ...others] = types;
  if (isDocumented && others.length === 0 && !isRange(only) && (only === "application/json" || !isJsonType(only))) return [own];
  const usual = defaultContentType(operation) ?? "*/*";
  const doc = mediaTypes.includes(usual) && !isRange(usual) ? `${CONTENT_TYPE} Default: \`${usual}\`.` : CONTENT_TYPE;
  return [own, member("contentType", !isImplied, [...mediaTypeUnion(mediaTypes), ...(isImplied ? ["undefined"] : [])], doc)];
}

function member(name: string, required: boolean, types: readonly Layout[], doc = ""): Layout {
  const comment = docComment([doc]);
  const type = types.length === 1 ? types : group(indented([SOFT_LINE, unionOf(types)]));
  return [comment === "" ? "" : [linesOf(comment), HARD_LINE], name, required ? "" : "?", ": ", type, ";"];
}

/** Generates the type of an operation's result. */
export function resultAlias(document: OpenApiDocument, operation: OperationModel, own: string): string {
  const accept = mediaChoice(operation);
  const union = (choice?: string): readonly Layout[] => resultType(document, operation, own, choice).map(argumentsBroken);
  const choices = offeredTypes(operation).map((type): Layout => [HARD_LINE, quote(type), ":", valueOf(union(type), " "), ";"]);
  const head: Layout = ["export type ", resultName(operation), accept === undefined ? "" : listOf("<", [accept], ">"), " ="];
  const type = accept === undefined ? valueOf(union(), LINE) : assigned(render(head), ["{", indented(choices), HARD_LINE, "}[Accept]"]);
  return `/** The result of {@link ${operation.name}}. */\n${render([head, type, ";"])}\n`;
}

/** Returns a type behind its name. A type with arguments breaks within them. */
function valueOf(members: readonly Layout[], before: Layout): Layout {
  const [only] = members.length === 1 ? members : [];
  if (only !== undefined && (typeof only !== "string" || before === " ")) return [" ", only];
  return group(indented([LINE, unionOf(members)]));
}

/** Lays out the arguments of a type like `AsyncIterable<…>`. */
function argumentsBroken(type: string): Layout {
  const [, name = "", argument] = /^(AsyncIterable|ServerSentEvent)<(.+)>$/.exec(type) ?? [];
  return argument === undefined ? type : typeWith(name, [argumentsBroken(argument)]);
}

/** Generates the descriptor that the client needs to send the request. */
export function descriptor(document: OpenApiDocument, operation: OperationModel): Layout {
  const lines: Layout[] = [
    group(["operationId:", indented([LINE, quote(operation.operationId)])]),
    `method: ${quote(sentMethod(operation.method))}`,
    `path: ${quote(operation.path)}`,
  ];
  // Without security requirements in the document, the API may still require credentials.
  const isSaid = (operation.operation.security ?? document.security) !== undefined;
  if (isSaid && !operation.authenticated) lines.push("authenticated: false");
  const security = ownRequirements(document, operation);
  if (security !== undefined) lines.push(["security: ", requirementsLayout(security)]);
  const server = ownServer(document, operation);
  if (server !== undefined) lines.push(["server: ", server]);
  if (needsSplitPath(operation)) lines.push("split: splitPath");
  const integers = integerBounds(document, operation);
  if (integers !== undefined) lines.push(["integers: ", integers]);
  const styles = styledParameters(document, operation);
  if (styles.length > 0) lines.push(["parameters: ", rowsOf(styles)], "serialize: serializeParameters");
  const [sent, accepted] = [contentTypes(operation), acceptedTypes(operation)];
  if (sent.length > 0) {
    lines.push(["contentTypes: ", listOf("[", sent.map(quote), "]")], `encode: ${encoderOf(document, operation)}`);
    const fields = fieldEncodings(document, operation);
    if (fields.length > 0) lines.push(["encoding: ", rowsOf(fields)]);
  }
  const types = listOf("[", accepted.map(quote), "]");
  if (hasMediaChoice(operation)) {
    // Plain JavaScript may leave out a required request, which the client reports.
    lines.push(["accept: request?.accept === undefined ? ", types, " : [request.accept]"]);
  } else if (accepted.length > 0) lines.push(["accept: ", types]);
  const kind = resultKind(document, operation);
  if (kind !== undefined) lines.push(`result: ${quote(kind)}`);
  const decoder = decoderOf(operation);
  if (decoder !== undefined) lines.push(`decode: ${decoder}`);
  if (isRead(document, operation)) lines.push("stream: streamBody");
  const readers = itemReaders(document, operation);
  // A call that picks no media type accepts JSON if a response offers it.
  const usual = accepted.some((type) => streamFormat(type) !== undefined) ? "" : ' ?? ""';
  const picked = hasMediaChoice(operation) ? `request?.accept${usual}` : "undefined";
  if (readers !== undefined) lines.push(["items: readersBy(", picked, ", ", readers, ")"]);
  return ["{", indented(lines.map((line) => [HARD_LINE, line, ","])), HARD_LINE, "}"];
}

function acceptDoc(operation: OperationModel): string {
  return `The media type of the response. Default: ${acceptedTypes(operation)
    .map((type) => `\`${type}\``)
    .join(", ")}.`;
}

/** Checks if a call may leave out the request. */
export function requestIsOptional({ parameters, requestBody }: OperationModel): boolean {
  return !PLACES.some((place) => isRequired(parameters, place)) && requestBody?.required !== true;
}

export function requestName(operation: OperationModel): string {
  return `${typeCase(operation.name)}Request`;
}

export function resultName(operation: OperationModel): string {
  return `${typeCase(operation.name)}Result`;
}

/** Returns a description if it is a string. */
function textOf(description: unknown): string {
  return typeof description === "string" ? description : "";
}
