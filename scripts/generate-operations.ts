import { itemType, paginationName } from "./generate-pagination.js";
import { operationsInterface } from "./generate-types.js";
import { operationDoc } from "./lib/operation-doc.js";
import { acceptedTypes, bodyType, contentTypes, isRequired, operationType, resultType } from "./lib/operation-types.js";
import type { OpenApiDocument } from "./lib/openapi.js";
import { groupByTag, listOperations, type OperationModel } from "./lib/operations.js";
import type { OutputFile } from "./lib/output.js";
import { docComment, HEADER, LINE_WIDTH, pascalCase, quote } from "./lib/text.js";

/** `operations/<tag>.ts` with a function and a request type for each operationId, and `operations/index.ts` with all of them. */
export function generateOperations(document: OpenApiDocument): OutputFile[] {
  const groups = groupByTag(listOperations(document));
  const files = [...groups].map(([group, operations]) => groupFile(document, group, operations));
  const exports = [...groups.keys()].map((group) => `export * from "./${group}.js";\n`);
  const index = exports.length === 0 ? "export {};\n" : exports.join("");
  return [...files, { path: "operations/index.ts", text: `${HEADER}\n${index}` }];
}

function groupFile(document: OpenApiDocument, group: string, operations: readonly OperationModel[]): OutputFile {
  const body = operations.map((operation) => emitOperation(document, group, operation)).join("\n");
  return { path: `operations/${group}.ts`, text: `${HEADER}\n${imports(group, operations, body)}\n${body}` };
}

function imports(group: string, operations: readonly OperationModel[], body: string): string {
  const paginated = operations.filter(isPaginated).map(paginationName).sort();
  const fromClient = ["OperationClient", "OperationDescriptor", "Pagination", "ParseAs", "ParsedBody", "RequestOptions"];
  const used = fromClient.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const lines = [`import type { ${used.join(", ")} } from "../client.js";\n`];
  if (paginated.length > 0) lines.push(importLine(paginated, "../pagination.js"));
  if (/\bcomponents\[/.test(body)) lines.push('import type { components } from "../types/components.js";\n');
  if (body.includes(operationsInterface(group))) {
    lines.push(`import type { ${operationsInterface(group)} } from "../types/operations/${group}.js";\n`);
  }
  return lines.join("");
}

function importLine(names: readonly string[], from: string): string {
  const line = `import { ${names.join(", ")} } from ${quote(from)};\n`;
  return line.length <= LINE_WIDTH + 1 ? line : `import {\n${names.map((name) => `  ${name},\n`).join("")}} from ${quote(from)};\n`;
}

function emitOperation(document: OpenApiDocument, group: string, operation: OperationModel): string {
  const own = operationType(operation, operationsInterface(group));
  const parts = [requestInterface(operation, own)];
  if (hasResultName(operation)) parts.push(resultAlias(operation, own));
  parts.push(descriptor(operation));
  parts.push(isPaginated(operation) ? paginatedFunction(document, operation) : plainFunction(operation));
  return parts.join("\n");
}

function requestInterface(operation: OperationModel, own: string): string {
  const { parameters, requestBody, detail } = operation;
  const members: string[] = [];
  const add = (name: string, required: boolean, types: readonly string[], doc?: string): void => {
    if (doc !== undefined) members.push(`${docComment([doc], "  ")}\n`);
    const head = `  ${name}${required ? "" : "?"}:`;
    members.push(`${head}${union(types, head, "    ")};\n`);
  };
  for (const place of ["path", "query"] as const) {
    if (parameters.some((parameter) => parameter.in === place)) {
      add(place, isRequired(parameters, place), [`${own}["parameters"]["${place}"]`]);
    }
  }
  if (requestBody !== undefined) {
    if (detail === "documented") add("body", requestBody.required === true, bodyType(operation, own), requestBody.description);
    else
      add(
        "body",
        false,
        ["unknown"],
        "Sent as it is where it is text, bytes, a `Blob`, a form or a stream; as JSON where it is anything else.",
      );
    const types = contentTypes(operation);
    if (types.length > 1)
      add("contentType", false, [...types.map(quote), "undefined"], `The media type of the body; \`${types[0]}\` by default.`);
    else if (detail !== "documented") add("contentType", false, ["string", "undefined"], "The media type of the body.");
  }
  if (hasOpenResult(operation))
    add("parseAs", false, ["As", "undefined"], "How to read the answer; `auto` by default, which goes by its content type.");
  const generic = hasOpenResult(operation) ? '<As extends ParseAs = "auto">' : "";
  const head = `/** The request of {@link ${operation.operationId}}. */\nexport interface ${requestName(operation)}${generic} extends RequestOptions `;
  return members.length === 0 ? `${head}{}\n` : `${head}{\n${members.join("")}}\n`;
}

function resultAlias(operation: OperationModel, own: string): string {
  const head = `export type ${resultName(operation)} =`;
  return `/** What {@link ${operation.operationId}} resolves to. */\n${head}${union(resultType(operation, own), head, "  ")};\n`;
}

/** A union behind `head`: on the same line where it fits, one member a line where it does not. */
function union(members: readonly string[], head: string, indent: string): string {
  const flat = ` ${members.join(" | ")}`;
  if (`${head}${flat};`.length <= LINE_WIDTH) return flat;
  return members.length === 1 ? `\n${indent}${members.join("")}` : members.map((member) => `\n${indent}| ${member}`).join("");
}

function descriptor(operation: OperationModel): string {
  const lines = [
    `operationId: ${quote(operation.operationId)}`,
    `method: "${operation.method.toUpperCase()}"`,
    `path: ${quote(operation.path)}`,
  ];
  if (!operation.authenticated) lines.push("authenticated: false");
  const [sent, accepted] = [contentTypes(operation), acceptedTypes(operation)];
  if (sent.length > 0) lines.push(`contentTypes: [${sent.map(quote).join(", ")}]`);
  if (accepted.length > 0) lines.push(`accept: [${accepted.map(quote).join(", ")}]`);
  return `const ${descriptorName(operation)}: OperationDescriptor = {\n${lines.map((line) => `  ${line},\n`).join("")}};\n`;
}

function plainFunction(operation: OperationModel): string {
  const generic = hasOpenResult(operation) ? '<As extends ParseAs = "auto">' : "";
  const request = `request${requestIsOptional(operation) ? "?" : ""}: ${requestName(operation)}${generic === "" ? "" : "<As>"}`;
  const head = `export function ${operation.operationId}${generic}`;
  const result = `Promise<${promised(operation)}>`;
  const flat = `${head}(client: OperationClient, ${request}): ${result} {`;
  const signature = flat.length <= LINE_WIDTH ? flat : `${head}(\n  client: OperationClient,\n  ${request},\n): ${result} {`;
  return [docComment(operationDoc(operation)), signature, `  return client.call(${descriptorName(operation)}, request);`, "}", ""].join(
    "\n",
  );
}

function paginatedFunction(document: OpenApiDocument, operation: OperationModel): string {
  const request = `request${requestIsOptional(operation) ? "?" : ""}: ${requestName(operation)}`;
  const face = pascalCase(operation.operationId);
  const id = operation.operationId;
  return [
    `/** The type of {@link ${id}}. */`,
    `export interface ${face} {`,
    `  (client: OperationClient, ${request}): Promise<${promised(operation)}>;`,
    "  readonly operation: OperationDescriptor;",
    `  readonly pagination: Pagination<${promised(operation)}, ${itemType(document, operation)}>;`,
    "}",
    "",
    docComment(operationDoc(operation)),
    `export const ${id}: ${face} = /* @__PURE__ */ Object.assign(`,
    arrowFunction(
      `  (client: OperationClient, ${request}): Promise<${promised(operation)}> =>`,
      `client.call(${descriptorName(operation)}, request),`,
    ),
    `  { operation: ${descriptorName(operation)}, pagination: ${paginationName(operation)} },`,
    ");",
    "",
  ].join("\n");
}

function arrowFunction(head: string, body: string): string {
  return head.length + 1 + body.length <= LINE_WIDTH ? `${head} ${body}` : `${head}\n    ${body}`;
}

function promised(operation: OperationModel): string {
  if (hasOpenResult(operation)) return "ParsedBody[As]";
  return hasResultName(operation) ? resultName(operation) : "undefined";
}

/** The answer is not shown, so that the caller says how to read it. HEAD answers without a body. */
function hasOpenResult(operation: OperationModel): boolean {
  return operation.detail !== "documented" && acceptedTypes(operation).length > 0;
}

function hasResultName(operation: OperationModel): boolean {
  return !hasOpenResult(operation) && acceptedTypes(operation).length > 0;
}

function requestIsOptional(operation: OperationModel): boolean {
  const { parameters, requestBody } = operation;
  return !isRequired(parameters, "path") && !isRequired(parameters, "query") && requestBody?.required !== true;
}

function isPaginated(operation: OperationModel): boolean {
  return operation.operation["x-pagination"] !== undefined;
}

function requestName(operation: OperationModel): string {
  return `${pascalCase(operation.operationId)}Request`;
}

function resultName(operation: OperationModel): string {
  return `${pascalCase(operation.operationId)}Result`;
}

function descriptorName(operation: OperationModel): string {
  return `${operation.operationId}Operation`;
}
