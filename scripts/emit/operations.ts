import { posix } from "node:path";
import { itemLayout, paginationName } from "./pagination.js";
import { compare } from "../core/cli/finding.js";
import { identifiersIn } from "./identifiers-in.js";
import { operationDoc } from "../model/operation-doc.js";
import { group, HARD_LINE, ifBroken, indented, type Layout, LINE, linesOf, listOf, render, typeWith } from "./layout.js";
import { hasResultName, isPaginated } from "../model/operation-facts.js";
import { operationType } from "./operation-types.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { groupByTag, listOperations } from "../model/operations.js";
import { type OperationModel, operationsInterface } from "../model/operation.js";
import type { OutputFile } from "../core/files/output.js";
import {
  descriptor,
  isRead,
  requestArgument,
  requestIsOptional,
  requestType,
  resultAlias,
  resultName,
  streamedResult,
  typeParameters,
} from "./request-types.js";
import { docComment, HEADER, importLine, LINE_WIDTH } from "./text.js";
import { typeCase } from "../model/case.js";

/** Returns the JSDoc lines of an operation's function. */
type Doc = (operation: OperationModel) => string[];

/**
 * Generates `operations/<tag>.ts` with a function and a request type per operation, and `operations/index.ts`, which exports all.
 *
 * @param runtime path of the runtime from the output's root
 */
export function generateOperations(document: OpenApiDocument, runtime: string, doc: Doc = operationDoc): OutputFile[] {
  const groups = groupByTag(listOperations(document));
  const files = [...groups].map(([group, operations]) => groupFile(document, group, operations, runtime, doc));
  const exports = [...groups.keys()].map((group) => `export * from "./${group}.js";\n`);
  const index = exports.length === 0 ? "export {};\n" : exports.join("");
  return [...files, { path: "operations/index.ts", text: `${HEADER}\n${index}` }];
}

function groupFile(document: OpenApiDocument, group: string, operations: readonly OperationModel[], runtime: string, doc: Doc): OutputFile {
  const body = operations.map((operation) => emitOperation(document, group, operation, doc)).join("\n");
  return { path: `operations/${group}.ts`, text: `${HEADER}\n${imports(group, operations, runtime, body)}\n${body}` };
}

const OPERATION_TYPES = "OperationClient OperationDescriptor Pagination ParseAs ParsedBody RawBody RequestOptions ResultOptions".split(" ");

function imports(group: string, operations: readonly OperationModel[], runtime: string, body: string): string {
  const used = identifiersIn(body);
  const lines: string[] = [];
  const add = (keyword: "import" | "import type", names: readonly string[], from: string): void => {
    const wanted = names.filter((name) => used.has(name));
    if (wanted.length > 0) lines.push(importLine(keyword, wanted, from));
  };
  add("import", ["decodeBody", "encodeBody", "streamBody"], posix.join("..", runtime, "body.js"));
  add("import", ["decodeEvents"], posix.join("..", runtime, "events.js"));
  add("import", ["invoke"], posix.join("..", runtime, "invoke.js"));
  add("import type", ["ItemOf", "ServerSentEvent", "Streamed"], posix.join("..", runtime, "item-stream.js"));
  add("import", ["decodeJsonLines", "decodeJsonSequence"], posix.join("..", runtime, "json-lines.js"));
  add(
    "import",
    ["decodeMedia", "decodeMediaOrNothing", "encodeForm", "encodeJson", "encodeMultipart"],
    posix.join("..", runtime, "media.js"),
  );
  add("import type", OPERATION_TYPES, posix.join("..", runtime, "operation.js"));
  add("import", ["readersBy"], posix.join("..", runtime, "pieces.js"));
  add("import", ["serverFor"], posix.join("..", runtime, "server-for.js"));
  add("import", ["splitPath"], posix.join("..", runtime, "split-path.js"));
  add("import", ["serializeParameters"], posix.join("..", runtime, "parameters.js"));
  add("import", operations.filter(isPaginated).map(paginationName).sort(compare), "../pagination.js");
  add("import type", ["components"], "../types/components.js");
  add("import type", [operationsInterface(group)], `../types/operations/${group}.js`);
  return lines.join("");
}

function emitOperation(document: OpenApiDocument, group: string, operation: OperationModel, doc: Doc): string {
  const own = operationType(operation, operationsInterface(group));
  const parts = [requestType(document, operation, own)];
  if (hasResultName(operation)) parts.push(resultAlias(document, operation, own));
  parts.push(isPaginated(operation) ? paginatedFunction(document, operation, doc) : plainFunction(document, operation, doc));
  return parts.join("\n");
}

/** Marks the call as pure, so that bundlers can remove the constant if it is unused. */
const ASSIGN = "/* @__PURE__ */ Object.assign(";

/** Generates a function with an inline descriptor: as a constant, it could not be removed together with an unused function. */
function plainFunction(document: OpenApiDocument, operation: OperationModel, doc: Doc): string {
  const head = ["export function ", operation.name, typeParameters(document, operation), signature(document, operation)];
  const values = ["client", descriptor(document, operation), "request"].map((value) => [HARD_LINE, value, ","]);
  const body = ["return invoke(", indented(values), HARD_LINE, ");"];
  return `${docComment(doc(operation))}\n${render([head, " {", indented([HARD_LINE, body]), HARD_LINE, "}"])}\n`;
}

function paginatedFunction(document: OpenApiDocument, operation: OperationModel, doc: Doc): string {
  const { name } = operation;
  const constant = `${name}Operation`;
  const [face, call] = [typeCase(name), signature(document, operation)];
  const page = typeWith("Pagination", [promised(document, operation), itemLayout(document, operation, resultName(operation))]);
  const members = [call, "readonly operation: OperationDescriptor", ["readonly pagination: ", page]];
  const request = ["operation: ", constant, ",", LINE, "pagination: ", paginationName(operation)];
  const values = [
    group([call, " =>", group(indented([LINE, `invoke(client, ${constant}, request)`]))]),
    group(["{", indented([LINE, request]), ifBroken(","), LINE, "}"]),
  ];
  const type = ["export interface ", face, " {", indented(members.map((line) => [HARD_LINE, line, ";"])), HARD_LINE, "}"];
  const value = [ASSIGN, indented(values.map((line) => [HARD_LINE, line, ","])), HARD_LINE, ");"];
  const head = `export const ${name}: ${face} =`;
  const definition = [head, head.length + 1 + ASSIGN.length > LINE_WIDTH ? indented([HARD_LINE, value]) : [" ", value]];
  const comment = linesOf(docComment(doc(operation)));
  const described = ["const ", constant, ": OperationDescriptor = ", descriptor(document, operation), ";", HARD_LINE, HARD_LINE];
  return `${render([described, `/** The type of {@link ${name}}. */`, HARD_LINE, type, HARD_LINE, HARD_LINE, comment, HARD_LINE, definition])}\n`;
}

/** Returns the parameters and the result of an operation's function. */
function signature(document: OpenApiDocument, operation: OperationModel): Layout {
  const request = [`request${requestIsOptional(operation) ? "?" : ""}: `, requestArgument(document, operation)];
  // Prettier breaks the parameters before the type of the result.
  return listOf("(", ["client: OperationClient", request], ["): Promise<", promised(document, operation), ">"]);
}

function promised(document: OpenApiDocument, operation: OperationModel): Layout {
  // Without `NoInfer`, the type of the assignment's target would be inferred.
  if (isRead(document, operation)) return streamedResult(document, operation) ?? "NoInfer<Output>";
  return hasResultName(operation) ? resultName(operation) : "undefined";
}
