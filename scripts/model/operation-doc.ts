import { errorResponses, hasUnsentBody } from "./operation-facts.js";
import { credentialsOf } from "./credentials.js";
import { type OpenApiDocument, sentMethod } from "../read/openapi.js";
import { isFurtherQuery } from "./parameters.js";
import type { OperationModel } from "./operation.js";
import { kebabCaseOfName, oneLine } from "./case.js";

/** Returns the JSDoc lines for any document, including credentials. */
export function documentOperationDoc(document: OpenApiDocument, operation: OperationModel): string[] {
  const { deprecated, security } = operation.operation;
  const credentials = credentialsOf(document, security ?? document.security);
  return [
    ...operationDoc(operation),
    ...(credentials === undefined ? [] : ["", `Credentials: ${credentials}`]),
    ...(deprecated === true ? ["", "@deprecated"] : []),
  ];
}

/** Returns the JSDoc lines of an operation: description, URL, parameters and errors. */
export function operationDoc(operation: OperationModel): string[] {
  const { summary, description } = operation.operation;
  const [text = operation.operationId] = [description, summary].filter((each) => typeof each === "string" && each.trim() !== "");
  return [
    ...text.trim().split("\n"),
    "",
    `\`${sentMethod(operation.method)} ${operation.path}\``,
    ...parameterLines(operation),
    ...bodyLines(operation),
    ...errorLines(operation),
  ];
}

/** Returns an operation's page in the rendered reference: `access-groups/read-access-group`. */
export function referencePage(operation: OperationModel): string {
  return `${operation.group}/${kebabCaseOfName(operation.operationId)}`;
}

function parameterLines(operation: OperationModel): string[] {
  const { parameters } = operation;
  const lines = parameters.map(
    (parameter) => `- \`${parameter.in}${isFurtherQuery(operation, parameter) ? "" : `.${parameter.name}`}\`: ${described(parameter)}`,
  );
  if (operation.requestBody?.description !== undefined) lines.push(`- \`body\`: ${described(operation.requestBody)}`);
  return lines.length === 0 ? [] : ["", "Parameters:", ...lines];
}

/** Notes a documented body that is not sent. */
function bodyLines(operation: OperationModel): string[] {
  if (!hasUnsentBody(operation)) return [];
  return ["", `The body that the document describes is not sent: \`fetch\` sends none with ${sentMethod(operation.method)}.`];
}

function errorLines(operation: OperationModel): string[] {
  const lines = errorResponses(operation).map(([status, response]) => `- ${status}: ${described(response)}`);
  return lines.length === 0 ? [] : ["", "Errors:", ...lines];
}

function described({ description }: { description?: unknown }): string {
  return typeof description === "string" ? oneLine(description) : "not described";
}
